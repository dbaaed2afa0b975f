import { PageLink } from "@lokalkorb/shell/page-link";
import { classNames } from "@lokalkorb/ui/class-names";
import { use, type ReactElement } from "react";
import { ShopContext } from "@/entities/shop/shop-context";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath, type ShopRouteKey } from "@/shared/routes/routes";
import { layoutText } from "./layout-text.ts";

const views = ["board", "allOrders", "withdrawals", "kitchen", "print", "closing", "invoices", "books"] as const;
export const isOrderView = (route: ShopRouteKey): boolean => views.some((view) => view === route);

/** One shop's orders, seen in several ways: the board, all of them, the kitchen's screen, paper. */
export function OrderViews({ route }: { readonly route: ShopRouteKey }): ReactElement | null {
  const shop = use(ShopContext);
  if (shop === null) return null;
  return (
    <nav
      ref={showCurrent}
      aria-label={layoutText.orderViews}
      className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] rounded-lg bg-sunken p-[3px] max-md:hidden"
    >
      {views
        .filter((view) => mayOpen(shop.role, view))
        .map((view) => (
          <PageLink
            key={view}
            href={shopPath(view, shop.restaurantId)}
            className={classNames(
              "inline-flex min-h-11 flex-none items-center rounded-md px-3 text-name",
              view === route ? "bg-surface font-bold" : "text-ink-2 hover:bg-ink/5",
            )}
            {...(view === route && { "aria-current": "page" as const })}
          >
            {layoutText.views[view]}
          </PageLink>
        ))}
    </nav>
  );
}

/** Where not all of them fit, the one that is open does. */
function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
