import { TITLE_WORDS } from "@/components/brand";

export function ProductTitle() {
  return (
    <>
      <span className="text-teal">{TITLE_WORDS[0]}</span>{" "}
      <span className="text-purple">{TITLE_WORDS[1]}</span>
    </>
  );
}
