import { expect, test } from "vitest";
import { addressOf, arranged, draftErrors, mayBePublic, newStorefront, storefrontChoice, storefrontInput, type Storefront } from "./storefront-choice.ts"; // prettier-ignore

const lunch = { ...newStorefront, name: " Mittag für Gäste " };

test("K-FM-2 a new storefront has the address that its name proposes, or the one that was typed", () => {
  expect(addressOf(lunch)).toBe("mittag-fuer-gaeste");
  expect(addressOf({ ...lunch, address: "Tisch 1" })).toBe("tisch-1");
  expect(storefrontInput(lunch, newStorefront, null)).toEqual({
    storefrontId: "mittag-fuer-gaeste",
    isNew: true,
    name: "Mittag für Gäste",
    channel: "web",
    visibility: "public",
    categoryOrder: [],
    distributionTypes: [],
  });
});

test("K-FM-2 a storefront of an address that is taken, without a name or without goods is told at its field", () => {
  expect(Object.keys(draftErrors(lunch, ["mittag-fuer-gaeste"]))).toEqual(["address"]);
  expect(Object.keys(draftErrors({ ...lunch, name: " ", allCategories: false }, []))).toEqual([
    "name",
    "categoryOrder",
  ]);
  expect(draftErrors(lunch, ["anders"])).toEqual({});
});

test("K-FM-2 a stored one comes out of the form as it went in, and keeps its address", () => {
  const stored = { id: "tisch", name: "Am Tisch", channel: "qr", visibility: "unlisted", categoryOrder: ["b", "a"], distributionTypes: ["dineIn"], priceListId: "p" } as unknown as Storefront; // prettier-ignore
  const choices = { channel: "qr", visibility: "unlisted", categoryOrder: ["b", "a"], distributionTypes: ["dineIn"], priceListId: "p" }; // prettier-ignore
  const was = storefrontChoice(stored);
  expect(storefrontInput({ ...was, name: "Tische" }, was, stored)).toEqual({
    storefrontId: "tisch",
    isNew: false,
    was: { name: "Am Tisch", ...choices },
    name: "Tische",
    ...choices,
  });
});

test("K-FM-2 for members and business customers it is shown to those with the link", () => {
  expect(storefrontInput({ ...lunch, channel: "b2b" }, newStorefront, null).visibility).toBe("unlisted");
  expect([mayBePublic({ channel: "members" }), mayBePublic({ channel: "plan" })]).toEqual([false, true]);
});

test("K-FLD-11 chosen categories stand first in their order", () => {
  const categories = ["a", "b", "c"].map((id) => ({ id }));
  expect(arranged(categories, ["c", "gone", "a"]).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
