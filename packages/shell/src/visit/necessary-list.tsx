import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import type { ReactElement } from "react";
import { cookieBannerText as text } from "./cookie-banner-text.ts";

/** What is stored without asking, from the same table that the tests allow. */
export function NecessaryList(): ReactElement {
  return (
    <div className="grid gap-1">
      <p>
        <b>{text.necessary}</b> <span className="text-meta text-ink-2">{text.necessaryDetail}</span>
      </p>
      <ul className="ms-4 list-disc text-meta text-ink-2">
        {necessaryStorage.map(({ purpose, kept }) => (
          <li key={purpose}>
            {purpose} ({kept})
          </li>
        ))}
      </ul>
    </div>
  );
}
