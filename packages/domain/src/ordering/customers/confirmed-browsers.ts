import type { Id } from "../../kernel/branded.ts";
import { isOpen } from "../order/order-status-groups.ts";
import type { Order } from "../order/order.ts";
import { isErased } from "./erased-account.ts";

/** A person has a few devices; one more takes the place of the oldest. */
export const mostConfirmed = 5;

/**
 * Whether this account may do with the order what its shopper may. The link of an order's mail is passed on, so it only
 * shows the order; who acts has ordered with this account, or has read the order's mailbox meanwhile.
 */
export const actsAsShopper = (
  { customer, confirmed = [] }: Pick<Order, "confirmed"> & { readonly customer: Pick<Order["customer"], "uid"> },
  uid: Id<"user"> | undefined,
): boolean => uid !== undefined && (customer.uid === uid || confirmed.includes(uid));

/** Whether there is anything left for which another browser has to be confirmed. */
export const mayConfirm = ({ status, customer }: Pick<Order, "status" | "customer">): boolean =>
  isOpen(status) && !isErased(customer.uid);

export const withConfirmed = ({ confirmed = [] }: Pick<Order, "confirmed">, uid: Id<"user">): readonly Id<"user">[] =>
  [...confirmed.filter((other) => other !== uid), uid].slice(-mostConfirmed);
