import { describe, expect, test } from "vitest";
import {
  aBasket,
  aBasketLine,
  aBundle,
  aFulfilmentMethod,
  aMenu,
  aMoment,
  anOption,
  anItem,
  aShop,
} from "../../testing/builders.ts";
import { decideOrder } from "./decide-order.ts";
import type { OrderInput, OrderRequest } from "./order-input.ts";

const key = "2026-11-20T11:00";

function aRequest(overrides: Partial<OrderRequest> = {}): OrderRequest {
  return {
    basketId: "shopper_web",
    menuVersion: 1,
    quotedTotalCents: 480,
    distribution: { optionId: "pickup", slotKey: key },
    contact: { name: " Kundin 1 ", email: "kundin1@post.example" },
    paymentMethod: "cashOnPickup",
    ageConfirmed: false,
    ...overrides,
  };
}

function decide(overrides: Partial<Omit<OrderInput, "request">> = {}, request: Partial<OrderRequest> = {}) {
  return decideOrder({
    menu: aMenu(),
    restaurant: aShop(),
    basket: aBasket(),
    uid: "shopper",
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    ...overrides,
    request: aRequest(request),
  });
}
function refused(...question: Parameters<typeof decide>) {
  const result = decide(...question);
  return result.ok ? null : result.refusal;
}

describe("an order that can be placed", () => {
  test("S-C16 of a group keeps each person's goods together under their label; no other basket gives out labels", () => {
    const lines = {
      a: aBasketLine({ participantId: "p2", position: 1 }),
      b: aBasketLine({ participantId: "p1", position: 1 }),
      c: aBasketLine({ participantId: "p2", position: 2, note: "dünn" }),
    };
    const people = [
      { id: "p1", name: "Empfang" },
      { id: "p2", name: "Lager" },
    ];
    const labels = (group?: { groupId: string; participants: typeof people }) => {
      const basket = aBasket({ lines, ...(group ? { group } : {}) });
      const answer = decide({ basket }, { quotedTotalCents: 1440 });
      if (!answer.ok) throw new Error(answer.refusal.type);
      const { order } = answer.value;
      return [order.groupId, ...order.lines.map(({ participantName }) => participantName)];
    };
    expect(labels({ groupId: "g1", participants: people })).toEqual(["g1", "Empfang", "Lager", "Lager"]);
    expect(labels()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("is complete but for its numbers", () => {
    const result = decide(
      {},
      {
        contact: { name: " Kundin 1 ", email: " kundin1@post.example ", phone: " +43664123 " },
        customerNote: " Bitte klingeln ",
      },
    );
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const start = Date.parse("2026-11-20T11:00+01:00");
    expect(result.value.order).toMatchObject({
      channel: "web",
      storefrontId: "s1",
      offeringId: "o1",
      menuVersion: 1,
      basketId: "shopper_web",
      status: "placed",
      paymentStatus: "open",
      dayKey: "2026-11-20",
      monthKey: "2026-11",
      placedAt: aMoment,
      customerNote: "Bitte klingeln",
      quotedTotalCents: 480,
      customer: { uid: "shopper", name: "Kundin 1", email: "kundin1@post.example", phone: "+43664123", isGuest: true },
      distribution: {
        optionId: "pickup",
        type: "pickup",
        name: "Abholung",
        slot: { key, start, end: start + 900_000 },
        place: { name: "Laden" },
      },
      timeline: { releaseAt: start, prepareBy: start, promisedAt: start },
      lines: [{ lineId: "l1", name: "Bauernbrot", totalCents: 480, allergens: ["gluten:wheat"] }],
      totals: { totalCents: 480, vat: [{ rateBp: 700, netCents: 449, vatCents: 31, grossCents: 480 }] },
      payments: [],
      viewers: ["shopper"],
      events: [{ at: aMoment, type: "placed", by: "customer" }],
      restaurantName: "Bäckerei am Inn",
    });
    expect(result.value.stockTaken).toEqual({});
    expect(result.value.slotTaken).toEqual({
      optionId: "pickup",
      slot: { key, start, end: start + 900_000 },
      units: 1,
      cents: 480,
      useAfter: { orders: 1, units: 1, cents: 480 },
    });
  });

  test("leaves out what was not said", () => {
    const result = decide({
      isGuest: false,
      menu: aMenu({ distributionOptions: [{ ...aFulfilmentMethod(), place: undefined } as never] }),
    });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    expect(result.value.order.customer).toEqual({
      uid: "shopper",
      name: "Kundin 1",
      email: "kundin1@post.example",
      isGuest: false,
    });
    expect("customerNote" in result.value.order).toBe(false);
  });

  test("waits with the work until it is needed, but not longer than now", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, prep: { baseMinutes: 20, secondsPerKitchenUnit: 0 } } });
    const result = decide({ menu });
    expect(result.ok && result.value.order.timeline.releaseAt).toBe(Date.parse("2026-11-20T10:40+01:00"));
  });

  test("takes counted stock over lines and components of bundles together", () => {
    const menu = aMenu({
      items: { bread: anItem({ stockMode: "counted" }), jam: anItem({ id: "jam" }) },
      bundles: {
        box: aBundle({
          slots: [
            {
              id: "s",
              name: "s",
              min: 2,
              max: 2,
              fixed: true,
              choices: [
                { itemId: "bread", qty: 2, surchargeCents: 0 },
                { itemId: "jam", qty: 1, surchargeCents: 0 },
              ],
            },
          ],
        }),
      },
    });
    const lines = {
      a: aBasketLine({ qty: 3 }),
      b: aBasketLine({ kind: "bundle", refId: "box", qty: 2, position: 2, seenUnitCents: 990 }),
    };
    const question = { menu, basket: aBasket({ lines }) };
    const result = decide({ ...question, available: () => 7 }, { quotedTotalCents: 3420 });
    expect(result.ok && result.value).toMatchObject({
      stockTaken: { bread: 7 },
      slotTaken: { units: 9, useAfter: { orders: 1, units: 9 } },
    });
    expect(
      refused({ ...question, available: (itemId) => (itemId === "bread" ? 6 : null) }, { quotedTotalCents: 3420 }),
    ).toEqual({
      type: "sold-out",
      items: [{ itemId: "bread", name: "Bauernbrot", available: 6 }],
    });
  });

  test("an order over nothing asks for no payment", () => {
    const menu = aMenu({ items: { bread: anItem({ priceCents: 0 }) } });
    expect(decide({ menu }, { quotedTotalCents: 0 })).toMatchObject({
      ok: true,
      value: { order: { paymentStatus: "none" } },
    });
  });
});

