/** The box of the bar with the Add link, at the bottom of the window above the notifications. */
export const BAR =
  "fixed inset-x-0 bottom-(--notifications-height,0px) h-(--bar-height) print:hidden";
