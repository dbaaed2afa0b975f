import { describe, expect, test } from "vitest";
import {
  aBundle,
  aFulfilmentMethod,
  aMenu,
  aMoment,
  anAddress,
  anItem,
  anOrder,
  anOrderLine,
} from "../../testing/builders.ts";
import { editOrder } from "./edit-order.ts";
import type { Order } from "../order/order.ts";
import { mostChanges } from "./shopper-changes.ts";
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

  test("not for days on which the shop is away: they are named", () => {
    const { dayKey } = order();
    const days = { from: dayKey, to: dayKey, reason: "Betriebsferien" };
    const closed = { ...days, mode: "closed" } as const;
    expect(edit(order(), [take], { closures: [closed] })).toEqual(
      refusal("shop-closed", { reason: "Betriebsferien", next: null }),
    );
    const option = aFulfilmentMethod({ closures: [closed] });
    expect(edit(order(), [take], { menu: aMenu({ distributionOptions: [option] }) })).toMatchObject(
      refusal("shop-closed"),
    );
    // On a day for preorders alone, what was ordered before stays as free as it was.
    expect(edit(order(), [take], { closures: [{ ...days, mode: "preorderOnly" }] })).toMatchObject(changed);
    expect(edit(order(), [take], { closures: [{ ...closed, methods: ["delivery"] }] })).toMatchObject(changed);
  });

  test("S3 not again and again: what the shop does and a no to it are not counted", () => {
    const { edited: max } = mostChanges;
    const done = { at: 1, type: "edited", by: "customer", data: { before: 1, after: 2, differenceCents: 1 } } as const;
    const many = (count: number): Order["events"] => Array.from({ length: count }, () => done);
    expect(edit(order({ events: many(max - 1) }), [take])).toMatchObject(changed);
    const tooOften = refusal("changed-too-often", { what: "edited", max });
    expect(edit(order({ events: many(max) }), [take])).toEqual(tooOften);
    expect(edit(order({ events: [{ ...done, data: { ...done.data, times: max } }] }), [take])).toEqual(tooOften);
    const others = [
      ...many(max).map((event) => ({ ...event, by: "merchant" as const })),
      ...many(max).map(() => ({ ...done, data: { declined: 1 as const } })),
      ...many(max).map(() => ({ ...done, data: { accepted: 1 as const, ...done.data } })),
    ];
    expect(edit(order({ events: others }), [take])).toMatchObject(changed);
  });

  test("not later than it may be cancelled", () => {
    const deadline = order().distribution.slot.start - 60 * minute;
    expect(edit(order(), [take], {}, deadline)).toMatchObject(changed);
    expect(edit(order(), [take], {}, deadline + 1)).toEqual(refusal("too-late"));
    expect(edit(order(), [take], { until: "cutoff" }, deadline + 1)).toEqual(refusal("too-late"));
  });

  test("and not after the end of orders where that counts", () => {
    const cutoffs = [{ kind: "sameDayAt", time: "09:30" }] as const;
    const menu = aMenu({ distributionOptions: [aFulfilmentMethod({ cutoffs })] });
    expect(edit(order(), [take], { until: "cutoff", menu })).toEqual(refusal("too-late"));
    expect(edit(order(), [take], { until: "accepted", menu })).toMatchObject(changed);
  });
});

