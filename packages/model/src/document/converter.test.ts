import { expect, test } from "vitest";
import { shortUrlDocument } from "../documents/short-urls.ts";
import { orderDocument } from "../documents/restaurants/orders.ts";
import { shopDocument } from "../documents/restaurants/restaurants.ts";
import { slotDocument } from "../documents/restaurants/distribution-options/slots.ts";
import { userDocument } from "../documents/users/users.ts";
import type { FieldsOf } from "./define-document.ts";
import { decodeDocument, encodeField, encodeFields } from "./converter.ts";

const profile: FieldsOf<typeof userDocument> = {
  userName: "Kundin 4711",
  restaurants: [],
  restaurantRoles: {},
  locale: "de",
  lastSeenAt: 1_700_000_000_000,
};
const timestamp = (millis: number) => ({ toMillis: () => millis, seconds: Math.floor(millis / 1000), nanoseconds: 0 });
const stored = {
  ...profile,
  lastSeenAt: timestamp(1_700_000_000_000),
  createdAt: timestamp(5),
  updatedAt: timestamp(6),
  v: 1,
};

function read() {
  const result = decodeDocument(userDocument, "users/u1", stored);
  if (!result.ok) throw new Error(result.issues.join());
  return result.document;
}

test("F19 a read document carries id and reference", () => {
  expect(read()).toMatchObject({ id: "u1", ref: { path: "users/u1", id: "u1" }, userName: "Kundin 4711" });
});

test("F19 the reference is removed before saving", () => {
  expect(encodeFields(userDocument, read())).toEqual({ ...profile, lastSeenAt: new Date(1_700_000_000_000) });
});

test("F18 the profile has userName and a list of restaurants", () => {
  expect(read()).toMatchObject({ userName: "Kundin 4711", restaurants: [] });
});

test("timestamps are epoch milliseconds in memory", () => {
  expect(read()).toMatchObject({ lastSeenAt: 1_700_000_000_000, createdAt: 5, updatedAt: 6, v: 1 });
});

test("F27 undefined properties are not saved", () => {
  const fields = { ...profile, photo: undefined } as unknown as typeof profile;
  expect(Object.keys(encodeFields(userDocument, fields))).not.toContain("photo");
});

test("unknown fields of newer or older documents are left out", () => {
  const result = decodeDocument(userDocument, "users/u1", { ...stored, loyaltyPoints: 3 });
  expect(result.ok && "loyaltyPoints" in result.document).toBe(false);
});

test("a field we use with a wrong type is named", () => {
  const result = decodeDocument(userDocument, "users/u1", { ...stored, restaurants: "shop" });
  expect(result).toEqual({ ok: false, issues: [expect.stringContaining("restaurants")] });
});

test("writing a field that the schema does not know is a defect", () => {
  expect(() => encodeFields(userDocument, { ...profile, shoeSize: 42 } as typeof profile)).toThrow("shoeSize");
});

test("writing a wrong value is a defect", () => {
  expect(() => encodeFields(userDocument, { ...profile, restaurants: [1] } as unknown as typeof profile)).toThrow(
    "restaurants.0",
  );
});

test("one field is encoded by its own schema, wherever it lies", () => {
  expect(encodeField(orderDocument, "distribution.slot.start", 7)).toEqual(new Date(7));
  expect(encodeField(slotDocument, "held.order1.units", 3)).toBe(3);
  expect(encodeField(slotDocument, "held.order1", { units: 3, until: 9 })).toEqual({ units: 3, until: new Date(9) });
  expect(encodeField(slotDocument, "updatedAt", 9)).toEqual(new Date(9));
  expect(() => encodeField(slotDocument, "holt.order1", 1)).toThrow("holt.order1");
  expect(() => encodeField(slotDocument, "orders", -1)).toThrow("orders");
});

test("no uid of staff fits into a short link", () => {
  const result = decodeDocument(shortUrlDocument, "shorturls/abc", { createdBy: "uid-of-somebody" });
  expect(!result.ok && result.issues.join()).toContain("createdBy");
});

test("a path leads into what a document need not have", () => {
  expect(encodeField(shopDocument, "features.tips", true)).toBe(true);
  expect(() => encodeField(shopDocument, "features.nothing", true)).toThrow("no field");
});
