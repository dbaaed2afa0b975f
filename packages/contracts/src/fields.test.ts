import { expect, test } from "vitest";
import { cents, documentId, line, paragraph, requestId, slotKey } from "./fields.ts";
import { placeOrder } from "./orders.ts";
import * as z from "./schema.ts";

const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

test("a document id cannot leave its collection", () => {
  expect(fits(documentId, "u1_web")).toBe(true);
  for (const id of ["", "a/b", "..", "ä", "a".repeat(129)]) expect(fits(documentId, id), id).toBe(false);
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
});
