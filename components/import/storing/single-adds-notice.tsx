/** For an outside host, which takes one expense at a time. */
export function SingleAddsNotice() {
  return (
    <p className="rounded-card border border-warning/40 bg-surface px-4 py-3 text-sm sm:px-6">
      Your expenses are on another server, which takes them one by one, about
      two a second. Rows that are already there cannot be recognised, and the
      import cannot be undone.
    </p>
  );
}