describe("what a shopper may make of an order", () => {
  test("K-FS-8 a discount follows its own rule; an order of before, which has not kept it, is not changed", () => {
    const code = { codeId: "c1", code: "ZEHN", name: "Zehn", kind: "discount", cents: 96, percentBp: 1000 } as const;
    expect(edit(order({ codes: [code] }), [take])).toMatchObject(refusal("transition-not-allowed"));
    const terms = { kind: "percent", percentBp: 1000, stacking: "stackable", priority: 1 } as const;
    const half = { value: { patch: { totals: { totalCents: 432 } }, differenceCents: -528 } };
    expect(edit(order({ codes: [{ ...code, terms }] }), [take])).toMatchObject(half);
    const most = order({ codes: [{ ...code, terms: { ...terms, minSubtotalCents: 900 } }] });
    expect(edit(most, [take])).toMatchObject({ value: { lost: [{ missingCents: 420 }], patch: { codes: [] } } });
    const paid = { ...most, paymentStatus: "paid" } as const;
    const more = { ...paid, totals: { ...paid.totals, totalCents: 96, discountCents: -864 } };
    expect(edit(more, [take])).toMatchObject({ value: { type: "proposed", lost: [{ code: "ZEHN" }] } });
    const card = [{ codeId: "g1", code: "KARTE", name: "Karte", kind: "giftCard", cents: 96 }] as const;
    expect(edit(order({ codes: card }), [take])).toMatchObject(changed);
    expect(edit(order({ codes: [...card, code] }), [take])).toMatchObject(refusal("transition-not-allowed"));
  });

  test("the minimum holds after the change too, unless the shop itself went below it", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, minOrderCents: 900 } });
    expect(edit(order(), [take], { menu })).toEqual(refusal("below-minimum", { minimumCents: 900, missingCents: 420 }));
    const less = anOrder();
    expect(edit(less, [to(1)], { menu })).toMatchObject(changed);
  });

  test("K-FS-8 a free delivery is not kept below its threshold: its fee is in the new price", () => {
    const method = aFulfilmentMethod({ type: "delivery", feeCents: 390, freeFromCents: 900 });
    const menu = aMenu({ distributionOptions: [method] });
    const brought = order({
      distribution: { ...order().distribution, type: "delivery", address: anAddress() },
    });
    const costs = (deliveryCents: number) => ({ value: { patch: { totals: { deliveryCents } } } });
    expect(edit(brought, [take], { menu })).toMatchObject(costs(390));
    expect(edit(brought, [to(2)], { menu })).toMatchObject(costs(0));
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

  test("K-FS-8 goods that come in are bound by their product and by the longest order", () => {
    const add = { kind: "add", line: { ...anOrderLine(), lineId: "l3" } } as const;
    expect(edit(order(), [add])).toMatchObject(changed);
    const menu = aMenu({ items: { bread: anItem({ maxQtyPerOrder: 2 }) } });
    expect(edit(order(), [add], { menu })).toEqual(refusal("line-invalid", { lineId: "l3", reason: "quantity" }));
    const short = aMenu({ ordering: { ...aMenu().ordering, maxLines: 2 } });
    expect(edit(order(), [add], { menu: short })).toEqual(refusal("basket-too-large", { maxLines: 2 }));
    expect(edit(order(), [take, add], { menu: short })).toMatchObject(changed);
  });

  test("no more work than the time has room for", () => {
    const menu = aMenu({ distributionOptions: [aFulfilmentMethod({ capacity: { unitsPerSlot: 4 } })] });
    const slotUse = { orders: 2, units: 3 };
    expect(edit(order(), [to(2)], { menu, slotUse })).toMatchObject(changed);
    expect(edit(order(), [to(3)], { menu, slotUse })).toEqual(refusal("slot-full", { next: null }));
    // Of a limit by money only what comes on top counts: one more of 4,80.
    const byMoney = aMenu({ distributionOptions: [aFulfilmentMethod({ dayCapacity: { centsPerSlot: 2000 } })] });
    const taken = (cents: number) => ({ menu: byMoney, slotUse: { orders: 2, units: 3, cents } });
    expect(edit(order(), [to(2)], taken(1520))).toMatchObject(changed);
    expect(edit(order(), [to(2)], taken(1521))).toEqual(refusal("slot-full", { next: null }));
  });

  test("the minimum of the way counts where the address is in none of its areas any more", () => {
    const zones = [
      {
        id: "z",
        name: "Nah",
        kind: "plz",
        plz: ["83022"],
        minOrderCents: 500,
        feeCents: 0,
        extraMinutes: 0,
        enabled: true,
        priority: 1,
      },
    ] as const;
    const method = aFulfilmentMethod({ type: "delivery", minOrderCents: 700, zones });
    const menu = aMenu({ distributionOptions: [method] });
    const to = (zip: string) =>
      order({ distribution: { ...order().distribution, type: "delivery", address: anAddress({ zip }) } });
    expect(edit(to("83022"), [take], { menu })).toEqual(
      refusal("below-minimum", { minimumCents: 700, missingCents: 220 }),
    );
    expect(edit(to("80331"), [take], { menu })).toEqual(
      refusal("below-minimum", { minimumCents: 700, missingCents: 220 }),
    );
  });

  test("K-FS-8 a way that becomes dearer by what is in the parcel costs so much more", () => {
    const shipping = {
      countries: ["DE"],
      shipDays: [1, 2, 3, 4, 5, 6, 7],
      parcels: [
        { maxGrams: 1000, feeCents: 500 },
        { maxGrams: 9000, feeCents: 900 },
      ],
    } as const;
    const method = aFulfilmentMethod({ type: "shipping", shipping });
    const menu = aMenu({
      distributionOptions: [method],
      items: { bread: anItem({ weightGrams: 400 }) },
      bundles: { box: aBundle() },
    });
    const part = { slotId: "bread", itemId: "bread", name: "Bauernbrot", qty: 1, surchargeCents: 0 };
    const parcel = order({
      distribution: { ...order().distribution, type: "shipping", address: anAddress() },
      lines: [anOrderLine(), anOrderLine({ lineId: "l2", kind: "bundle", refId: "box", components: [part, part] })],
    });
    // 400 g of bread and 800 g in the box: the large parcel already.
    expect(edit(parcel, [to(2)], { menu })).toMatchObject({ value: { differenceCents: 480 } });
    const light = order({ distribution: { ...order().distribution, type: "shipping", address: anAddress() } });
    expect(edit(light, [to(2)], { menu })).toMatchObject({ value: { differenceCents: 480 + 400 } });
    // A removed line weighs nothing any more: 400 and 800 g become 800 g.
    expect(edit(light, [to(2), take], { menu })).toMatchObject({ value: { differenceCents: 0 } });
  });

  test("only what the menu still knows has limits, each product its own", () => {
    const menu = aMenu({ items: { bread: anItem({ maxQtyPerOrder: 3 }), roll: anItem({ id: "roll" }) } });
    const mixed = order({ lines: [anOrderLine(), anOrderLine({ lineId: "l2", refId: "roll", qty: 3 })] });
    expect(edit(mixed, [to(3)], { menu })).toMatchObject(changed);
    const unknown = order({ lines: [anOrderLine({ refId: "gone" }), anOrderLine({ lineId: "l2" })] });
    expect(edit(unknown, [to(3)], { menu })).toMatchObject(changed);
  });

  test("nothing is changed on a way that the shop has given up", () => {
    const menu = aMenu({ distributionOptions: [] });
    expect(edit(order(), [take], { menu })).toEqual(refusal("distribution-unavailable"));
    // Nor can anybody say when its orders end.
    expect(edit(order(), [take], { menu, until: "cutoff" })).toEqual(refusal("too-late"));
  });

  test("the shop is bound by none of this", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, minOrderCents: 900 } });
    const question = { order: order(), edits: [take], packed: [], now: aMoment };
    expect(editOrder({ ...question, by: "merchant", role: "staff", shopper: { menu, slotUse: null } })).toMatchObject(
      changed,
    );
  });
});
