import { TAGLINE, TITLE_WORDS } from "@/components/brand";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass } from "@/components/ui/button-class";
import { FirstStart } from "./first-start";
import { PyramidMotion } from "./pyramid-motion";
import { PyramidStill } from "./pyramid-still";

export function Hero() {
  return (
    <section className="relative isolate flex md:-mt-[66px] h-hero flex-col items-center overflow-clip px-4 pt-20 text-center roomy:pt-40">
      <PyramidMotion still={<PyramidStill />} />
      <h1 className="text-title leading-none font-bold tracking-tighter">
        <ProductTitle />
      </h1>
      <p className="mt-4 max-w-xl text-pretty sm:text-lg roomy:mt-6">
        {TAGLINE}
      </p>
      <div className="mt-6 flex flex-col gap-3 *:scroll-mb-28 min-[400px]:flex-row roomy:mt-10">
        <ScreenLink href="/add" className={buttonClass("filled")}>
          Add Expense
        </ScreenLink>
        <ScreenLink href="/show" className={buttonClass("quiet")}>
          View Expenses
        </ScreenLink>
      </div>
      <FirstStart />
    </section>
  );
}

function ProductTitle() {
  return (
    <>
      <span className="text-teal">{TITLE_WORDS[0]}</span>{" "}
      <span className="text-purple">{TITLE_WORDS[1]}</span>
    </>
  );
}
