import { classNames } from "@lokalkorb/ui/class-names";
import { MenuIcon, UserIcon } from "@lokalkorb/ui/icons";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { Logo } from "@lokalkorb/ui/logo";
import { PageLink } from "@lokalkorb/shell/page-link";
import { use, useState, type ReactElement, type ReactNode } from "react";
import { layoutText } from "./layout-text.ts";
import { routes, shopPath, type ShopRouteKey } from "@/shared/routes/routes";
import { entriesFor, entriesOnPhones, entryOf } from "./navigation-entries.tsx";
import { ShopContext } from "@/entities/shop/shop-context";

const AccountDialog = lateDialog(
  "account-dialog",
  async () => (await import(/* webpackChunkName: "part-account-dialog" */ "./account-dialog.tsx")).AccountDialog,
);

const entryClasses = (current: boolean): string =>
  classNames(
    "relative grid min-h-14 flex-1 content-center justify-items-center gap-0.5 rounded-lg px-1 text-xs leading-4 md:min-h-16 md:w-full md:flex-none",
    current
      ? "font-bold text-ink md:bg-surface md:shadow-[0_1px_2px_rgb(29_27_23/0.1)] [&>svg]:text-theme-ink"
      : "text-ink-2 hover:bg-ink/5",
  );

export interface NavigationProps {
  readonly route: ShopRouteKey;
  readonly newOrders: number;
}

/** Left edge on desktop and tablet, lower edge on phones. Shows what this role can use and nothing else. */
export function Navigation({ route, newOrders }: NavigationProps): ReactElement {
  const shop = use(ShopContext);
  const [accountOpen, setAccountOpen] = useState(false);
  return (
    <nav
      aria-label={layoutText.navigation}
      className="fixed inset-x-0 bottom-0 z-20 flex items-stretch gap-1 border-t border-line bg-paper px-2 pt-1 pb-[calc(4px+env(safe-area-inset-bottom))] md:sticky md:inset-auto md:top-(--above) md:h-[calc(100dvh-var(--above))] md:flex-col md:items-center md:overflow-y-auto md:border-e md:border-t-0 md:bg-sunken md:px-2 md:py-4"
    >
      <span className="mb-3 hidden size-10 place-items-center rounded-lg bg-primary text-on md:grid">
        <Logo markOnly size={26} />
      </span>
      {shop &&
        entriesFor(shop.role, shop.shop.listing === "hidden").map(([key, icon], index) => (
          <PageLink
            key={key}
            href={shopPath(key, shop.restaurantId)}
            className={classNames(
              entryClasses(key === entryOf(route, shop.role)),
              index >= entriesOnPhones && "max-md:hidden",
            )}
            {...(key === entryOf(route, shop.role) && { "aria-current": key === route ? ("page" as const) : true })}
          >
            {icon}
            <span className="max-w-full text-center hyphens-auto">{routes[key].title}</span>
            {key === "board" && newOrders > 0 && <NewCount count={newOrders} />}
          </PageLink>
        ))}
      {shop && (
        <button
          type="button"
          className={classNames(entryClasses(false), "md:mt-auto")}
          onClick={() => setAccountOpen(true)}
        >
          <UserIcon className="max-md:hidden" />
          <MenuIcon className="md:hidden" />
          <span className="max-md:hidden">{layoutText.account}</span>
          <span className="md:hidden">{layoutText.more}</span>
        </button>
      )}
      {shop && accountOpen && <AccountDialog onClose={() => setAccountOpen(false)} />}
    </nav>
  );
}

function NewCount({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="absolute top-1 left-1/2 ms-1.5 grid min-h-5 min-w-5 place-items-center rounded-pill bg-warning-ink px-1.5 text-xs leading-none font-bold text-surface">
      <span aria-hidden>{count}</span>
      <span className="sr-only">, {layoutText.newOrders(count)}</span>
    </span>
  );
}
