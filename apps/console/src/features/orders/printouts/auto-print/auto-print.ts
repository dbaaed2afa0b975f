import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** The memory of one device: orders that it has printed, and those that were accepted before it was switched on. */
export interface AutoPrint {
  readonly printed: readonly string[];
}

/** Orders that may still come back from a cancellation. */
const kept = 1000;

/** null: the device prints nothing by itself. A memory that is broken is none. */
export function readAutoPrint(stored: string | null): AutoPrint | null {
  const [on, ...printed] = (stored ?? "").split(" ");
  return on === "on" ? { printed } : null;
}

export const storedAutoPrint = ({ printed }: AutoPrint): string => ["on", ...printed].join(" ");

type Printable = Pick<Order, "status" | "acceptedAt"> & { readonly id: string };

/** Orders that are accepted already stay unprinted: no clock of the device decides about it. */
export const switchedOn = (orders: readonly Printable[]): AutoPrint => ({
  printed: dueToPrint(orders, { printed: [] }).map(({ id }) => id),
});

/** Orders of the board are remembered however many they are, or one that was forgotten would be printed again. */
export function withPrinted(
  { printed }: AutoPrint,
  orderId: string,
  orders: readonly Pick<Printable, "id">[],
): AutoPrint {
  const onBoard = new Set(orders.map(({ id }) => id));
  const all = [...printed, orderId];
  return { printed: [...all.filter((id) => !onBoard.has(id)).slice(-kept), ...all.filter((id) => onBoard.has(id))] };
}

/** Accepted by the server, still to be made, and not printed here; the first accepted first. */
export function dueToPrint<O extends Printable>(orders: readonly O[], { printed }: AutoPrint): readonly O[] {
  const done = new Set(printed);
  return orders
    .filter(({ status }) => status === "accepted" || status === "preparing")
    .filter(({ id, acceptedAt }) => acceptedAt !== undefined && !done.has(id))
    .toSorted((a, b) => (a.acceptedAt ?? 0) - (b.acceptedAt ?? 0));
}
