import type { Metadata } from "next";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { MessagePage } from "@/components/ui/message-page";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <MessagePage
      title="Page not found"
      message="There is nothing at this address."
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/show" className={buttonClass("filled")}>
          Go to My Expenses
        </Link>
        <Link href="/" className={buttonClass("quiet")}>
          Go to Home
        </Link>
      </div>
    </MessagePage>
  );
}
