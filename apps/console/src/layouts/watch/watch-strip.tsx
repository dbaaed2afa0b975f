import { setOperations } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import { inForce } from "@lokalkorb/domain/fulfilment/slots/lead-time";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { Button } from "@lokalkorb/ui/button";
import { WarningNotice } from "@lokalkorb/ui/warning-notice";
import { useEffect, useState, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { deviceMemory } from "@/shared/device/device-memory";
import { useMinute } from "@/shared/device/use-now";
import { useHeartbeat } from "./use-heartbeat.ts";
import { watchText as words } from "./watch-text.ts";

const seenPause = deviceMemory("lokalkorb:seen-pause");

/** Says that this device is awake; and why the shop was paused by itself, as long as it is and until that was read. */
export function WatchStrip(): ReactElement | null {
  const { restaurantId, role, shop } = useShop();
  const newOrders = useShopOrders().ringing.length;
  useEffect(() => {
    // Shown on the icon of an installed console; elsewhere the title tells.
    void navigator.setAppBadge?.(newOrders).catch(() => undefined);
  }, [newOrders]);
  const pause = useHeartbeat(restaurantId, can(role, "order.accept"));
  const [seen, setSeen] = useState(() => seenPause.read());
  const run = useCommand();
  const now = useMinute();
  const { operations, timezone } = shop;
  const { automaticSince } = operations;
  const clock = (at: number): string => formatClock(at, timezone);
  if (automaticSince !== undefined && inForce(operations, now) === "paused")
    return (
      <WarningNotice
        title={words.title}
        className="mx-4 mt-3 md:mx-5"
        action={
          can(role, "operations") && (
            <Button
              look="outline"
              size="small"
              className="justify-self-start"
              onClick={() => void run(setOperations, { restaurantId, state: "open" }, words.subject)}
            >
              {words.open}
            </Button>
          )
        }
      >
        {words.runs(clock(automaticSince))}
      </WarningNotice>
    );
  if (pause === null || pause.to === null || seen === String(pause.from)) return null;
  return (
    <WarningNotice
      title={words.overTitle}
      className="mx-4 mt-3 md:mx-5"
      action={
        <Button
          look="outline"
          size="small"
          className="justify-self-start"
          onClick={() => {
            seenPause.write(String(pause.from));
            setSeen(String(pause.from));
          }}
        >
          {words.understood}
        </Button>
      }
    >
      {words.over(clock(pause.from), clock(pause.to), pause.orders)}
    </WarningNotice>
  );
}
