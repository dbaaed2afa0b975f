import { expect, test } from "vitest";
import { emptyGift, giftErrorsOf, giftOfTab, readEuros, valueOf } from "./gift-form.ts";

const offer = { values: [1000, 2500], anyValue: true };
const here = { timezone: "Europe/Berlin", now: Date.parse("2026-11-27T12:00:00Z") };
const whole = { ...emptyGift, value: "2500", email: "a@post.example", buyerEmail: "b@post.example" };

test.each([
  ["35", 3500],
  ["35,5", 3550],
  [" 35.05 € ", 3505],
  ["35,505", null],
  ["", null],
  ["-5", null],
])("%j is %s cents", (typed, cents) => {
  expect(readEuros(typed)).toBe(cents);
});

test("PRC-09 a card is worth what the shop offers, another amount only where it may and within the bounds", () => {
  expect(valueOf({ value: "2500", amount: "" }, offer)).toBe(2500);
  expect(valueOf({ value: "9900", amount: "" }, offer)).toBeNull();
  expect(valueOf({ value: "other", amount: "5" }, offer)).toBe(500);
  expect(valueOf({ value: "other", amount: "4,99" }, offer)).toBeNull();
  expect(valueOf({ value: "other", amount: "250,01" }, offer)).toBeNull();
  expect(valueOf({ value: "other", amount: "35" }, { ...offer, anyValue: false })).toBeNull();
});

test("asks for what is missing in the order of the page, and for no receiver of a card that is printed", () => {
  expect(Object.keys(giftErrorsOf(emptyGift, offer, here))).toEqual(["value", "email", "buyerEmail"]);
  expect(Object.keys(giftErrorsOf({ ...emptyGift, value: "other" }, offer, here))[0]).toBe("amount");
  expect(giftErrorsOf(whole, offer, here)).toEqual({});
  expect(giftErrorsOf({ ...whole, kind: "print", email: "", date: "1999-01-01" }, offer, here)).toEqual({});
  expect(Object.keys(giftErrorsOf({ ...whole, date: "2026-11-26" }, offer, here))).toEqual(["date"]);
});

test("what the tab kept is read as far as it is a form", () => {
  expect(giftOfTab(null)).toEqual(emptyGift);
  expect(giftOfTab({ ...whole, design: "unknown", kind: "pigeon", message: 7 })).toEqual(whole);
});
