"use client";

import { buttonClass } from "@/components/ui/button-class";
import { MessagePage } from "@/components/ui/message-page";

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      title="Something broke on this page"
      message="Your saved expenses are safe. Try the page once more."
    >
      <button type="button" onClick={retry} className={buttonClass("filled")}>
        Try again
      </button>
    </MessagePage>
  );
}
