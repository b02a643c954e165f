export function Banner() {
  return (
    <aside
      aria-label="About this website"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface px-4 py-3 text-center text-sm"
    >
      <strong className="block font-semibold text-teal">
        This website is fully functional!
      </strong>
      <span className="text-muted">
        Use the navigation buttons to explore all features - add expenses, view
        expenses, and more.
      </span>
    </aside>
  );
}