describe("an order that cannot be placed", () => {
  const lines = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`l${index}`, aBasketLine({ note: `${index}` })]));

  test("the basket: foreign, used, elsewhere, empty, too large", () => {
    expect(refused({ uid: "somebody" })).toEqual({ type: "basket-not-yours" });
    expect(refused({ basket: aBasket({ status: "converted" }) })).toEqual({ type: "basket-not-open" });
    expect(refused({ basket: aBasket({ storefrontId: "s2" }) })).toEqual({ type: "basket-not-open" });
    expect(refused({ basket: aBasket({ lines: {} }) })).toEqual({ type: "basket-empty" });
    expect(refused({ basket: aBasket({ lines: lines(10_000) }) })).toEqual({ type: "basket-too-large", maxLines: 50 });
  });

  test("the way and the payment", () => {
    expect(refused({}, { distribution: { optionId: "other", slotKey: key } })).toEqual({
      type: "distribution-unavailable",
    });
    expect(refused({ menu: aMenu({ distributionOptions: [aFulfilmentMethod({ enabled: false })] }) })).toEqual({
      type: "distribution-unavailable",
    });
    expect(refused({ menu: aMenu({ paymentMethods: ["cardOnPickup"] }) })).toEqual({
      type: "payment-method-unavailable",
    });
  });

  test("CHK-12 the price: what was quoted must be what it costs, and the lines at fault are named", () => {
    expect(refused({}, { quotedTotalCents: 1 })).toEqual({
      type: "price-changed",
      quotedCents: 1,
      totalCents: 480,
      lineIds: [],
    });
    const menu = aMenu({ version: 2, items: { bread: anItem({ priceCents: 500 }) } });
    expect(refused({ menu })).toEqual({ type: "price-changed", quotedCents: 480, totalCents: 500, lineIds: ["l1"] });
  });

  test("CHK-12 the menu: a new version is seen before it is ordered from", () => {
    expect(refused({ menu: aMenu({ version: 2 }) })).toEqual({ type: "menu-changed", version: 2 });
  });

  test("the goods", () => {
    expect(refused({ basket: aBasket({ lines: { l1: aBasketLine({ refId: "gone" }) } }) })).toMatchObject({
      type: "line-invalid",
      reason: "unknown-product",
    });
    expect(refused({ menu: aMenu({ ordering: { ...aMenu().ordering, minOrderCents: 1000 } }) })).toEqual({
      type: "below-minimum",
      minimumCents: 1000,
      missingCents: 520,
    });
    expect(refused({ available: () => 0 })).toEqual({
      type: "sold-out",
      items: [{ itemId: "bread", name: "Bauernbrot", available: 0 }],
    });
    expect(refused({ available: () => -2 })).toMatchObject({ items: [{ available: 0 }] });
  });

  test("ALC-02 alcohol without the declaration", () => {
    const menu = aMenu({ items: { bread: anItem({ alcohol: "spirits18" }) } });
    expect(refused({ menu })).toEqual({ type: "age-required", minAge: 18 });
    expect(decide({ menu }, { ageConfirmed: true }).ok).toBe(true);
  });

  test("a shop that calls back wants a number that can be dialled", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, phoneRequired: true } });
    const withPhone = (phone?: string) =>
      refused(
        { menu },
        { contact: { name: "Kundin 1", email: "kundin1@post.example", ...(phone === undefined ? {} : { phone }) } },
      );
    for (const phone of [undefined, "", "  ", "keins", "1234"])
      expect(withPhone(phone)).toEqual({ type: "phone-required" });
    expect(withPhone("1 23-45")).toBeNull();
    expect(withPhone("+49 30 23125 014")).toBeNull();
  });

  test("guests have as many open orders as the shop allows; accounts have no such limit", () => {
    const menu = aMenu({ ordering: { ...aMenu().ordering, maxOpenOrdersPerGuest: 2 } });
    expect(refused({ menu, openOrders: 1 })).toBeNull();
    expect(refused({ menu, openOrders: 2 })).toEqual({ type: "too-many-open-orders", max: 2 });
    expect(refused({ menu, openOrders: 2, isGuest: false })).toBeNull();
    expect(refused({ openOrders: 99 })).toBeNull();
  });

  test("a choice that is gone for today, and only while it is", () => {
    const ham = { id: "ham", name: "Schinken", priceCents: 0, allergens: [], default: true, maxQty: 1 };
    const filling = anOption({ id: "filling", choices: [ham] });
    const roll = anItem({ optionRefs: [{ optionId: "filling" }] });
    const menu = aMenu({ items: { [roll.id]: roll }, options: { filling } });
    const line = aBasketLine({ refId: roll.id, choices: [{ optionId: "filling", choiceId: "ham", qty: 1 }] });
    const question = { menu, basket: aBasket({ lines: { l1: line } }) };
    const gone = (until: number) => ({
      ...question,
      soldOutChoices: [{ optionId: "filling", choiceId: "ham", until }],
    });
    expect(refused(gone(aMoment + 1))).toEqual({
      type: "sold-out",
      items: [{ itemId: roll.id, name: `Schinken (${roll.name})`, available: 0 }],
    });
    expect(refused(gone(aMoment))).toBeNull();
  });

  test("K-FM-5 a choice that is an item counts as a piece of it, and is gone with the last one", () => {
    const cola = anItem({ id: "cola", name: "Cola", stockMode: "counted" });
    const drink = {
      id: "cola",
      name: "Cola klein",
      priceCents: 0,
      allergens: [],
      default: true,
      maxQty: 1,
      itemId: "cola",
    };
    const drinks = anOption({ id: "drinks", choices: [drink] });
    const roll = anItem({ optionRefs: [{ optionId: "drinks" }] });
    const menu = aMenu({ items: { [roll.id]: roll, cola }, options: { drinks } });
    const meal = aBasketLine({ refId: roll.id, choices: [{ optionId: "drinks", choiceId: "cola", qty: 1 }] });
    const lines = { l1: meal, l2: aBasketLine({ refId: "cola" }) };
    const asked = (left: number) =>
      refused(
        { menu, basket: aBasket({ lines }), available: (id) => (id === "cola" ? left : null) },
        { quotedTotalCents: 960 },
      );
    expect(asked(2)).toBeNull();
    expect(asked(1)).toEqual({ type: "sold-out", items: [{ itemId: "cola", name: "Cola", available: 1 }] });
  });

  test("ALC-02 alcohol by a parcel whose carrier does not look at the age", () => {
    const address = { street: "Hauptstraße", houseNo: "1", zip: "83022", city: "Rosenheim", country: "DE" } as const;
    const sent = (ageCheck?: 16 | 18) => {
      const terms = { countries: ["DE" as const], parcels: [], shipDays: [1, 2, 3, 4, 5, 6, 7] as const };
      const parcel = aFulfilmentMethod({ type: "shipping", shipping: { ...terms, ...(ageCheck && { ageCheck }) } });
      const menu = aMenu({
        items: { bread: anItem({ alcohol: "beerWine16" }) },
        distributionOptions: [parcel],
        paymentMethods: ["online"],
      });
      return refused({ menu }, { address, paymentMethod: "online", ageConfirmed: true });
    };
    expect(sent()).toMatchObject({ type: "not-available-then", unchecked: true });
    expect(sent(16)).toBeNull();
  });

  test("a round that has fewer pieces than the shelf", () => {
    const asked = (left: number | null) => refused({ leftInRound: () => left });
    expect([asked(null), asked(500)]).toEqual([null, null]);
    const items = [{ itemId: "bread", name: "Bauernbrot", available: 0 }];
    expect(asked(0)).toEqual({ type: "sold-out", inRound: true, items });
  });

  test("a bundle taken off the shelf, though its goods are there", () => {
    const menu = aMenu({ bundles: { box: aBundle() } });
    const basket = aBasket({ lines: { l1: aBasketLine({ kind: "bundle", refId: "box", seenUnitCents: 990 }) } });
    const question = { menu, basket, soldOutBundleIds: ["box"] };
    expect(refused(question, { quotedTotalCents: 990 })).toEqual({
      type: "sold-out",
      items: [{ itemId: "box", name: "Brotzeitkiste", available: 0 }],
    });
    expect(refused({ ...question, soldOutBundleIds: ["bread"] }, { quotedTotalCents: 990 })).toBeNull();
  });

  test("a time that was right when it was shown is kept for two minutes", () => {
    const at = (now: string, question: Parameters<typeof decide>[0] = {}) =>
      refused({ ...question, now: Date.parse(`2026-11-20T${now}+01:00`) })?.type;
    const slow = aMenu({ items: { bread: anItem({ leadMinutes: 30 }) } });
    expect(["10:30:00", "10:32:00", "10:32:01"].map((now) => at(now, { menu: slow }))).toEqual([
      undefined,
      undefined,
      "slot-changed",
    ]);
    expect(["11:00:00", "11:01:59", "11:02:00"].map((now) => at(now))).toEqual([undefined, undefined, "slot-changed"]);
  });

  test("a time that staff closed is full", () => {
    expect(refused({ slotUse: { orders: 0, units: 0, closed: true } })?.type).toBe("slot-full");
  });

  test("TIM-02 the time: past, wrong, full, too soon, closed, paused", () => {
    const at = (slotKey: string, question: Parameters<typeof decide>[0] = {}) =>
      refused(question, { distribution: { optionId: "pickup", slotKey } })?.type;
    for (const wrong of [
      "2026-11-19T11:00",
      "1999-01-01T10:00",
      "2026-11-20T09:00",
      "2026-11-20T11:01",
      "2026-11-31T11:00",
      "9999-12-31T23:59",
      "gestern",
    ]) {
      expect([wrong, at(wrong)]).toEqual([wrong, "slot-changed"]);
    }
    const menu = aMenu({
      distributionOptions: [aFulfilmentMethod({ capacity: { unitsPerSlot: 5, ordersPerSlot: 9 } })],
    });
    expect(at(key, { menu, slotUse: { orders: 1, units: 4 } })).toBeUndefined();
    expect(at(key, { menu, slotUse: { orders: 1, units: 5 } })).toBe("slot-full");
    const slow = aMenu({ items: { bread: anItem({ leadMinutes: 120 }) } });
    expect(at(key, { menu: slow })).toBe("slot-changed");
    expect(at(key, { restaurant: aShop({ operations: { state: "closed" } }) })).toBe("shop-closed");
    expect(at(key, { restaurant: aShop({ operations: { state: "paused", until: aMoment + 7_200_000 } }) })).toBe(
      "shop-closed",
    );
    expect(
      at(key, { restaurant: aShop({ closures: [{ from: "2026-11-20", to: "2026-11-20", mode: "closed" }] }) }),
    ).toBe("shop-closed");
    const cutoff = aMenu({
      distributionOptions: [aFulfilmentMethod({ cutoffs: [{ kind: "sameDayAt", time: "09:59" }] })],
    });
    expect(at(key, { menu: cutoff })).toBe("cutoff-passed");
  });

  test("VAT-01 the tax is that of the slot's day", () => {
    const menu = aMenu({
      shop: { ...aMenu().shop, country: "AT", timezone: "Europe/Vienna" },
      items: { bread: anItem({ vatClass: "basicFood" }) },
    });
    const order = (slotKey: string) => {
      const result = decide(
        { menu, now: Date.parse("2026-06-29T12:00Z") },
        { distribution: { optionId: "pickup", slotKey } },
      );
      return result.ok && result.value.order.totals.vat[0]?.rateBp;
    };
    expect([order("2026-06-30T11:00"), order("2026-07-01T11:00")]).toEqual([1000, 490]);
  });
});

