import { useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { copyText } from "./copy-text";

export function LinkBox({ link, label }: { link: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    input.current?.select();
    // Without the clipboard, this copies the selected text:
    // https://developer.mozilla.org/en-US/docs/Web/API/Clipboard_API
    const isCopied = (await copyText(link)) || document.execCommand("copy");
    setCopied(isCopied ? link : undefined);
  };
  return (
    <div className="w-full">
      <div className="flex gap-2">
        <input
          ref={input}
          aria-label={label}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${CONTROL_CLASS} text-ellipsis text-muted`}
        />
        <button
          type="button"
          onClick={() => void copy()}
          className={buttonClass("quiet")}
        >
          Copy
        </button>
      </div>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {copied === link && "Copied."}
      </p>
    </div>
  );
}
