import { expect, it } from "vitest";
import {
  countryOfZip,
  defaultFirst,
  doorNote,
  isSamePlace,
  mostAddresses,
  type SavedAddress,
  withAddress,
  withoutAddress,
} from "./saved-addresses.ts";

const address = { street: "Hauptplatz", houseNo: "2", zip: "8010", city: "Graz", country: "AT" } as const;
const one = (id: string, more: Partial<SavedAddress> = {}): SavedAddress => ({ id, label: id, address, ...more });

it("S-C15 keeps up to five addresses, and the first one is the default", () => {
  let book = withAddress({ addresses: [], defaultAddressId: undefined }, one("a"));
  expect(book).toEqual({ addresses: [one("a")], defaultAddressId: "a" });
  for (const id of ["b", "c", "d", "e"]) book = book && withAddress(book, one(id));
  expect(book?.addresses).toHaveLength(mostAddresses);
  expect(book && withAddress(book, one("f"))).toBeNull();
  expect(book && withAddress(book, one("b", { label: "Büro" }))?.addresses[1]?.label).toBe("Büro");
});

it("the next address becomes the default where the default goes", () => {
  const book = { addresses: [one("a"), one("b")], defaultAddressId: "b" };
  expect(defaultFirst(book).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(withoutAddress(book, "b")).toEqual({ addresses: [one("a")], defaultAddressId: "a" });
  expect(withoutAddress(book, "a").defaultAddressId).toBe("b");
  expect(withoutAddress({ addresses: [one("a")], defaultAddressId: "a" }, "a").defaultAddressId).toBeUndefined();
});

it("ADR-01 writes Stiege, Stock and Tür for the courier, and nothing that is empty", () => {
  const door = { company: "Linde GmbH", recipient: "Kundin 1", staircase: "2", floor: "3", door: "11" };
  expect(doorNote(one("a", { ...door, address: { ...address, note: "Bitte klopfen" } }))).toBe(
    "Linde GmbH, für Kundin 1, Stiege 2, Stock 3, Tür 11 · Bitte klopfen",
  );
  expect(doorNote(one("a"))).toBe("");
  expect(doorNote(one("a", { floor: "4" }))).toBe("Stock 4");
});

it("ADR-01 knows the country of a postal code, and whether two addresses are one door", () => {
  expect(["8010", "01067", "00123", "123", "0123"].map(countryOfZip)).toEqual(["AT", "DE", null, null, null]);
  expect(isSamePlace(address, { ...address, street: "hauptplatz", note: "x" })).toBe(true);
  expect(isSamePlace(address, { ...address, houseNo: "3" })).toBe(false);
});
