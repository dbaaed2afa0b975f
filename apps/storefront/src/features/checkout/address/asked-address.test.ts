import { expect, it } from "vitest";
import { addressLine, askedAddress, splitStreet, worthProposing } from "./asked-address.ts";

it.each([
  ["Lindenallee 12a", "Lindenallee", "12a"],
  ["Straße des 17. Juni", "Straße des 17. Juni", ""],
  ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
  ["Bahnhofstr. 3/2/14", "Bahnhofstr.", "3/2/14"],
  [" Anger ", "Anger", ""],
  ["Hof 4 b", "Hof", "4 b"],
])("reads %s as a street and its number", (typed, street, houseNo) => {
  expect(splitStreet(typed)).toEqual({ street, houseNo });
});

it("asks from the third letter on, in a whole postal code or a town", () => {
  const typed = { street: "Lin", zip: "83253", city: "" };
  expect(askedAddress(typed, ["DE"])).toEqual({ street: "Lin", houseNo: "", zip: "83253", city: "", country: "DE" });
  expect(askedAddress({ ...typed, street: "Li" }, ["DE"])).toBeNull();
  expect(askedAddress({ ...typed, zip: "832" }, ["DE"])).toBeNull();
  expect(askedAddress({ ...typed, zip: "832", city: "Graz" }, ["AT", "DE"])).toMatchObject({ zip: "", country: "AT" });
  expect(askedAddress({ ...typed, zip: "8010" }, ["AT", "DE"])).toMatchObject({ country: "AT" });
});

it("proposes each address once, and not what is typed already", () => {
  const anger = { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", accuracy: "house" } as const;
  const other = { ...anger, street: "Angerweg", houseNo: "" };
  expect(worthProposing([anger, other, other], addressLine(anger))).toEqual([other]);
  expect(addressLine(other)).toBe("Angerweg, 83253 Rimsting");
});
