import { useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";

/** A link with a button that copies it. */
export function LinkBox({ link, label }: { link: string; label: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    input.current?.select();
    setCopied((await copyText(link)) ? link : undefined);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${CONTROL_CLASS} w-auto! grow basis-48`}
        />
        <button
          type="button"
          onClick={() => void copy()}
          className={buttonClass("quiet")}
        >
          Copy
        </button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
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
