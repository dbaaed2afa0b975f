import type { ReactElement } from "react";
import { layoutText } from "./layout-text.ts";
import { useStorefrontUrl } from "./use-storefront-url.ts";

/** The links at the end of a page. The shell opens the first two; the operator's pages are the storefront's. */
export function PageLinks({ onFollow }: { readonly onFollow?: () => void }): ReactElement {
  const storefront = useStorefrontUrl();
  const links = [
    ["#hilfe", layoutText.help],
    ["#cookie-einstellungen", layoutText.cookies],
    ...(storefront === ""
      ? []
      : [
          [`${storefront}/impressum`, layoutText.imprint],
          [`${storefront}/datenschutz`, layoutText.privacy],
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
