import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { PageLink } from "@lokalkorb/shell/page-link";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { XIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { StatusDot } from "@lokalkorb/ui/status-pill";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import type { ReactElement } from "react";
import { FulfilmentIcon } from "@/entities/fulfilment/fulfilment-icon";
import { kindNames, openingText } from "@/entities/labels/labels-text";
import { shopPath } from "@/shared/routes/paths";
import type { FoundShop } from "../list/filter-shops.ts";
import { fulfilmentText } from "../list/shop-card-link.tsx";
import { shopsMapText as words } from "./shops-map-text.ts";

export interface ChosenShopProps {
  readonly found: FoundShop;
  readonly now: Instant;
  readonly onClose: () => void;
}

/** The card of the pressed pin, over the lower edge of the map. */
export function ChosenShop({ found: { card }, now, onClose }: ChosenShopProps): ReactElement {
  const { name, slug, kind, city, opening, timezone, ways } = card;
  return (
    <ThemeScope
      as="article"
      variables={card.themeVariables}
      name={card.themeKey}
      className="absolute inset-x-2 bottom-2 z-10 grid gap-2 rounded-xl bg-surface p-4 shadow-float sm:end-auto sm:w-96"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 className="text-h3">{name}</h3>
          <p className="text-meta text-ink-2">
            {kindNames[kind]} · {city}
          </p>
        </div>
        <IconButton label={words.close} onClick={onClose} className="-me-2 -mt-2">
          <XIcon />
        </IconButton>
      </div>
      <p className="flex items-center gap-2 text-meta font-bold">
        <StatusDot tone={opening.state === "open" ? "ok" : "off"} />
        {openingText(opening, timezone, now)}
      </p>
      <ul className="grid gap-1 text-meta text-ink-2">
        {ways.map((way) => (
          <li key={way.type} className="flex items-center gap-1.5 [&>svg]:shrink-0 [&>svg]:text-theme-ink">
            <FulfilmentIcon type={way.type} />
            {fulfilmentText(way, timezone, now)}
          </li>
        ))}
      </ul>
      <LinkButton component={PageLink} href={shopPath(slug)}>
        {words.toShop}
      </LinkButton>
    </ThemeScope>
  );
}
