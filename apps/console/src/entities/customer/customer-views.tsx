import { classNames } from "@lokalkorb/ui/class-names";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";

const views = [
  ["customers", "Kunden"],
  ["businesses", "Firmen"],
  ["standing", "Abos"],
] as const;

/** The people of a shop, the companies that it supplies, and what comes again by itself: three pages of one place. */
export function CustomerViews({ view }: { readonly view: (typeof views)[number][0] }): ReactElement {
  const { restaurantId } = useShop();
  return (
    <nav aria-label="Kundschaft" className="flex gap-1 rounded-lg bg-sunken p-[3px]">
      {views.map(([key, label]) => (
        <PageLink
          key={key}
          href={shopPath(key, restaurantId)}
          className={classNames(
            "grid min-h-11 flex-1 place-items-center rounded-md px-3 text-name",
            key === view ? "bg-surface font-bold" : "text-ink-2 hover:bg-ink/5",
          )}
          {...(key === view && { "aria-current": "page" as const })}
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
