import { describe, expect, test } from "vitest";
import { aMenu, aMoment } from "../../testing/builders.ts";
import { checkDiscount, type DiscountContext } from "./check-discount.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { type DiscountableLine, eligibleLines } from "./eligible-lines.ts";

const terms = (overrides: Partial<DiscountTerms> = {}): DiscountTerms => ({
  codeId: "herbst",
  code: "HERBST",
  name: "Herbst",
  kind: "percent",
  percentBp: 1000,
  stacking: "stackable",
  priority: 1,
  ...overrides,
});
const line = (overrides: Partial<DiscountableLine> = {}): DiscountableLine => ({
  lineId: "l1",
  kind: "item",
  refId: "bread",
  qty: 2,
  unitCents: 500,
  totalCents: 1000,
  choices: [],
  discountable: true,
  reduced: false,
  ...overrides,
});
const menu = aMenu({
  categories: [
    {
      id: "c1",
      name: "Brot",
      slug: "brot",
      entries: [
        { kind: "item", id: "bread" },
        { kind: "group", id: "rolls" },
        { kind: "group", id: "gone" },
      ],
    },
  ],
  groups: {
    rolls: { id: "rolls", name: "x", illustration: "x", itemIds: ["roll"], defaultItemId: "roll", labelBy: "name" },
  },
});
/** Friday, 10:00 in Berlin; everything about the order is known. */
const context = (overrides: Partial<DiscountContext> = {}): DiscountContext => ({
  menu,
  lines: [line()],
  distribution: "delivery",
  paymentMethod: "online",
  customer: { isFirstOrder: true, email: "Kundin@post.example ", groups: ["stamm"], isBusiness: true },
  now: aMoment,
  ...overrides,
});
const friday = { weekday: 5, start: "09:00", minutes: 120 } as const;

describe("PRC-08 a code holds", () => {
  test.each<[string, Partial<DiscountTerms>]>([
    ["without conditions", {}],
    ["from its first moment", { validFrom: aMoment, validTo: aMoment + 1 }],
    ["in its hours", { windows: [friday] }],
    ["until its last use", { maxUses: 3, uses: 2, maxUsesPerCustomer: 2, usesByCustomer: 1 }],
    ["for a first order, a person, a group, a business", { firstOrderOnly: true, emails: ["kundin@post.example"] }],
    ["for one of its groups", { groups: ["neu", "stamm"], b2bOnly: true }],
    ["for its way, channel and method", { distribution: ["delivery"], channels: ["web"], paymentMethods: ["online"] }],
    ["from its minimum on", { minSubtotalCents: 1000 }],
    ["for free delivery without any goods of its own", { kind: "freeDelivery", includeItems: ["cake"] }],
    ["for a set that is complete", { kind: "bundlePrice", qty: 2 }],
  ])("%s", (_name, conditions) => {
    expect(checkDiscount(terms(conditions), context())).toBeNull();
  });

  test("for one method, beside a gift card that covers everything", () => {
    const online = terms({ paymentMethods: ["online"] });
    expect(checkDiscount(online, { ...context(), paymentMethod: "giftCard" })).toBeNull();
  });

  test("as long as nobody knows otherwise", () => {
    const strict = terms({
      validFrom: aMoment + 1,
      windows: [{ ...friday, weekday: 1 }],
      distribution: ["pickup"],
      paymentMethods: ["onAccount"],
      firstOrderOnly: true,
      emails: ["a@b.example"],
      groups: ["x"],
      b2bOnly: true,
    });
    expect(checkDiscount(strict, { menu, lines: [line()] })).toBeNull();
    expect(checkDiscount(terms({ kind: "freeDelivery" }), { menu, lines: [] })).toBeNull();
  });
});

describe("PRC-08 a code says why it does not hold", () => {
  const because = (reason: string) => ({ type: "code-conditions", reason });
  test.each<[string, Partial<DiscountTerms>, object]>([
    ["too early", { validFrom: aMoment + 1 }, { type: "code-not-yet", validFrom: aMoment + 1 }],
    ["too late", { validTo: aMoment }, { type: "code-expired", validTo: aMoment }],
    ["not at this hour", { windows: [{ ...friday, start: "11:00" }] }, because("time")],
    ["not on this day", { windows: [{ ...friday, weekday: 4 }] }, because("time")],
    ["all used up", { maxUses: 3, uses: 3 }, { type: "code-used" }],
    ["used by this customer", { oncePerCustomer: true, usesByCustomer: 1 }, { type: "code-used" }],
    ["used often enough", { maxUsesPerCustomer: 2, usesByCustomer: 2 }, { type: "code-used" }],
    ["for somebody else", { emails: ["a@b.example"] }, because("customer")],
    ["for another group", { groups: ["neu"] }, because("customer")],
    ["for another way", { distribution: ["pickup"] }, because("distribution")],
    ["for another method", { paymentMethods: ["cashOnPickup"] }, because("paymentMethod")],
    ["for another channel", { channels: ["b2b"] }, { type: "code-invalid" }],
    ["too little", { minSubtotalCents: 1001 }, { ...because("minimum"), missingCents: 1 }],
    ["other goods", { includeItems: ["cake"] }, because("items")],
    ["too few for a set", { kind: "bundlePrice", qty: 3 }, because("items")],
    ["the gift is not in the basket", { kind: "freeItem", itemId: "cake" }, because("items")],
  ])("%s", (_name, conditions, refusal) => {
    expect(checkDiscount(terms(conditions), context())).toMatchObject({ code: "HERBST", ...refusal });
  });

  test.each<[string, Partial<DiscountTerms>, Partial<DiscountContext>, string]>([
    ["not the first order", { firstOrderOnly: true }, { customer: { isFirstOrder: false } }, "firstOrder"],
    ["not a business", { b2bOnly: true }, { customer: { isBusiness: false } }, "customer"],
    ["nothing is brought", { kind: "freeDelivery" }, { distribution: "pickup" }, "distribution"],
  ])("%s", (_name, conditions, other, reason) => {
    expect(checkDiscount(terms(conditions), context(other))).toMatchObject(because(reason));
  });
});

describe("the goods of a discount", () => {
  const all = [
    line(),
    line({ lineId: "l2", refId: "roll" }),
    line({ lineId: "l3", refId: "box", kind: "bundle" }),
    line({ lineId: "l4", refId: "book", discountable: false }),
    line({ lineId: "l5", refId: "old", reduced: true }),
  ];
  test.each<[string, Partial<DiscountTerms>, string[]]>([
    ["are all but those kept out", {}, ["l1", "l2", "l3", "l5"]],
    ["never those kept out, named or not", { includeItems: ["book", "box"] }, ["l3"]],
    ["are those of a category, groups included", { includeCategories: ["c1"] }, ["l1", "l2"]],
    ["are none of a category that is gone", { includeCategories: ["c9"] }, []],
    ["are named ones or those of a category", { includeItems: ["box"], includeCategories: ["c1"] }, ["l1", "l2", "l3"]],
    ["are not those excluded", { excludeItems: ["roll", "box"] }, ["l1", "l5"]],
    ["are not those reduced already", { excludeDiscounted: true }, ["l1", "l2", "l3"]],
    ["are the gift alone", { kind: "freeItem", itemId: "roll" }, ["l2"]],
    ["are never a bundle for a gift", { kind: "freeItem", itemId: "box" }, []],
  ])("%s", (_name, conditions, ids) => {
    expect(eligibleLines(terms(conditions), menu, all).map(({ lineId }) => lineId)).toEqual(ids);
  });
});
