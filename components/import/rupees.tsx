/** A formatted amount, with its paise less prominent. */
export function Rupees({ text }: { text: string }) {
  const [rupees, paise] = text.split(".");
  return (
    <>
      {rupees}
      {paise !== undefined && (
        <span className="font-normal text-subtle">.{paise}</span>
      )}
    </>
  );
}
