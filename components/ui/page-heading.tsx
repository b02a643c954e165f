export function PageHeading({
  title,
  subtitle,
}: {
  title: string;
  subtitle: string;
}) {
  return (
    <div>
      <h1 className="text-[2rem] leading-tight font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-muted">{subtitle}</p>
    </div>
  );
}
