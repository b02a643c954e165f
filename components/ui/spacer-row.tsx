/** Takes the height, in px, of the rows that a long table does not render. */
export function SpacerRow({ height }: { height: number }) {
  return (
    height > 0 && (
      <tr aria-hidden className="max-md:block">
        <td className="block p-0" style={{ height }} />
      </tr>
    )
  );
}
