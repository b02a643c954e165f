import { isInstalled } from "@/components/ui/is-installed";
import { JoinForm } from "./join-form";

/** The field for a list that exists, open in an installed app, which may not share the list of the browser. */
export function JoinDetails({ className = "" }: { className?: string }) {
  return (
    <details open={isInstalled()} className={`w-full max-w-form ${className}`}>
      <summary className="min-h-11 cursor-pointer py-3 text-md text-muted transition-colors duration-150 hover:text-text">
        I have a list already
      </summary>
      <JoinForm className="pt-1 pb-3" />
    </details>
  );
}
