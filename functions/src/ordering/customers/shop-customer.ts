import type { OrderMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import type { Order, OrderCustomer } from "@lokalkorb/domain/ordering/order/order";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { emailHashOf } from "./email-hash.ts";

type Customer = FieldsOf<typeof customerDocument>;

/** Accounts by their uid; guests, who have another one on every device, by their address. */
export const customerIdOf = ({ uid, email, isGuest }: OrderCustomer): string =>
  isGuest ? `g_${emailHashOf(email)}` : uid;

/** A customer of the shop after one of the orders counts otherwise than before. */
export function customerAfter(
  known: Customer | null,
  order: Pick<Order, "customer" | "completedAt">,
  before: OrderMetrics | null,
  after: OrderMetrics | null,
): Customer {
  const base = known ?? newCustomer(order.customer);
  const { stats } = base;
  const change = (of: (counted: OrderMetrics) => number): number =>
    (after === null ? 0 : of(after)) - (before === null ? 0 : of(before));
  const is = (state: OrderMetrics["state"]) => (counted: OrderMetrics) => (counted.state === state ? 1 : 0);
  const orders = stats.orders + change(is("completed"));
  const revenueCents = stats.revenueCents + change((counted) => counted.revenueCents);
  const at = after?.state === "completed" ? order.completedAt : undefined;
  return {
    ...base,
    stats: {
      ...stats,
      orders,
      revenueCents,
      avgCents: orders === 0 ? 0 : Math.round(revenueCents / orders),
      cancelled: stats.cancelled + change(is("cancelled")),
      noShow: stats.noShow + change(is("noShow")),
      ...(at === undefined
        ? {}
        : {
            firstOrderAt: Math.min(stats.firstOrderAt ?? at, at),
            lastOrderAt: Math.max(stats.lastOrderAt ?? at, at),
          }),
    },
  };
}

function newCustomer({ uid, name, email, phone, isGuest }: OrderCustomer): Customer {
  const names = name.trim().split(/\s+/);
  return {
    ...(isGuest ? {} : { uid }),
    person: {
      firstName: names.slice(0, -1).join(" "),
      lastName: names.at(-1) ?? "",
      email,
      ...(phone === undefined ? {} : { phone }),
    },
    emailLower: email.trim().toLowerCase(),
    addresses: [],
    stats: { orders: 0, revenueCents: 0, avgCents: 0, cancelled: 0, noShow: 0, depositBalanceCents: 0 },
    tags: [],
    groups: [],
    note: "",
    allowInvoice: false,
    allowCash: true,
    consents: {},
    creditCents: 0,
    favourites: [],
  };
}
