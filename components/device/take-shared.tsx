import { useEffect, useEffectEvent, useState } from "react";
import { SHARE_FAILED } from "@/lib/domain/wire/share-paths";
import {
  type SharedContent,
  type SharedKind,
  takeShared,
} from "@/lib/browser/share/shared-content";

export type SharedContentProps = {
  kind: SharedKind;
  /** What was shared stays stored for now, because it cannot be read without the network. */
  isWaiting?: boolean;
  onTaken: (content: SharedContent) => void;
  className?: string;
};

const FAILURES: Record<SharedKind, string> = {
  text: "The shared text did not arrive. Paste it here instead.",
  files: "The shared files did not arrive. Choose them here instead.",
};

/** Calls onTaken once, or says that the content did not arrive. */
export default function TakeShared({
  kind,
  isWaiting = false,
  onTaken,
  className = "",
}: SharedContentProps) {
  const [hasFailed, setHasFailed] = useState(
    () => location.hash === SHARE_FAILED,
  );
  const handOver = useEffectEvent(onTaken);
  useEffect(() => {
    if (isWaiting || hasFailed) return;
    takeShared(kind).then(
      (content) => {
        // A reload would look for it again.
        history.replaceState(null, "", location.pathname + location.search);
        if (content) handOver(content);
      },
      (error: unknown) => {
        console.error("The shared content could not be read.", error);
        setHasFailed(true);
      },
    );
  }, [kind, isWaiting, hasFailed]);
  if (isWaiting && !hasFailed)
    return (
      <p role="status" className={`text-sm text-muted ${className}`}>
        What was shared is kept on this device, and is read when the connection
        is back.
      </p>
    );
  return (
    <p role="alert" className={`text-sm text-danger empty:hidden ${className}`}>
      {hasFailed && FAILURES[kind]}
    </p>
  );
}
