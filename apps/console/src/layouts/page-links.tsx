import type { ReactElement } from "react";
import { consoleText } from "@/shared/commands/console-text";
import { useStorefrontUrl } from "./use-storefront-url.ts";

export interface FrameLinksProps {
  readonly onFollow?: () => void;
}

/** What stands at the end of a page. The shell opens what the first two name; the operator's pages are the storefront's. */
export function FrameLinks({ onFollow }: FrameLinksProps): ReactElement {
  const storefront = useStorefrontUrl();
  const links = [
    ["#hilfe", consoleText.help],
    ["#cookie-einstellungen", consoleText.cookies],
    ...(storefront === ""
      ? []
      : [
          [`${storefront}/impressum`, consoleText.imprint],
          [`${storefront}/datenschutz`, consoleText.privacy],
        ]),
  ] as const;
  return (
    <>
      {links.map(([href, label]) => (
        <a key={href} className="link inline-flex min-h-11 items-center" href={href} onClick={onFollow}>
          {label}
        </a>
      ))}
    </>
  );
}
