/** A grey bar of the size that the text will have. */
export function Skeleton({ children }: { children: string }) {
  return (
    <span className="bg-track text-transparent select-none [clip-path:inset(18%_0_round_6px)] forced-colors:invisible">
      {children}
    </span>
  );
}
