import type { Order } from "../order/order.ts";
import { type Instant, dayMs, hourMs } from "../../kernel/time/instant.ts";

/** An authorization lives seven days; two are left as a margin. */
const longestWait = 5 * dayMs;
/** An authorization that is still open this long before its end is decided by the system. */
const decidedBefore = 12 * hourMs;

/** Near orders are authorised first and taken when the shop agrees; far ones are paid at once. */
export function capturesLater(
  order: Pick<Order, "capture"> & { readonly distribution: Pick<Order["distribution"], "slot"> },
  now: Instant,
): boolean {
  return (order.capture ?? "onAccept") !== "onPlace" && order.distribution.slot.start - now <= longestWait;
}

/** When an authorisation must be taken or let go at the latest. */
export const decideAuthorizationAt = (captureBefore: Instant): Instant => captureBefore - decidedBefore;
