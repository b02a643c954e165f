const LABELS = ["Import", "Date", "Category", "Description", "Amount", "State"];

export function PreviewTableHead() {
  return (
    <thead role="rowgroup" className="max-lg:sr-only">
      <tr role="row" aria-rowindex={1} className="h-12">
        {LABELS.map((label) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            className={`top-0 z-10 bg-surface px-3 text-sm font-medium text-muted roomy:sticky lg:shadow-[inset_0_-1px] lg:shadow-hairline forced-colors:outline ${label === "Amount" ? "text-right" : "text-left"}`}
          >
            <span className={label === "Import" ? "sr-only" : undefined}>
              {label}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
