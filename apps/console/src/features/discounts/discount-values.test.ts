import { expect, test } from "vitest";
import { discountErrors, discountValues, newDiscount, storedDiscount, switchCampaign } from "./discount-values.ts";

const timezone = "Europe/Vienna";
const values = { ...newDiscount, code: "herbst10", name: "Herbstaktion" };
const stats = { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 };

test("a plain percentage is stored with its code in upper case", () => {
  expect(discountErrors(values, [])).toEqual({});
  expect(storedDiscount(values, timezone, null)).toMatchObject({ code: "HERBST10", kind: "percent", percentBp: 1000 });
});

test("what is stored opens as the same form", () => {
  const wanted = {
    ...values,
    code: "KISTE-5",
    kind: "fixed" as const,
    amount: "5,00",
    percent: "",
    minSubtotal: "25,00",
    validFrom: "2026-12-01",
    validTo: "2026-12-24",
    maxUses: "50",
    oncePerCustomer: false,
    maxUsesPerCustomer: "3",
    windows: [{ weekdays: [1 as const, 2 as const], start: "07:00", end: "09:00" }],
    includeCategories: ["brot"],
    distribution: ["pickup" as const],
    includeItems: ["semmel"],
    excludeItems: ["torte"],
    paymentMethods: ["online"],
    emails: "anna@kundschaft.example\nbert@kundschaft.example",
  };
  expect(discountValues({ ...storedDiscount(wanted, timezone, null), stats }, timezone)).toEqual(wanted);
});

test("the last day is a whole day, also when clocks change", () => {
  const stored = storedDiscount({ ...values, validTo: "2026-10-25" }, timezone, null);
  expect(new Date(stored.validTo ?? 0).toISOString()).toBe("2026-10-25T23:00:00.000Z");
});

test.each([
  [{ code: "" }, { code: "missing" }],
  [{ code: "ÄPFEL" }, { code: "code-shape" }],
  [{ code: "taken" }, { code: "code-taken" }],
  [{ name: " " }, { name: "missing" }],
  [{ percent: "0" }, { percent: "not-percent" }],
  [{ kind: "fixed" as const, amount: "fünf" }, { amount: "not-money" }],
  [{ kind: "freeItem" as const, itemId: "" }, { itemId: "missing" }],
  [{ emails: "anna@kundschaft.example, bert" }, { emails: "not-email" as const }],
  [{ maxUses: "-1" }, { maxUses: "not-count" }],
  [{ maxUsesPerCustomer: "0" }, { maxUsesPerCustomer: "not-count" }],
  [{ validFrom: "2026-12-24", validTo: "2026-12-01" }, { validTo: "ends-before" }],
])("a form with %j names its field", (part, errors) => {
  expect(discountErrors({ ...values, ...part }, ["TAKEN"])).toEqual(errors);
});

test("people are stored once and in small letters, and a campaign is for no one in particular", () => {
  const emails = "Anna@Kundschaft.example; anna@kundschaft.example\n bert@kundschaft.example ";
  expect(storedDiscount({ ...values, emails }, timezone, null).emails).toEqual([
    "anna@kundschaft.example",
    "bert@kundschaft.example",
  ]);
  expect(storedDiscount({ ...values, autoApply: true, emails }, timezone, null)).not.toHaveProperty("emails");
});

test("a gift card has no form", () => {
  const card = { ...storedDiscount(values, timezone, null), kind: "giftCard" as const, stats };
  expect(discountValues(card, timezone)).toBeNull();
});

test("a campaign has a code nobody types, and asks nobody who they are", () => {
  const campaign = switchCampaign({ ...newDiscount, name: "Herbst", maxUses: "x", firstOrderOnly: true }, true, true);
  expect(discountErrors(campaign, [])).toEqual({});
  expect(storedDiscount(campaign, timezone, null)).toMatchObject({
    code: expect.stringMatching(/^AKTION-[A-F0-9]{8}$/) as unknown,
    autoApply: true,
    oncePerCustomer: false,
    firstOrderOnly: false,
  });
  expect(storedDiscount(campaign, timezone, null)).not.toHaveProperty("maxUses");
  expect(switchCampaign(campaign, false, true).code).toBe("");
  expect(switchCampaign(campaign, false, false).code).toBe(campaign.code);
  expect(switchCampaign(values, true, true).code).toBe("herbst10");
});
