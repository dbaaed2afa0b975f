import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import type { PushMessage } from "./push-port.ts";

type Facts = Pick<Order, "restaurantName" | "dayCode" | "distribution" | "timeline" | "evidence">;
type Words = (name: string, type: Facts["distribution"]["type"]) => string | null;

/** Goods that are brought are packed before they are on their way, which is no news yet. */
const isFetched = (type: Facts["distribution"]["type"]): boolean => type === "pickup" || type === "dineIn";

const titles: Readonly<Record<string, Words | undefined>> = {
  accepted: (name) => `${name} ist angenommen.`,
  ready: (name, type) => (isFetched(type) ? `${name} ist fertig.` : null),
  deposited: (name) => `${name} liegt im Fach.`,
  outForDelivery: (name) => `${name} ist unterwegs zu dir.`,
  shipped: (name) => `${name} ist als Paket unterwegs.`,
  delayed: (name) => `${name} braucht etwas länger.`,
  moved: (name) => `${name} hat eine neue Zeit.`,
  edited: (name) => `${name} wurde geändert.`,
  rejected: (name) => `${name} kann der Betrieb leider nicht annehmen.`,
  messaged: (name) => `${name}: Du hast eine Nachricht.`,
  cancelled: (name) => `${name} ist storniert.`,
} satisfies Partial<Record<OrderEventType | "messaged", Words>>;
/** Their time is the news, or what everybody asks next. */
const withTime: ReadonlySet<string> = new Set(["accepted", "delayed", "moved"]);

/** `event`: of the order. 'Deine 47 ist fertig.' and 'Hofladen Lindenanger': no name of a person, no goods, no sum. Null where there is nothing to say. */
export function orderMessage(
  event: string,
  { restaurantName, dayCode, distribution, timeline, evidence }: Facts,
  { restaurantId, orderId, now }: { readonly restaurantId: Id<"shop">; readonly orderId: Id<"order">; readonly now: Instant }, // prettier-ignore
): PushMessage | null {
  const name = dayCode === "" ? "Deine Bestellung" : `Deine ${dayCode}`;
  const title = titles[event]?.(name, distribution.type) ?? null;
  if (title === null) return null;
  const timezone = evidence?.timezone ?? "Europe/Berlin";
  const at = Math.max(distribution.slot.start, timeline.promisedAt);
  const time = withTime.has(event) ? ` · ${formatMoment(at, { timezone, now })}` : "";
  return {
    title,
    body: `${restaurantName}${time}`,
    tag: `order-${orderId}`,
    path: `/bestellung/${restaurantId}.${orderId}`,
  };
}
