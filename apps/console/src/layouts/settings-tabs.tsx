import { can } from "@lokalkorb/domain/access/permissions";
import { classNames } from "@lokalkorb/ui/class-names";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { layoutText } from "./layout-text.ts";
import { mayOpen } from "@/shared/routes/may-open";
import { routes, shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";

const labels = layoutText.settings;

export interface SettingsTabsProps {
  readonly current: "rules" | "profile" | "holidays" | "imprint" | "payment" | "legalTexts" | "team";
}

/** On a phone the row is wider than the screen. */
const bringIntoSight = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ inline: "nearest", block: "nearest" });

export function SettingsTabs({ current }: SettingsTabsProps): ReactElement {
  const { restaurantId, role } = useShop();
  const tabs: readonly (readonly [string, string, string])[] = [
    ["rules", labels.rules, shopPath("settings", restaurantId)],
    ["profile", labels.profile, `${shopPath("settings", restaurantId)}?ansicht=profil`],
    ["holidays", labels.holidays, `${shopPath("settings", restaurantId)}?ansicht=ferien`],
    ...(mayOpen(role, "payment")
      ? [["payment", routes.payment.title, shopPath("payment", restaurantId)] as const]
      : []),
    ...(can(role, "team")
      ? ([
          ["imprint", labels.imprint, `${shopPath("settings", restaurantId)}?ansicht=impressum`],
          ["legalTexts", routes.legalTexts.title, shopPath("legalTexts", restaurantId)],
          ["team", routes.team.title, shopPath("team", restaurantId)],
        ] as const)
      : []),
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
