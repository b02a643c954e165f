import { type ComponentProps, useState } from "react";
import { Button } from "./button";
import { copyText } from "./copy-text";

/** A button that copies a text, or first offers it to the apps of the device. */
export function CopyButton({
  text,
  canShare = false,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, "onClick"> & {
  text: string;
  /** Whether to offer it to other apps, where the browser can. */
  canShare?: boolean;
}) {
  const [last, setLast] = useState<{ text: string; outcome: string }>();
  const press = async () => {
    if (canShare && (await isShared(text))) return setLast(undefined);
    const isCopied = await copyText(text);
    setLast({ text, outcome: isCopied ? "Copied" : "Could not copy" });
  };
  const outcome = last?.text === text ? last.outcome : undefined;
  return (
    <>
      <Button {...rest} onClick={() => void press()}>
        {outcome ?? children}
      </Button>
      <span role="status" className="sr-only">
        {outcome && `${outcome}.`}
      </span>
    </>
  );
}

/** Whether the text was handed over, or the user has closed the choice of apps. */
async function isShared(text: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