describe("what an order says of its way", () => {
  const keysOf = (menu = aMenu(), distribution: object = {}, more: Partial<OrderRequest> = {}) => {
    const wanted = { optionId: "pickup", slotKey: key, ...distribution };
    const result = decide({ menu }, { distribution: wanted, ...more });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return { order: Object.keys(result.value.order), way: Object.keys(result.value.order.distribution) };
  };

  test("an address where somebody brings it, a table where somebody eats, no flags where nothing is to be seen to", () => {
    const address = { street: "Hauptstraße", houseNo: "1", zip: "83022", city: "Rosenheim", country: "DE" } as const;
    const fetched = keysOf(aMenu(), { table: "7" }, { address });
    expect(fetched.way).not.toContain("address");
    expect(fetched.way).not.toContain("table");
    expect(fetched.order).not.toContain("flags");
    const dineIn = aFulfilmentMethod({ id: "table", type: "dineIn" });
    const menu = aMenu({ distributionOptions: [dineIn], paymentMethods: ["cashOnPickup", "cardOnPickup"] });
    expect(keysOf(menu, { optionId: "table", table: "7" }).way).toContain("table");
    expect(keysOf(menu, { optionId: "table" }).way).not.toContain("table");
  });

  test("where tables have codes, only who scanned the one in force orders for a table", () => {
    const dineIn = aFulfilmentMethod({ id: "table", type: "dineIn", tables: ["7"], tableSeal: "seal" });
    const menu = aMenu({ distributionOptions: [dineIn], paymentMethods: ["cashOnPickup"] });
    const at = { optionId: "table", slotKey: key, table: "7" };
    expect(refused({ menu }, { distribution: at })).toEqual({ type: "table-unknown" });
    expect(refused({ menu }, { distribution: { ...at, tableSeal: "renewed" } })).toEqual({ type: "table-unknown" });
    const answer = decide({ menu }, { distribution: { ...at, tableSeal: "seal" } });
    // The code is for the door alone, and not for the order's log.
    expect(answer.ok && answer.value.order.distribution).toMatchObject({ table: "7" });
    expect(JSON.stringify(answer)).not.toContain("seal");
  });

  test("goods of some hours are sold at these hours, on the last day of the calendar too", () => {
    const menu = aMenu({ items: { bread: anItem({ windows: [{ weekday: 5, start: "08:00", minutes: 60 }] }) } });
    const last = { optionId: "pickup", slotKey: "2026-11-27T11:00" };
    expect(refused({ menu }, { distribution: last })).toMatchObject({ type: "not-available-then" });
    const early = { optionId: "pickup", slotKey: "2026-11-27T08:30" };
    expect(refused({ menu }, { distribution: early })).toBeNull();
  });
});
