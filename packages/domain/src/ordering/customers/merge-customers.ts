import { latestReturns, mergedEntries } from "../deposits/deposit-book.ts";
import type { Customer } from "./customer-fields.ts";

const mostTags = 50;
const union = <Value>(a: readonly Value[], b: readonly Value[]): Value[] => [...new Set([...a, ...b])];
const earliest = (...times: readonly (number | undefined)[]): number | undefined => bound(Math.min, times);
const latest = (...times: readonly (number | undefined)[]): number | undefined => bound(Math.max, times);

function bound(of: (...times: number[]) => number, times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : of(...known);
}
const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };

/** Where only one has it, it stays as it is. */
const both = <Value>(
  of: (one: Value, other: Value) => Value,
  one: Value | undefined,
  other: Value | undefined,
): Value | undefined => (one === undefined ? other : other === undefined ? one : of(one, other));

/** The record that stays: the sums of both, and everything a team wrote. A block or a denied payment of either holds. */
export function mergedCustomer(into: Customer, { id, ...from }: Customer & { readonly id: string }): Customer {
  const [a, b] = [into.stats, from.stats];
  const orders = a.orders + b.orders;
  const revenueCents = a.revenueCents + b.revenueCents;
  const refundsCents = (a.refundsCents ?? 0) + (b.refundsCents ?? 0);
  return {
    ...into,
    ...given("uid", into.uid ?? from.uid),
    person: { ...from.person, ...into.person },
    addresses: into.addresses.length > 0 ? into.addresses : from.addresses,
    stats: {
      orders,
      revenueCents,
      refundsCents,
      avgCents: orders === 0 ? 0 : Math.round((revenueCents - refundsCents) / orders),
      cancelled: a.cancelled + b.cancelled,
      noShow: a.noShow + b.noShow,
      depositBalanceCents: a.depositBalanceCents + b.depositBalanceCents,
      ...given("firstOrderAt", earliest(a.firstOrderAt, b.firstOrderAt)),
      ...given("lastOrderAt", latest(a.lastOrderAt, b.lastOrderAt)),
    },
    ...given("lastAt", latest(into.lastAt, from.lastAt)),
    uids: union(uidsOf(into), uidsOf(from)),
    emails: union(emailsOf(into), emailsOf(from)),
    ...given("deposits", both(mergedEntries, into.deposits, from.deposits)),
    ...given(
      "depositReturns",
      both((one, other) => latestReturns([...one, ...other]), into.depositReturns, from.depositReturns),
    ),
    tags: union(into.tags, from.tags).slice(0, mostTags),
    groups: union(into.groups, from.groups).slice(0, mostTags),
    notes: [...(into.notes ?? []), ...(from.notes ?? [])].toSorted((one, other) => other.at - one.at),
    ...given("blocked", into.blocked ?? from.blocked),
    deniedPayments: union(into.deniedPayments ?? [], from.deniedPayments ?? []),
    ...given("b2bCustomerId", into.b2bCustomerId ?? from.b2bCustomerId),
    // Each said no or yes for an address of its own.
    consents: into.consents,
    creditCents: into.creditCents + from.creditCents,
    favourites: union(into.favourites, from.favourites),
    mergedIds: union(into.mergedIds ?? [], [id, ...(from.mergedIds ?? [])]),
  };
}

export const uidsOf = ({ uids, uid }: Customer): readonly string[] => uids ?? (uid === undefined ? [] : [uid]);

export const emailsOf = ({ emails, person, emailLower }: Customer): readonly string[] =>
  emails ?? [...new Set([person.email ?? emailLower, emailLower])];

/** The record that goes: it leads to the one that stays, and holds no person, no figure and no note of its own. */
export const pointerTo = (into: string, { emailLower }: Customer): Customer => ({
  person: { firstName: "", lastName: "" },
  emailLower,
  addresses: [],
  stats: { orders: 0, revenueCents: 0, refundsCents: 0, avgCents: 0, cancelled: 0, noShow: 0, depositBalanceCents: 0 },
  tags: [],
  groups: [],
  consents: {},
  creditCents: 0,
  favourites: [],
  mergedInto: into,
});

/** Whether an order is of this customer: by account, or by the address of a guest. */
export function isOrderOf(
  customer: Customer,
  order: {
    readonly customer: { readonly uid: string | null; readonly email: string | null; readonly isGuest: boolean };
  },
): boolean {
  const { uid, email, isGuest } = order.customer;
  if (!isGuest) return uid !== null && uidsOf(customer).includes(uid);
  const known = emailsOf(customer).map((one) => one.trim().toLowerCase());
  return email !== null && hasGuests(customer) && known.includes(email.trim().toLowerCase());
}

/** An account's record has orders of a guest only once such a record was merged into it. */
const hasGuests = ({ uid, mergedIds = [] }: Customer): boolean =>
  uid === undefined || mergedIds.some((id) => id.startsWith("g_"));
