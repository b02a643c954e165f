import Link from "next/link";
import { buttonClass } from "../ui/button-class";
import { ProductTitle } from "./product-title";
import { PyramidStill } from "./pyramid-still";

export const TAGLINE =
  "Smart expense tracking for students — stay on top of your finances with clarity and style.";

export function Hero() {
  return (
    <section className="relative isolate -mt-[66px] flex h-hero flex-col items-center overflow-clip px-4 pt-24 text-center sm:pt-40">
      <PyramidStill />
      <h1 className="text-title leading-none font-bold tracking-tighter">
        <ProductTitle />
      </h1>
      <p className="mt-4 max-w-xl text-pretty text-text/90 sm:mt-6 sm:text-lg">
        {TAGLINE}
      </p>
      <div className="mt-6 flex flex-col gap-3 min-[400px]:flex-row sm:mt-10">
        <Link href="/add" className={buttonClass("filled")}>
          Add Expense
        </Link>
        <Link href="/show" className={buttonClass("outlined")}>
          View Expenses
        </Link>
      </div>
    </section>
  );
}
