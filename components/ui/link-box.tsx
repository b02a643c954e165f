import { useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";

/** A link with a button that copies it. */
export function LinkBox({ link, label }: { link: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    input.current?.select();
    setCopied((await copyText(link)) ? link : undefined);
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

/** Resolves to whether the text was copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard API; this copies the selected text:
    // https://developer.mozilla.org/en-US/docs/Web/API/Clipboard_API
    return document.execCommand("copy");
  }
}
