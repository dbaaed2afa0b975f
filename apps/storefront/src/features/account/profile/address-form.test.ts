import { expect, it } from "vitest";
import { addressErrors, formOf, savedOf } from "./address-form.ts";

const typed = {
  ...formOf(null),
  label: " Zuhause ",
  zip: "8010",
  city: "Graz",
  street: "Hauptplatz",
  houseNo: "2",
  door: "11",
};

it("S-C15 keeps an address as it was typed, without what is empty, and finds it again", () => {
  const saved = savedOf(typed, "a");
  expect(saved).toEqual({
    id: "a",
    label: "Zuhause",
    address: { street: "Hauptplatz", houseNo: "2", zip: "8010", city: "Graz", country: "AT" },
    door: "11",
  });
  expect(savedOf(formOf(saved), "a")).toEqual(saved);
});

it("names each field that is missing, in the order of the form", () => {
  expect(Object.keys(addressErrors(formOf(null)))).toEqual(["label", "zip", "city", "street", "houseNo"]);
  expect(addressErrors(typed)).toEqual({});
});
