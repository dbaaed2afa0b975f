import { orderStatuses, type OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { fulfilmentTypes, type FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { runningKey } from "./running-mark.ts";

/** An order as this browser last saw it: enough to find it again, and no name, address or contents beyond the goods. */
export interface RememberedOrder {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly restaurantName: string;
  readonly no: string;
  readonly dayCode: string;
  readonly status: OrderStatus;
  readonly type: FulfilmentType;
  readonly placedAt: Instant;
  readonly slotStart: Instant;
  readonly slotEnd: Instant;
  readonly timezone: string;
  readonly totalCents: Cents;
  readonly itemsText: string;
  readonly seenAt: Instant;
}

export const ordersKey = "lokalkorb:orders";
const mostRemembered = 20;
const keptFor = 90 * dayMs;

/** Newest first. Anybody can write into the storage of a browser; what has another shape is no order. */
export function rememberedOrders(now: Instant): readonly RememberedOrder[] {
  const stored = readStored("localStorage", ordersKey);
  return Array.isArray(stored) ? stored.filter(isRemembered).filter(({ placedAt }) => placedAt > now - keptFor) : [];
}

/** Under way, the one that is due next first. */
export const runningOrders = (now: Instant): readonly RememberedOrder[] =>
  rememberedOrders(now)
    .filter((order) => isRunning(order, now))
    .toSorted((one, other) => one.slotStart - other.slotStart);

/** An order that was not looked at since is not announced for ever: half a day after its time its page knows more. */
const isRunning = ({ status, slotEnd }: RememberedOrder, now: Instant): boolean =>
  isOpen(status) && slotEnd + dayMs / 2 > now;

/** The newest sight of an order takes the place of the one before. */
export function rememberOrders(seen: readonly RememberedOrder[], now: Instant): void {
  if (seen.length === 0) return;
  const fresh = new Set(seen.map(keyOf));
  const others = rememberedOrders(now).filter((order) => !fresh.has(keyOf(order)));
  const orders = [...seen, ...others].toSorted((one, other) => other.placedAt - one.placedAt).slice(0, mostRemembered);
  writeStored("localStorage", ordersKey, orders);
  writeStored("localStorage", runningKey, orders.some((order) => isRunning(order, now)) ? true : null);
}

const keyOf = ({ restaurantId, orderId }: RememberedOrder): string => `${restaurantId}.${orderId}`;

const texts = ["restaurantId", "orderId", "restaurantName", "no", "dayCode", "timezone", "itemsText"];
const numbers = ["placedAt", "slotStart", "slotEnd", "totalCents", "seenAt"];

function isRemembered(value: unknown): value is RememberedOrder {
  const fields = fieldsOf(value);
  return (
    texts.every((name) => isText(fields[name])) &&
    numbers.every((name) => Number.isSafeInteger(fields[name])) &&
    orderStatuses.some((status) => status === fields["status"]) &&
    fulfilmentTypes.some((type) => type === fields["type"])
  );
}
