import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { OrderRequest } from "@lokalkorb/domain/ordering/place/order-input";
import { expect, expectTypeOf, test } from "vitest";
import type { InputOf } from "./contract.ts";
import { cents, documentId, line, paragraph, requestId, slotKey } from "./fields.ts";
import { placeOrder } from "./orders.ts";
import * as z from "./schema.ts";

const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

test("a document id cannot leave its collection", () => {
  expect(fits(documentId, "u1_web")).toBe(true);
  for (const id of ["", "a/b", "..", "ä", "a".repeat(129)]) expect(fits(documentId, id), id).toBe(false);
});

test("X-L1 an id that Firestore keeps for itself is none", () => {
  for (const id of ["__a__", "____", "__restaurants__"]) expect(fits(documentId, id), id).toBe(false);
  for (const id of ["__a", "a__", "_a_", "___"]) expect(fits(documentId, id), id).toBe(true);
});

test("X-L11 text that lies about its direction or hides something is plain text", () => {
  expect(z.parse(line(20), "An\u202Ena \u2066B\u2069\u200B.")).toBe("Anna B.");
  expect(z.parse(line(20), "\u202A+49 8053 1234\u202C")).toBe("+49 8053 1234");
  expect(z.parse(paragraph(20), "\u202E a\n b")).toBe("a\n b");
  expect(z.parse(line(20), "👩\u200D🌾")).toBe("👩\u200D🌾");
  expect(fits(line(20).check(z.minLength(1)), "\u202E\u200B")).toBe(false);
});

test("a request id is a uuid in small letters", () => {
  expect(fits(requestId, crypto.randomUUID())).toBe(true);
  expect(fits(requestId, crypto.randomUUID().toUpperCase())).toBe(false);
});

test("cents are whole, not negative and below a limit", () => {
  for (const value of [0, 1, 10_000_000]) expect(fits(cents, value)).toBe(true);
  for (const value of [-1, 0.5, 10_000_001, "1", Number.NaN]) expect(fits(cents, value)).toBe(false);
});

test("a slot key is a wall-clock time, the second pass of a clock change marked", () => {
  for (const key of ["2026-11-20T10:15", "2026-10-25T02:30_2"]) expect(fits(slotKey, key)).toBe(true);
  for (const key of ["2026-11-20", "2026-11-20T10:15Z", "2026-11-20T10:15_3"]) expect(fits(slotKey, key)).toBe(false);
});

test("one line has no control characters, a paragraph has line breaks only", () => {
  expect(z.parse(line(10), "  Jausn  ")).toBe("Jausn");
  expect(fits(line(10), "a\nb")).toBe(false);
  expect(fits(paragraph(10), "a\nb")).toBe(true);
  expect(fits(paragraph(10), "a\u0000b")).toBe(false);
  expect(fits(paragraph(3), "abcd")).toBe(false);
});

const order = {
  requestId: "0f8fad5b-d9cb-469f-a165-70867728950e",
  restaurantId: "r",
  basketId: "u_web",
  storefrontId: "web",
  menuVersion: 1,
  quotedTotalCents: 490,
  distribution: { optionId: "abholung", slotKey: "2026-11-20T10:15" },
  contact: { name: "Kundin 4711", email: "kundin@hofladen.example" },
  paymentMethod: "cashOnPickup",
  ageConfirmed: false,
};

test("an order names a basket and nothing that the server must decide", () => {
  expect(fits(placeOrder.input, order)).toBe(true);
  expect(fits(placeOrder.input, { ...order, totals: { totalCents: 1 } })).toBe(false);
  expect(fits(placeOrder.input, { ...order, lines: [] })).toBe(false);
  expect(fits(placeOrder.input, { ...order, customerNote: "x".repeat(501) })).toBe(false);
  expect(fits(placeOrder.input, { ...order, contact: { ...order.contact, email: "kundin" } })).toBe(false);
  expect(fits(placeOrder.input, { ...order, contact: { ...order.contact, email: "a@[127.0.0.1]" } })).toBe(false);
});

test("X-M1 takes an address without coordinates: where it lies decides about area and fee", () => {
  const address = { street: "Unter den Linden", houseNo: "1", zip: "10115", city: "Berlin", country: "DE" };
  expect(fits(placeOrder.input, { ...order, address })).toBe(true);
  expect(fits(placeOrder.input, { ...order, address: { ...address, geo: { lat: 47.88, lng: 12.33 } } })).toBe(false);
});

test("the body of an order is what deciding it asks for, and its ids say of what", () => {
  expectTypeOf<InputOf<typeof placeOrder>>().toExtend<OrderRequest>();
  expectTypeOf<InputOf<typeof placeOrder>["restaurantId"]>().toEqualTypeOf<Id<"shop">>();
  expectTypeOf<InputOf<typeof placeOrder>["distribution"]["optionId"]>().not.toExtend<Id<"option">>();
});
