import { describe, expect, test } from "vitest";
import { aDistributionOption, aMenu, aMoment, anAddress, anItem, anOrder, anOrderLine } from "../testing/builders.ts";
import { editOrder } from "./edit-order.ts";
import type { Order } from "./order.ts";
import type { ShopperTerms } from "./shopper-edit.ts";

const minute = 60_000;
const order = (more: Partial<Order> = {}): Order =>
  anOrder({
    lines: [anOrderLine(), anOrderLine({ lineId: "l2" })],
    kitchenUnits: 2,
    totals: {
      ...anOrder().totals,
      itemsCents: 960,
      totalCents: 960,
      vat: [{ rateBp: 700, netCents: 897, vatCents: 63, grossCents: 960 }],
    },
    ...more,
  });
const take = { kind: "remove", lineId: "l2", reason: "" } as const;
const to = (qty: number) => ({ kind: "quantity", lineId: "l1", qty }) as const;
const edit = (
  one: Order,
  edits: Parameters<typeof editOrder>[0]["edits"],
  terms: Partial<ShopperTerms> = {},
  now = aMoment,
) =>
  editOrder({
    order: one,
    edits,
    packed: [],
    by: "customer",
    shopper: { menu: aMenu(), slotUse: null, ...terms },
    now,
    agreed: false,
  });
const refusal = (type: string, more: object = {}) => ({ ok: false, refusal: { type, ...more } });
const changed = { ok: true, value: { type: "changed" } };

describe("until when a shopper may change an order", () => {
  test("until the shop has accepted it, until orders for its time end, or never", () => {
    expect(edit(order(), [take])).toMatchObject(changed);
    expect(edit(order({ status: "accepted" }), [take])).toMatchObject(refusal("transition-not-allowed"));
    expect(edit(order({ status: "accepted" }), [take], { until: "cutoff" })).toMatchObject(changed);
    expect(edit(order({ status: "preparing" }), [take], { until: "cutoff" })).toMatchObject(
      refusal("transition-not-allowed"),
    );
    expect(edit(order(), [take], { until: "never" })).toMatchObject(refusal("transition-not-allowed"));
  });

  test("not later than it may be cancelled", () => {
    const deadline = order().distribution.slot.start - 60 * minute;
    expect(edit(order(), [take], {}, deadline)).toMatchObject(changed);
    expect(edit(order(), [take], {}, deadline + 1)).toEqual(refusal("too-late"));
    expect(edit(order(), [take], { until: "cutoff" }, deadline + 1)).toEqual(refusal("too-late"));
  });

  test("and not after the end of orders where that counts", () => {
    const cutoffs = [{ kind: "sameDayAt", time: "09:30" }] as const;
    const menu = aMenu({ distributionOptions: [aDistributionOption({ cutoffs })] });
    expect(edit(order(), [take], { until: "cutoff", menu })).toEqual(refusal("too-late"));
    expect(edit(order(), [take], { until: "accepted", menu })).toMatchObject(changed);
  });
});

describe("what a shopper may make of an order", () => {
  test("a discount is not kept for an order that would not have had it", () => {
    const codes = [{ codeId: "c1", code: "ZEHN", name: "Zehn", kind: "discount", cents: 96, percentBp: 1000 }] as const;
    expect(edit(order({ codes }), [take])).toMatchObject(refusal("transition-not-allowed"));
    const card = [{ codeId: "g1", code: "KARTE", name: "Karte", kind: "giftCard", cents: 96 }] as const;
    expect(edit(order({ codes: card }), [take])).toMatchObject(changed);
  });

  test("the minimum holds after the change too, unless the shop itself went below it", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, minOrderCents: 900 } });
    expect(edit(order(), [take], { menu })).toEqual(refusal("below-minimum", { minimumCents: 900, missingCents: 420 }));
    const less = anOrder();
    expect(edit(less, [to(1)], { menu })).toMatchObject(changed);
  });

  test("a free delivery is not kept below its threshold", () => {
    const way = aDistributionOption({ type: "delivery", feeCents: 390, freeFromCents: 900 });
    const menu = aMenu({ distributionOptions: [way] });
    const brought = order({
      distribution: { ...order().distribution, type: "delivery", address: anAddress() },
    });
    expect(edit(brought, [take], { menu })).toEqual(refusal("below-minimum", { minimumCents: 900, missingCents: 420 }));
    expect(edit(brought, [to(2)], { menu })).toMatchObject(changed);
  });

  test("limits of a product and of an order hold", () => {
    const menu = aMenu({ items: { bread: anItem({ maxQtyPerOrder: 3 }) } });
    expect(edit(order(), [to(2)], { menu })).toMatchObject(changed);
    expect(edit(order(), [to(3)], { menu })).toEqual(refusal("line-invalid", { lineId: "l1", reason: "quantity" }));
    const steps = aMenu({ items: { bread: anItem({ stepQty: 2 }) } });
    expect(edit(order(), [to(2)], { menu: steps })).toMatchObject(refusal("line-invalid"));
    const most = aMenu({ ordering: { ...aMenu().ordering, maxOrderCents: 1000 } });
    expect(edit(order(), [to(2)], { menu: most })).toEqual(
      refusal("above-maximum", { maximumCents: 1000, excessCents: 440 }),
    );
  });

  test("no more work than the time has room for", () => {
    const menu = aMenu({ distributionOptions: [aDistributionOption({ capacity: { unitsPerSlot: 4 } })] });
    const slotUse = { orders: 2, units: 3 };
    expect(edit(order(), [to(2)], { menu, slotUse })).toMatchObject(changed);
    expect(edit(order(), [to(3)], { menu, slotUse })).toEqual(refusal("slot-full", { next: null }));
  });

  test("the shop is bound by none of this", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, minOrderCents: 900 } });
    const question = { order: order(), edits: [take], packed: [], now: aMoment, agreed: false };
    expect(editOrder({ ...question, by: "merchant", role: "staff", shopper: { menu, slotUse: null } })).toMatchObject(
      changed,
    );
  });
});
