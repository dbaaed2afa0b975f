import type { OrderEvent, TransitionFacts } from "./order-event.ts";
import type { Order } from "./order.ts";

const noMoney = {
  itemsCents: 0,
  depositCents: 0,
  discountCents: 0,
  deliveryCents: 0,
  feesCents: 0,
  tipCents: 0,
  totalCents: 0,
  vat: [],
};

/**
 * The order as the kitchen reads it (GDP-02): what is made, until when, and how far it is. Every field of the order is named
 * here, so that one which it gets later stays out; the person, the address and the payment are blank. Lines keep their
 * prices, which are the menu's, and lose what a shopper is told in writing. In the order of a group they keep their label,
 * since each person's goods are made and packed apart.
 */
export function kitchenTicket(order: Order): Order {
  const { distribution, timeline, flags, proposal, ageCheck } = order;
  const { type, optionId, name, slot, table } = distribution;
  const { releaseAt, prepareBy, promisedAt } = timeline;
  return {
    no: order.no,
    dayCode: order.dayCode,
    channel: order.channel,
    storefrontId: order.storefrontId,
    offeringId: order.offeringId,
    menuVersion: order.menuVersion,
    status: order.status,
    dayKey: order.dayKey,
    monthKey: order.monthKey,
    ...momentsOf(order),
    distribution: { type, optionId, name, slot, ...(table === undefined ? {} : { table }) },
    timeline: { releaseAt, prepareBy, promisedAt },
    lines: order.lines.map(
      ({ discounts: _codes, discountCents: _discount, labelling: _labelling, deposits: _deposits, ...line }) => line,
    ),
    ...(flags === undefined ? {} : { flags }),
    ...(ageCheck === undefined ? {} : { ageCheck }),
    ...(proposal === undefined ? {} : { proposal: { differenceCents: 0, totalCents: 0, until: proposal.until } }),
    ...(order.customerNote === undefined ? {} : { customerNote: order.customerNote }),
    ...(order.version === undefined ? {} : { version: order.version }),
    kitchenUnits: order.kitchenUnits,
    restaurantName: order.restaurantName,
    basketId: "",
    customer: { uid: "", name: "", email: "", isGuest: true },
    viewers: [],
    events: order.events.map(({ at, type, by, data }) => ({ at, type, by, ...factsOf(data) }) as OrderEvent),
    payments: [],
    paymentStatus: "none",
    paymentMethod: "cashOnPickup",
    totals: noMoney,
    quotedTotalCents: 0,
  };
}

/** Times and answers; what was said and what it cost stay out. */
function factsOf({ lapsed, accepted, declined, minutes, to }: TransitionFacts = {}) {
  const facts = Object.entries({ lapsed, accepted, declined, minutes, to }).filter(([, fact]) => fact !== undefined);
  return facts.length === 0 ? {} : { data: Object.fromEntries(facts) };
}

const moments = [
  "acceptedAt",
  "preparingAt",
  "readyAt",
  "completedAt",
  "cancelledAt",
  "rejectedAt",
  "outAt",
  "noShowAt",
] as const;

const momentsOf = (order: Order): Pick<Order, "placedAt" | (typeof moments)[number]> => ({
  placedAt: order.placedAt,
  ...Object.fromEntries(moments.flatMap((name) => (order[name] === undefined ? [] : [[name, order[name]]]))),
});

/** An order that waits for its money or its approval is none for the shop yet, and without a number it never was one. */
export function isForKitchen({ status, no }: Pick<Order, "status" | "no">): boolean {
  return no !== "" && status !== "expired";
}

export function looksAlikeInKitchen(before: Order, after: Order): boolean {
  return JSON.stringify(kitchenTicket(before)) === JSON.stringify(kitchenTicket(after));
}
