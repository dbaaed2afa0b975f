import type { OrderMetrics } from "../metrics/metrics-fields.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import { openPieces, piecesCents, withOut } from "../deposits/deposit-book.ts";
import type { Order, OrderCustomer } from "../order/order.ts";
import { type Customer, type CustomerMark, customerMarks } from "./customer-fields.ts";
import { searchWords } from "./customer-words.ts";

/** So many orders were handed over to a customer that counts as a regular one. */
export const regularFrom = 5;
/** The group that makes a customer a business. */
export const businessGroup = "Gewerbe";
/** The database asks for thirty at once. */
const mostEmails = 30;

type Ordered = Pick<Order, "customer" | "placedAt" | "completedAt"> & Pick<Order, "distribution">;

export function newCustomer({ uid, name, email, phone, isGuest }: OrderCustomer): Customer {
  const names = name.trim().split(/\s+/);
  return {
    ...(isGuest ? {} : { uid }),
    person: {
      firstName: names.slice(0, -1).join(" "),
      lastName: names.at(-1) as string,
      email,
      ...(phone === undefined ? {} : { phone }),
    },
    emailLower: email.trim().toLowerCase(),
    addresses: [],
    stats: {
      orders: 0,
      revenueCents: 0,
      refundsCents: 0,
      avgCents: 0,
      cancelled: 0,
      noShow: 0,
      depositBalanceCents: 0,
    },
    tags: [],
    groups: [],
    consents: {},
    creditCents: 0,
    favourites: [],
  };
}

/** A customer of the shop after one of their orders was placed, or counts otherwise than before. */
export function customerAfter(
  known: Customer | null,
  order: Ordered,
  before: OrderMetrics | null,
  after: OrderMetrics | null,
): Customer {
  const base = withTraces(known ?? newCustomer(order.customer), order);
  const { stats } = base;
  const change = (of: (counted: OrderMetrics) => number): number =>
    (after === null ? 0 : of(after)) - (before === null ? 0 : of(before));
  const is = (state: OrderMetrics["state"]) => (counted: OrderMetrics) => (counted.state === state ? 1 : 0);
  const deposits = withOut(base.deposits ?? [], before?.deposits ?? [], after?.deposits ?? []);
  const at = after?.state === "completed" ? order.completedAt : undefined;
  return {
    ...base,
    ...(base.deposits !== undefined || deposits.length > 0 ? { deposits } : {}),
    stats: averaged({
      ...stats,
      orders: stats.orders + change(is("completed")),
      revenueCents: stats.revenueCents + change((counted) => counted.revenueCents),
      refundsCents: (stats.refundsCents ?? 0) + change((counted) => counted.refundsCents),
      cancelled: stats.cancelled + change(is("cancelled")),
      noShow: stats.noShow + change(is("noShow")),
      ...(at === undefined
        ? {}
        : {
            firstOrderAt: Math.min(stats.firstOrderAt ?? at, at),
            lastOrderAt: Math.max(stats.lastOrderAt ?? at, at),
          }),
    }),
  };
}

/** The order's spelling of the address and its account lead to it; its phone is the latest one. */
function withTraces(base: Customer, { customer, placedAt, distribution }: Ordered): Customer {
  const { uid, email, phone, isGuest, b2bCustomerId } = customer;
  const isLatest = placedAt >= (base.lastAt ?? 0);
  const { address } = distribution;
  return {
    ...base,
    ...(isGuest ? {} : { uids: joined(base.uids ?? (base.uid === undefined ? [] : [base.uid]), uid) }),
    emails: joined(base.emails ?? (base.person.email === undefined ? [] : [base.person.email]), email).slice(
      -mostEmails,
    ),
    ...(isLatest ? { lastAt: placedAt } : {}),
    ...(b2bCustomerId === undefined ? {} : { b2bCustomerId }),
    ...(isLatest && address !== undefined ? { addresses: [withoutPlace(address)] } : {}),
    person: { ...base.person, ...(isLatest && phone !== undefined ? { phone } : {}) },
  };
}

const withoutPlace = ({ geo: _geo, ...address }: NonNullable<Ordered["distribution"]["address"]>) => address;

const joined = (list: readonly string[], one: string): string[] => [...list.filter((other) => other !== one), one];

const averaged = (stats: Customer["stats"]): Customer["stats"] => ({
  ...stats,
  avgCents: stats.orders === 0 ? 0 : Math.round(netRevenueCents(stats) / stats.orders),
});

/** The revenue of a customer's orders that the shop kept. */
export const netRevenueCents = ({ revenueCents, refundsCents = 0 }: Customer["stats"]): number =>
  revenueCents - refundsCents;

/** With what is worked out from the rest, as it is stored. */
export function derivedCustomer(id: string, customer: Customer): Customer {
  const { groups, b2bCustomerId, blocked } = customer;
  const open = openPieces(customer);
  const stats = { ...customer.stats, depositBalanceCents: piecesCents(open) };
  const holds: Readonly<Record<CustomerMark, boolean>> = {
    regular: stats.orders >= regularFrom,
    business: b2bCustomerId !== undefined || groups.includes(businessGroup),
    deposit: open.length > 0,
    blocked: blocked !== undefined,
  };
  return {
    ...customer,
    stats,
    marks: customerMarks.filter((mark) => holds[mark]),
    words: [...searchWords(id, customer)],
  };
}

/** The figures of a record from all orders of its customer, which adding one by one comes to as well. */
export function recountedCustomer(customer: Customer, orders: readonly Order[]): Customer {
  const { firstOrderAt: _first, lastOrderAt: _last, ...kept } = customer.stats;
  const empty = {
    ...customer,
    ...(customer.deposits && { deposits: customer.deposits.map((entry) => ({ ...entry, out: 0 })) }),
    stats: { ...kept, orders: 0, revenueCents: 0, refundsCents: 0, cancelled: 0, noShow: 0 },
  };
  return orders
    .filter(({ channel }) => channel !== "test")
    .reduce<Customer>((counted, order) => customerAfter(counted, order, null, metricsOf(order)), {
      ...empty,
      stats: averaged(empty.stats),
    });
}
