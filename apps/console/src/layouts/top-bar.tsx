import { can } from "@lokalkorb/domain/access/permissions";
import { BellRingIcon } from "@lokalkorb/ui/icons";
import { classNames } from "@lokalkorb/ui/class-names";
import { use, type ReactElement } from "react";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { layoutText } from "./layout-text.ts";
import { routes, type ShopRouteKey } from "@/shared/routes/routes";
import { isOrderView, OrderViews } from "./order-views.tsx";
import { LateInFrame } from "./late-frame/late-in-frame.tsx";
import { SoundButton } from "./sound-button.tsx";
import { useMinute } from "@/shared/device/use-now";
import { ConnectionPill } from "./connection-pill.tsx";
import { ShopContext } from "@/entities/shop/shop-context";

export interface TopBarProps {
  readonly route: ShopRouteKey;
  readonly newOrders: number;
  readonly live: boolean;
}

/** Always in sight: where am I, is there something new, am I connected, can I hear it. */
export function TopBar({ route, newOrders, live }: TopBarProps): ReactElement {
  const shop = use(ShopContext);
  return (
    <header className="sticky top-(--above) z-10 flex min-h-16 items-center gap-3 border-b border-line bg-paper px-4 py-1.5 md:px-5">
      {/* Beside the tabs its width stays the same: they would move from under the finger when the sound's button gets smaller. */}
      <div className={classNames("min-w-0", isOrderView(route) && "md:w-40 md:flex-none")}>
        <h1 className="truncate text-h1 leading-6 max-[430px]:text-[1.125rem]">{routes[route].title}</h1>
        {shop && <p className="truncate text-meta leading-4 text-ink-2">{shop.shop.name}</p>}
      </div>
      <output
        data-new-orders={newOrders}
        className={classNames(
          "flex min-h-8 items-center gap-2 rounded-pill text-meta font-bold whitespace-nowrap max-md:sr-only",
          // The board itself shows them; there it is only said.
          route === "board" && "sr-only",
          // Beside the tabs there is room for the title alone; the way here carries the number.
          isOrderView(route) && "max-2xl:sr-only",
          newOrders > 0 && "bg-primary px-3 text-on",
        )}
      >
        {newOrders > 0 && <BellRingIcon size={16} className="ringing-bell" />}
        {newOrders > 0 && layoutText.newOrders(newOrders)}
      </output>
      {isOrderView(route) && <OrderViews route={route} />}
      <div className="ms-auto flex flex-none items-center gap-3">
        {live && <LateInFrame part="ConsoleKeys" route={route} />}
        <ConnectionPill timezone={shop?.shop.timezone ?? "Europe/Berlin"} />
        {live && shop && can(shop.role, "order.accept") && <SoundButton />}
        {shop && <Clock timezone={shop.shop.timezone} />}
      </div>
    </header>
  );
}

function Clock({ timezone }: { readonly timezone: string }): ReactElement {
  return (
    <span className="hidden text-[1.75rem] leading-8 font-bold tracking-tight lg:block">
      {instantToLocal(useMinute(), timezone).time}
    </span>
  );
}
