import { expect, it } from "vitest";
import { profileErrors, profileValues, storedProfile } from "./profile-values.ts";

const shop = {
  name: "Backstube",
  kind: "bakery",
  description: "",
  phone: "+43 316 000000",
  emailPublic: "laden@backstube.example",
  address: { street: "Anger", houseNo: "1", zip: "8010", city: "Graz", country: "AT", geo: { lat: 47, lng: 15 } },
  listing: "hidden",
} as unknown as Parameters<typeof profileValues>[0];
const values = profileValues(shop);

it("M-B3 the profile is what was stored, and stores nothing beside it", () => {
  expect(profileErrors(values)).toEqual({});
  expect(storedProfile({ ...values, description: " Seit 1950 " }, shop)).toEqual({
    name: "Backstube",
    kind: "bakery",
    description: "Seit 1950",
    phone: "+43 316 000000",
    emailPublic: "laden@backstube.example",
    address: shop.address,
  });
});

it("M-B3 a shop that moves leaves the coordinates of its old place behind", () => {
  expect(storedProfile({ ...values, street: "Ring" }, shop).address).toEqual({
    street: "Ring",
    houseNo: "1",
    zip: "8010",
    city: "Graz",
    country: "AT",
  });
});

it("M-B3 asks for a name, a number and an address that gets mail", () => {
  expect(Object.keys(profileErrors({ ...values, name: " ", phone: "", emailPublic: "laden@" }))).toEqual([
    "name",
    "phone",
    "emailPublic",
  ]);
});

it("M-B3 cover and logo come out of the form as they went in, and go when they are taken away", () => {
  const cover = { path: "pictures/laden/x", w: 1280, h: 512 };
  const pictured = { ...shop, cover };
  const shown = profileValues(pictured);
  expect(storedProfile(shown, pictured)).toMatchObject({ cover });
  expect(storedProfile({ ...shown, cover: undefined, logo: cover }, pictured)).toMatchObject({ logo: cover });
  expect(storedProfile({ ...shown, cover: undefined }, pictured)).not.toHaveProperty("cover");
  expect(storedProfile({ ...shown, gallery: [cover] }, pictured)).toMatchObject({ gallery: [cover] });
  expect(storedProfile(shown, pictured)).not.toHaveProperty("gallery");
});

it("a person's photo is stored with the word that they agreed, and not without it", () => {
  const photo = { path: "pictures/laden/x", w: 640, h: 640 };
  const person = {
    name: "Die Frühschicht",
    does: "bäckt ab drei",
    says: " Brot braucht Zeit ",
    photo,
    photoAgreed: true,
  };
  expect(storedProfile({ ...values, people: [person] }, shop)).toMatchObject({
    people: [{ ...person, says: "Brot braucht Zeit" }],
  });
  const unasked = { ...person, photoAgreed: false };
  expect(Object.keys(profileErrors({ ...values, people: [unasked] }))).toEqual(["people.0.photoAgreed"]);
  const plain = { ...values, people: [{ ...person, photo: undefined, says: "" }] };
  expect(profileErrors(plain)).toEqual({});
  const { name, does } = person;
  expect(storedProfile(plain, shop)).toMatchObject({ people: [{ name, does }] });
  expect(storedProfile(plain, shop).people?.[0]).not.toHaveProperty("photo");
});

it("M-B3 slogan, website and opening hours are stored as people type them", () => {
  const typed = {
    ...values,
    slogan: " Brot, das Zeit hatte ",
    website: "backstube.example",
    hours: [{ weekdays: [1, 2], start: "06:30", end: "12:00" }] as const,
  };
  expect(profileErrors(typed)).toEqual({});
  expect(storedProfile(typed, shop)).toMatchObject({
    slogan: "Brot, das Zeit hatte",
    website: "https://backstube.example",
    hours: [
      { weekday: 1, start: "06:30", minutes: 330 },
      { weekday: 2, start: "06:30", minutes: 330 },
    ],
  });
  expect(Object.keys(profileErrors({ ...typed, website: "backstube" }))).toEqual(["website"]);
});
