import { lazy, type ReactNode } from "react";
import { LazyPart } from "@/components/ui/load-boundary";

const QrCode = lazy(() =>
  import("@/components/ui/qr-code").then(({ QrCode }) => ({
    default: QrCode,
  })),
);

/** The QR code of a link, if it is shown, and beside it what can be done with the link. */
export function LinkLayout({
  link,
  qrLabel,
  children,
}: {
  link: string | undefined;
  qrLabel: string;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-x-6 gap-y-3.5 max-md:flex-col md:items-center">
      {link !== undefined && (
        <LazyPart
          failure="The QR code could not be loaded."
          fallback={<div className="mx-auto size-52 shrink-0" />}
        >
          <QrCode text={link} label={qrLabel} />
        </LazyPart>
      )}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-3">
        {children}
      </div>
    </div>
  );
}
