/** The two words of the product's title; nothing else spells it out. */
export const TITLE_WORDS = ["Campus", "Kharcha"] as const;
export const PRODUCT_TITLE = TITLE_WORDS.join(" ");

export function ProductTitle() {
  return (
    <>
      <span className="text-teal">{TITLE_WORDS[0]}</span>{" "}
      <span className="text-purple">{TITLE_WORDS[1]}</span>
    </>
  );
}
