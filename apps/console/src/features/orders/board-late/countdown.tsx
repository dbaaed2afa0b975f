import type { CSSProperties, ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useSecond } from "@/shared/device/use-now";
import { lateBoardText as words } from "./late-board-text.ts";

/** Of the order that rings: time left until the shop is reminded by mail or, after that, until it is rejected by itself. */
export function Countdown(): ReactElement | null {
  const [order] = useShopOrders().ringing;
  const now = useSecond();
  if (order?.timerAt === undefined) return null;
  const { placedAt, timerAt, flags } = order;
  const left = Math.ceil((timerAt - now) / 1000);
  if (left < 0 || left >= 3600) return null;
  const share = (left * 1000) / (timerAt - placedAt);
  return (
    <span className="countdown" style={{ "--left": `${share}turn` } as CSSProperties}>
      <span className="sr-only">{words.until(flags?.escalated === true)} </span>
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
    </span>
  );
}
