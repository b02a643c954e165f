import { useEffect, useEffectEvent, useState } from "react";
import { SHARE_FAILED } from "@/lib/wire/share-paths";
import {
  type SharedContent,
  type SharedKind,
  takeShared,
} from "@/lib/offline/share/shared-content";

export type SharedContentProps = {
  kind: SharedKind;
  onTaken: (content: SharedContent) => void;
  /** Of the message that it did not arrive. */
  className?: string;
};

const FAILURES: Record<SharedKind, string> = {
  text: "The shared text did not arrive. Paste it here instead.",
  files: "The shared files did not arrive. Choose them here instead.",
};

/** Takes the content once, or says that it did not arrive. */
export default function TakeShared({
  kind,
  onTaken,
  className = "",
}: SharedContentProps) {
  const [hasFailed, setHasFailed] = useState(
    () => location.hash === SHARE_FAILED,
  );
  const handOver = useEffectEvent(onTaken);
  useEffect(() => {
    takeShared(kind).then(
      (content) => content && handOver(content),
      (error: unknown) => {
        console.error("The shared content could not be read.", error);
        setHasFailed(true);
      },
    );
  }, [kind]);
  return (
    <p role="alert" className={`text-sm text-danger empty:hidden ${className}`}>
      {hasFailed && FAILURES[kind]}
    </p>
  );
}
