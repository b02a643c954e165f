export function CloseIcon() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-4 stroke-current">
      <path
        d="m3 3 10 10M13 3 3 13"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
