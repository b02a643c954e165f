import { Banner } from "@/components/home/banner";
import { Features } from "@/components/home/features";
import { Hero } from "@/components/home/hero";

export default function HomePage() {
  return (
    <>
      <main id="main" data-always-dark className="pb-32 sm:pb-20">
        <Hero />
        <Features />
      </main>
      <Banner />
    </>
  );
}
