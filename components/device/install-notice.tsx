import { useEffect, useLayoutEffect, useState } from "react";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { copyWhenLoaded } from "@/components/ui/copy-text";
import { DismissibleNotice } from "@/components/ui/dismissible-notice";
import { isInstalled } from "@/components/ui/is-installed";
import { LinkBox } from "@/components/ui/link-box";
import { isPrivateList, type ListRef } from "@/lib/browser/api/list-ref";
import { fetchLinkToken } from "@/lib/browser/list/list-link";
import { joinUrl } from "@/lib/browser/switch-list/join-link";
import { storeLinkState } from "@/lib/browser/switch-list/link-record";
import { hasAddedThree } from "@/lib/browser/storage/add-count";
import {
  hasInstallPrompt,
  needsIosSteps,
  showInstallPrompt,
  whenInstalled,
} from "./install-prompt";

/** `{offered}`: it was shown once in this browser. */
const KEY = "install-offer";

/** The notice, where the app can be installed, after the third add, and once. */
export function findInstallOffer() {
  const isPossible = hasInstallPrompt() || needsIosSteps();
  return isPossible &&
    hasAddedThree() &&
    !isInstalled() &&
    !readLocalRecord(KEY)?.["offered"]
    ? InstallNotice
    : undefined;
}

type Props = {
  list: ListRef;
  /** This browser has a link that only reads the list, and cannot show it. */
  isReader: boolean;
};

function InstallNotice(props: Props) {
  const [isShown, setIsShown] = useState(true);
  const [hasPrompt] = useState(hasInstallPrompt);
  useEffect(() => void writeLocalRecord(KEY, { offered: true }), []);
  // The event comes once: not after the notice can be seen.
  useLayoutEffect(() => whenInstalled(() => setIsShown(false)), []);
  if (!isShown) return null;
  const install = () => {
    setIsShown(false);
    showInstallPrompt().catch((error: unknown) => {
      console.error("The browser did not offer the installation.", error);
    });
  };
  return (
    <DismissibleNotice
      label="Install the app"
      onDismiss={() => setIsShown(false)}
    >
      {hasPrompt ? (
        <p>
          <button
            type="button"
            onClick={install}
            className="-my-3 py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
          >
            Install this app
          </button>{" "}
          to open it from your home screen, also without a network.
        </p>
      ) : (
        <IosSteps {...props} />
      )}
    </DismissibleNotice>
  );
}

/** An app on the home screen has no list at first: it does not share the cookies of Safari. */
function IosSteps({ list, isReader }: Props) {
  const [link, setLink] = useState<string>();
  const [outcome, setOutcome] = useState<"copied" | "shown" | "failed">();
  if (!isPrivateList(list) || isReader)
    return (
      <p>
        To open this from your home screen, also without a network: press Share
        in the browser, then Add to Home Screen.
        {isReader && " Paste your link there on the first start."}
      </p>
    );
  const copy = async () => {
    setOutcome(undefined);
    const loading = loadLink(list);
    const copying = copyWhenLoaded(loading);
    try {
      setLink(await loading);
      setOutcome((await copying) ? "copied" : "shown");
    } catch (error) {
      console.error("There is no link.", error);
      setOutcome("failed");
    }
  };
  return (
    <>
      <p>To open this from your home screen, also without a network:</p>
      <ol className="mt-1 list-decimal pl-5">
        <li>
          <button
            type="button"
            onClick={() => void copy()}
            className="-my-2 py-3.5 underline underline-offset-4 transition-colors duration-150 hover:text-text"
          >
            Copy the link of this list
          </button>
          <span role="status">
            {outcome === "copied" && " Copied."}
            {outcome === "failed" &&
              " The link could not be loaded. Try again."}
          </span>
          {outcome === "shown" && link !== undefined && (
            <div className="mb-2">
              <LinkBox link={link} label="Link of this list" />
            </div>
          )}
        </li>
        <li>
          Press Share in the browser, then Add to Home Screen. Paste the link
          there on the first start.
        </li>
      </ol>
    </>
  );
}

async function loadLink(list: string): Promise<string> {
  const token = await fetchLinkToken(list);
  storeLinkState(list, "known");
  return joinUrl({ token, isReader: false });
}
