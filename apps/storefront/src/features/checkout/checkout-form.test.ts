import { expect, it } from "vitest";
import { checkForm, emptyForm } from "./checkout-form.ts";

const rules = {
  phoneRequired: false,
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
])("says what is wrong with the address „%s“", (email, words) => {
  expect(checkForm({ ...good, email }, rules).email).toContain(words);
});

it("asks for a phone number only where the shop needs one, and for age only with alcohol", () => {
  expect(checkForm(good, { ...rules, phoneRequired: true }).phone).toBeDefined();
  expect(checkForm({ ...good, phone: "ruf an" }, rules).phone).toBeDefined();
  expect(checkForm(good, { ...rules, minAge: 16 }).age).toBeDefined();
  expect(checkForm({ ...good, ageConfirmed: true }, { ...rules, minAge: 16 })).toEqual({});
  expect(checkForm(good, { ...rules, slot: null }).slot).toBeDefined();
});
