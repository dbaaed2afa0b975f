import { expect, it } from "vitest";
import { emptyForm } from "../state/checkout-form.ts";
import { fillEmpty } from "./fill-form.ts";

const address = {
  id: "a",
  label: "Zuhause",
  address: { street: "Hauptplatz", houseNo: "2", zip: "8010", city: "Graz", country: "AT" },
  door: "11",
} as const;
const person = { name: "Kundin 1", email: "kundin1@post.example", phone: "+43660000001", address };

it("S-C15 an account fills what is empty, the default address too", () => {
  expect(fillEmpty(emptyForm, person)).toEqual({
    name: "Kundin 1",
    email: "kundin1@post.example",
    phone: "+43660000001",
    zip: "8010",
    city: "Graz",
    street: "Hauptplatz",
    houseNo: "2",
    doorNote: "Tür 11",
  });
});

it("leaves what was typed, and another place that was searched for", () => {
  const typed = { ...emptyForm, name: "Andere Person", zip: "83253", city: "Rimsting" };
  expect(fillEmpty(typed, { ...person, phone: "" })).toEqual({ email: "kundin1@post.example" });
});
