import { Banner } from "@/components/home/banner";
import { Hero } from "@/components/home/hero";

export default function HomePage() {
  return (
    <>
      <main id="main" className="pb-24">
        <Hero />
      </main>
      <Banner />
    </>
  );
}
