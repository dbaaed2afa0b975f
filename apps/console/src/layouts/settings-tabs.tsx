import { can } from "@lokalkorb/domain/access/permissions";
import { classNames } from "@lokalkorb/ui/class-names";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { lateLayoutText } from "./late-layout-text.ts";
import { mayOpen } from "@/shared/routes/may-open";
import { routes, shopPath, type ShopRouteKey } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";

const labels = lateLayoutText.settings;

/** Views of the settings page, and pages of their own that stand beside them. */
export interface SettingsTabsProps {
  readonly current:
    | "rules"
    | "profile"
    | "holidays"
    | "imprint"
    | "fulfilment"
    | "rounds"
    | "payment"
    | "invoicing"
    | "discounts"
    | "appearance"
    | "legalTexts"
    | "team"
    | "notices"
    | "deadLetters";
}

/** On a phone the row is wider than the screen. Only the row moves: after `scrollIntoView` the first Tab would begin here, past the way to the content. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - 48;
}

export function SettingsTabs({ current }: SettingsTabsProps): ReactElement | null {
  const { restaurantId, role } = useShop();
  // Staff that set nothing have the page by itself.
  if (!mayOpen(role, "settings")) return null;
  const settings = shopPath("settings", restaurantId);
  const page = (key: SettingsTabsProps["current"] & ShopRouteKey) =>
    mayOpen(role, key) ? [[key, routes[key].title, shopPath(key, restaurantId)] as const] : [];
  const tabs: readonly (readonly [string, string, string])[] = [
    ["rules", labels.rules, settings],
    ["profile", labels.profile, `${settings}?ansicht=profil`],
    ["holidays", labels.holidays, `${settings}?ansicht=ferien`],
    ...page("fulfilment"),
    ...page("rounds"),
    ...page("payment"),
    ["invoicing", labels.invoicing, `${settings}?ansicht=rechnungen`],
    ...page("discounts"),
    ...page("appearance"),
    ...(can(role, "team") ? [["imprint", labels.imprint, `${settings}?ansicht=impressum`] as const] : []),
    ...page("legalTexts"),
    ...page("team"),
    ...page("notices"),
    ...page("deadLetters"),
  ];
  return (
    <nav
      aria-label={labels.title}
      className="mx-auto flex w-full max-w-[1280px] gap-1 overflow-x-auto px-4 pt-3 md:px-5"
    >
      {tabs.map(([key, label, href]) => (
        <PageLink
          key={key}
          href={href}
          className={classNames(
            "inline-flex min-h-11 flex-none items-center rounded-pill px-4 no-underline",
            key === current ? "bg-surface font-bold text-ink shadow-[0_1px_2px_rgb(29_27_23/0.14)]" : "text-ink-2",
          )}
          {...(key === current && { "aria-current": "page" as const, ref: bringIntoSight })}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
