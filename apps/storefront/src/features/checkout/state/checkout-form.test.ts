import { expect, it } from "vitest";
import { checkForm, emptyForm } from "./checkout-form.ts";

const rules = {
  phoneRequired: false,
  option: { type: "pickup" },
  covered: false,
  countries: ["DE"],
  slot: { key: "k", start: 0, end: 1 },
  minAge: 0,
  paymentMethods: ["cashOnPickup"],
} as const;
const good = { ...emptyForm, name: "Werkstatt 1", email: "werkstatt@post.example", payment: "cashOnPickup" } as const;

it("lets a complete form pass", () => {
  expect(checkForm(good, rules)).toEqual({});
});

it.each([
  ["", "gib deine E-Mail"],
  ["werkstatt", "@"],
  ["werkstatt@post", "Endung"],
  ["a b@post.example", "stimmt etwas nicht"],
])("ADR-05 says what is wrong with the address „%s“", (email, words) => {
  expect(checkForm({ ...good, email }, rules).email).toContain(words);
});

it("GDP-02 ADR-03 asks for a phone number only where the shop needs one, and for age only with alcohol", () => {
  expect(checkForm(good, { ...rules, phoneRequired: true }).phone).toBeDefined();
  expect(checkForm({ ...good, phone: "ruf an" }, rules).phone).toBeDefined();
  expect(checkForm(good, { ...rules, minAge: 16 }).age).toBeDefined();
  expect(checkForm({ ...good, ageConfirmed: true }, { ...rules, minAge: 16 })).toEqual({});
  expect(checkForm(good, { ...rules, slot: null }).slot).toBeDefined();
});

it("asks where to only if it is brought, and tells the countries apart by their postal codes", () => {
  const rulesThere = { ...rules, option: { type: "delivery" } } as const;
  expect(Object.keys(checkForm(good, rulesThere))).toEqual(["zip", "city", "street", "houseNo"]);
  const there = { ...good, zip: "83022", city: "Rosenheim", street: "Innstraße", houseNo: "3" };
  expect(checkForm(there, rulesThere)).toEqual({});
  expect(checkForm({ ...there, zip: "8020" }, rulesThere).zip).toContain("fünf Ziffern");
  expect(checkForm({ ...there, zip: "8020" }, { ...rulesThere, countries: ["DE", "AT"] })).toEqual({});
});

it("needs a table where it is eaten, and no way to pay where gift cards cover everything", () => {
  expect(checkForm(good, { ...rules, option: { type: "dineIn" } }).table).toBeDefined();
  expect(checkForm({ ...good, payment: null }, { ...rules, covered: true })).toEqual({});
});

it("CHK-06 begins with nothing ticked that costs or obliges: no tip, no declaration, no code", () => {
  expect(emptyForm).toMatchObject({ tip: null, ageConfirmed: false, codes: [] });
});
