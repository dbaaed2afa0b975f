import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { anOrder } from "../../testing/builders.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import { orderStatuses } from "../order/order-status.ts";
import type { Order } from "../order/order.ts";
import {
  customerAfter,
  derivedCustomer,
  netRevenueCents,
  newCustomer,
  recountedCustomer,
  regularFrom,
} from "./count-customer.ts";

const guest = { uid: "device-1", name: "Kundin 7", email: "Kundin7@post.example", isGuest: true };
const account = { ...guest, uid: "kundin-7", isGuest: false, phone: "+43 660 1234567" };
const of = (order: Order) => customerAfter(null, order, null, metricsOf(order));
const refund = {
  id: "r1",
  cents: 100,
  at: 9,
  reason: "x",
  by: "merchant",
  from: [],
  lines: [],
  vat: [],
  state: "succeeded",
} as never;

test("M-C10 a first order makes a record before anything is handed over", () => {
  const placed = anOrder({ customer: guest, placedAt: 5, status: "placed" });
  expect(customerAfter(null, placed, null, null)).toMatchObject({
    person: { firstName: "Kundin", lastName: "7", email: "Kundin7@post.example" },
    emailLower: "kundin7@post.example",
    emails: ["Kundin7@post.example"],
    lastAt: 5,
    stats: { orders: 0, revenueCents: 0 },
  });
  expect(customerAfter(null, placed, null, null).uids).toBeUndefined();
  const known = customerAfter(null, { ...placed, customer: account }, null, null);
  expect([known.uid, known.uids, known.person.phone]).toEqual(["kundin-7", ["kundin-7"], "+43 660 1234567"]);
  expect(newCustomer({ ...guest, name: "  " }).person).toMatchObject({ firstName: "", lastName: "" });
});

test("M-C10 a record of before learns the traces of its orders", () => {
  const { uids: _uids, emails: _emails, ...old } = of(anOrder({ customer: account, placedAt: 5 }));
  expect(
    customerAfter(old, anOrder({ customer: { ...account, email: "neu@post.example" } }), null, null),
  ).toMatchObject({
    uids: ["kundin-7"],
    emails: ["Kundin7@post.example", "neu@post.example"],
  });
  const bare = { ...newCustomer(guest), person: { firstName: "", lastName: "" } };
  expect(customerAfter(bare, anOrder({ customer: account }), null, null)).toMatchObject({
    uids: ["kundin-7"],
    emails: ["Kundin7@post.example"],
  });
});

test("M-C10 the address and the phone are those of the latest order, without where it lies", () => {
  const address = { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" } as const;
  const order = anOrder({ customer: account, placedAt: 5 });
  const brought = {
    ...order,
    distribution: { ...order.distribution, address: { ...address, geo: { lat: 1, lng: 2 } } },
  };
  const known = customerAfter(null, brought, null, null);
  expect(known.addresses).toEqual([address]);
  const earlier = anOrder({ customer: { ...account, phone: "0" }, placedAt: 4 });
  expect(customerAfter(known, earlier, null, null)).toMatchObject({
    addresses: [address],
    lastAt: 5,
    person: { phone: "+43 660 1234567" },
  });
});

test("M-C10 revenue and average are what the shop kept after refunds", () => {
  const sold = anOrder({ status: "completed", completedAt: 7 });
  const back = { ...sold, refunds: [refund] };
  const known = of(sold);
  const after = customerAfter(known, back, metricsOf(sold), metricsOf(back));
  expect(netRevenueCents(after.stats)).toBe(netRevenueCents(known.stats) - 100);
  expect(after.stats.avgCents).toBe(netRevenueCents(after.stats));
  const { refundsCents: _none, ...old } = known.stats;
  expect(netRevenueCents(old)).toBe(netRevenueCents(known.stats));
  expect(customerAfter({ ...known, stats: old }, back, metricsOf(sold), metricsOf(back)).stats).toEqual(after.stats);
});

describe("the figures of a customer", () => {
  const steps = fc.array(
    fc.record({
      first: fc.constantFrom(...orderStatuses),
      last: fc.constantFrom(...orderStatuses),
      cents: fc.nat(10_000),
      at: fc.nat(100),
    }),
    { maxLength: 8 },
  );

  test("M-C10 come to the same order by order and counted anew", () => {
    fc.assert(
      fc.property(steps, (drawn) => {
        let grown = newCustomer(guest);
        const orders = drawn.map(({ first, last, cents, at }, index) => {
          const totals = { ...anOrder().totals, totalCents: cents };
          const before = anOrder({ status: first, totals, customer: guest, placedAt: at, completedAt: at + index });
          const after = { ...before, status: last };
          grown = customerAfter(grown, before, null, metricsOf(before));
          grown = customerAfter(grown, after, metricsOf(before), metricsOf(after));
          return after;
        });
        const { firstOrderAt: _first, lastOrderAt: _last, ...figures } = grown.stats;
        expect(recountedCustomer(grown, orders).stats).toMatchObject(figures);
      }),
    );
  });

  test("M-C10 know no rehearsal", () => {
    const known = newCustomer(guest);
    expect(recountedCustomer(known, [anOrder({ channel: "test", status: "completed" })]).stats.orders).toBe(0);
  });
});

test("M-C10 the marks of the list follow from the record", () => {
  const known = newCustomer(guest);
  expect(derivedCustomer("g_abcdefgh", known).marks).toEqual([]);
  const all = {
    ...known,
    stats: { ...known.stats, orders: regularFrom },
    groups: ["Gewerbe"],
    blocked: { at: 1, by: "Inhaberin", reason: "x" },
  };
  expect(derivedCustomer("g_abcdefgh", all).marks).toEqual(["regular", "business", "blocked"]);
  const ordered = customerAfter(known, anOrder({ customer: { ...guest, b2bCustomerId: "c1" } }), null, null);
  expect(derivedCustomer("g_abcdefgh", ordered).marks).toEqual(["business"]);
});
