import { expect, test } from "vitest";
import { viewerOf } from "./viewer.ts";

const identity = { uid: "u1", email: "kundin@hofladen.example", isAnonymous: false };
const profile = { userName: "Kundin 4711", restaurants: [] as string[], restaurantRoles: {}, locale: "de" as const };

test("F02 a user with at least one restaurant is a merchant", () => {
  expect(viewerOf(identity, { ...profile, restaurants: ["r1"] })?.isMerchant).toBe(true);
});

test("F02 all other users are regular users", () => {
  expect(viewerOf(identity, profile)?.isMerchant).toBe(false);
  expect(viewerOf(identity, null)?.isMerchant).toBe(false);
});

test("F18 uid and e-mail come from authentication, userName and restaurants from the profile", () => {
  expect(viewerOf(identity, { ...profile, restaurants: ["r1"], restaurantRoles: { r1: "owner" } })).toEqual({
    uid: "u1",
    email: "kundin@hofladen.example",
    userName: "Kundin 4711",
    restaurants: ["r1"],
    restaurantRoles: { r1: "owner" },
    isMerchant: true,
  });
});

test("a guest is not signed in", () => {
  expect(viewerOf({ ...identity, isAnonymous: true }, profile)).toBeNull();
  expect(viewerOf(null, null)).toBeNull();
});
