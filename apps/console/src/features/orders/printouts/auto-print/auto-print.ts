import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

/** The memory of one device: since when it prints by itself, and the orders that it has printed. */
export interface AutoPrint {
  readonly since: Instant;
  readonly printed: readonly string[];
}

/** More orders than a shop accepts between two days. */
const kept = 1000;

/** null: the device prints nothing by itself. A memory that is broken is none. */
export function readAutoPrint(stored: string | null): AutoPrint | null {
  const [since = "", ...printed] = (stored ?? "").split(" ");
  return /^\d+$/.test(since) ? { since: Number(since), printed } : null;
}

export const storedAutoPrint = ({ since, printed }: AutoPrint): string => [since, ...printed.slice(-kept)].join(" ");

export const withPrinted = (memory: AutoPrint, orderId: string): AutoPrint => ({
  ...memory,
  printed: [...memory.printed, orderId],
});

type Printable = Pick<Order, "status" | "acceptedAt"> & { readonly id: string };

/** Accepted since then, still to be made, and not printed here; the first accepted first. */
export function dueToPrint<O extends Printable>(orders: readonly O[], { since, printed }: AutoPrint): readonly O[] {
  const done = new Set(printed);
  const acceptedAt = ({ acceptedAt: at = 0 }: Printable): Instant => at;
  return orders
    .filter((order) => order.status === "accepted" || order.status === "preparing")
    .filter((order) => acceptedAt(order) >= since && !done.has(order.id))
    .toSorted((a, b) => acceptedAt(a) - acceptedAt(b));
}
