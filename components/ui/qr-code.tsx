import { encode } from "uqr";

/** The width of the quiet zone in modules, as the standard demands. */
const QUIET_ZONE = 4;

/** The text as a QR code, dark on white also in a dark theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = qrModules(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block size-52 shrink-0 rounded-2xl"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modulesPath(data)} fill="#000" />
    </svg>
  );
}

/** The rows of the code, where a dark module is true, with its quiet zone. */
export function qrModules(text: string) {
  return encode(text, { ecc: "M", border: QUIET_ZONE });
}

/** One rectangle for each run of dark modules in a row. */
export function modulesPath(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of rows.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (row[x] || start < 0) continue;
      path += `M${start} ${y}h${x - start}v1H${start}z`;
      start = -1;
    }
  }
  return path;
}
