import { expect, test } from "vitest";
import { paths } from "../paths.ts";
import { menuPath } from "../storage-paths.ts";
import { matchPath } from "../testing/match-path.ts";
import { collectionPath, documentPath } from "./path-template.ts";

test("a path is its template with the ids in place", () => {
  expect(documentPath(paths.slot, { restaurantId: "r", optionId: "d", slotKey: "2026-11-20T10:00" })).toBe(
    "restaurants/r/distributionOptions/d/slots/2026-11-20T10:00",
  );
});

test("a collection leaves out the last id", () => {
  expect(collectionPath(paths.broadcast, { restaurantId: "r" })).toBe(
    "restaurants/r/marketing/emailBroadcast/broadcasts",
  );
  expect(collectionPath(paths.user, {})).toBe("users");
});

test("an id cannot lead somewhere else", () => {
  for (const uid of ["", "a/b", ".", ".."])
    expect(() => documentPath(paths.user, { uid })).toThrow("not a document id");
});

test("a path tells its ids, and only to its own template", () => {
  expect(matchPath(paths.order, "restaurants/r/orders/o")).toEqual({ restaurantId: "r", orderId: "o" });
  expect(matchPath(paths.order, "restaurants/r/baskets/o")).toBeNull();
  expect(matchPath(paths.order, "restaurants/r")).toBeNull();
});

test("a menu has one place per version", () => {
  expect(menuPath({ restaurantId: "r", storefrontId: "s", version: 3 })).toBe("menus/r/s/3.json");
  expect(() => menuPath({ restaurantId: "r", storefrontId: "s", version: 0 })).toThrow("menu version");
});
