import { Menu } from "@base-ui/react/menu";
import { Database, Download, EyeOff, FileUp, Users } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode, RefObject } from "react";
import { countText } from "@/components/ui/count-text";
import { type Theme, THEMES } from "@/components/ui/theme";
import { chooseTheme, useTheme } from "@/components/ui/use-theme";
import { areAmountsHidden, hideAmounts } from "@/components/ui/use-rupees";
import { useStore } from "@/lib/browser/storage/use-store";
import { listDownload } from "./list-download";

const ITEM =
  "flex min-h-11.5 w-full cursor-pointer items-center gap-3 rounded-xl px-3 text-start text-md -outline-offset-2 transition-colors duration-150 select-none data-highlighted:bg-raised";
const ICON = "shrink-0 text-muted";
const SWITCH =
  "relative ms-auto h-5.5 w-9 shrink-0 rounded-full bg-control transition-colors duration-150 group-data-checked:bg-primary after:absolute after:top-0.75 after:left-0.75 after:size-4 after:rounded-full after:bg-white after:transition-[translate] after:duration-150 group-data-checked:after:translate-x-3.5 forced-colors:border forced-colors:after:bg-[CanvasText]";

/** Opens below the button, at the edge of the heading. */
export function MoreMenuPopup({
  button,
  container,
  isOpen,
  onOpenChange,
}: {
  button: RefObject<HTMLButtonElement | null>;
  /** Inside a landmark. */
  container: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const theme = useTheme();
  const areHidden = useStore(areAmountsHidden, false);
  const list = useStore(listDownload, undefined);
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Portal container={container}>
        <Menu.Positioner
          anchor={() => anchorOf(button.current)}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40"
        >
          <Menu.Popup
            aria-label="More"
            finalFocus={button}
            className="max-h-(--available-height) w-71 max-w-[calc(100vw-2*var(--gutter))] overflow-y-auto overscroll-contain rounded-[18px] bg-overlay p-2 shadow-float outline-none transition-[opacity,translate] duration-300 ease-out data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-ending-style:duration-200 data-starting-style:-translate-y-2 data-starting-style:opacity-0 forced-colors:border"
          >
            <LinkItem href="/import">
              <FileUp aria-hidden size={20} className={ICON} />
              Import a statement
            </LinkItem>
            {list && (
              <Menu.Item className={ITEM} onClick={list.download}>
                <Download aria-hidden size={20} className={ICON} />
                Download this list{" "}
                <span className="ms-auto text-sm text-muted">
                  {countText(list.rowCount, "row")}
                </span>
              </Menu.Item>
            )}
            <LinkItem href="/people">
              <Users aria-hidden size={20} className={ICON} />
              People
            </LinkItem>
            <LinkItem href="/data">
              <Database aria-hidden size={20} className={ICON} />
              Your data
            </LinkItem>
            <Menu.Separator className="mx-3 my-2 h-px bg-hairline forced-colors:bg-[CanvasText]" />
            <Menu.CheckboxItem
              checked={areHidden}
              onCheckedChange={hideAmounts}
              className={`group ${ITEM}`}
            >
              <EyeOff aria-hidden size={20} className={ICON} />
              Hide amounts
              <span aria-hidden className={SWITCH} />
            </Menu.CheckboxItem>
            <Menu.RadioGroup
              value={theme}
              onValueChange={(value: Theme) => chooseTheme(value)}
              className="px-3 pt-1 pb-1.5"
            >
              <Menu.GroupLabel className="text-sm text-muted">
                Theme
              </Menu.GroupLabel>
              <div className="mt-2 flex rounded-full bg-raised p-0.75 ring-1 ring-hairline ring-inset">
                {THEMES.map(([value, label]) => (
                  <Menu.RadioItem
                    key={value}
                    value={value}
                    className="relative flex min-h-9.5 flex-1 cursor-pointer items-center justify-center rounded-full px-2 text-md text-muted -outline-offset-2 transition-colors duration-150 select-none after:absolute after:inset-x-0 after:-inset-y-0.75 data-checked:bg-selected data-checked:font-medium data-checked:text-text data-highlighted:text-text forced-colors:data-checked:outline-2 forced-colors:data-checked:outline-[Highlight]"
                  >
                    {label}
                  </Menu.RadioItem>
                ))}
              </div>
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The link is not prefetched, because few visits follow it. */
function LinkItem({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href;
  return (
    <Menu.LinkItem
      render={<Link href={href} prefetch={false} />}
      closeOnClick
      aria-current={isCurrent ? "page" : undefined}
      className={`${ITEM} aria-[current=page]:text-purple`}
    >
      {children}
    </Menu.LinkItem>
  );
}

/** The anchor is as high as the button, and ends where the heading does. */
function anchorOf(button: HTMLElement | null) {
  const heading = button?.closest("[data-heading]");
  if (!button || !heading) return null;
  return {
    contextElement: button,
    getBoundingClientRect: () => {
      const { top, height } = button.getBoundingClientRect();
      return new DOMRect(heading.getBoundingClientRect().right, top, 0, height);
    },
  };
}
