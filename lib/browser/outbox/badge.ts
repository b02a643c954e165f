type BadgeNavigator = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Shows the number at the icon of the installed app, where the browser can. */
export async function showBadge(count: number) {
  const badges = navigator as BadgeNavigator;
  try {
    if (count > 0) await badges.setAppBadge?.(count);
    else await badges.clearAppBadge?.();
  } catch (error) {
    console.info("The app has no badge.", error);
  }
}
