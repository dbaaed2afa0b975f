import type { Id } from "@lokalkorb/domain/kernel/branded";
import { expect, expectTypeOf, test } from "vitest";
import { paths } from "../paths.ts";
import { menuPath } from "../storage-paths.ts";
import { matchPath } from "../testing/match-path.ts";
import { collectionPath, documentPath, type PathParams } from "./path-template.ts";
import type { DocumentOf } from "./define-document.ts";
import type { orderDocument } from "../documents/restaurants/orders.ts";

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

test("the variables of a path are ids of what its collections hold", () => {
  type Params = PathParams<typeof paths.slot>;
  expectTypeOf<{ restaurantId: Id<"shop">; optionId: Id<"method">; slotKey: string }>().toExtend<Params>();
  expectTypeOf<{ restaurantId: Id<"order">; optionId: Id<"method">; slotKey: string }>().not.toExtend<Params>();
  expectTypeOf<{ restaurantId: Id<"shop">; optionId: Id<"option">; slotKey: string }>().not.toExtend<Params>();
  expectTypeOf<PathParams<typeof paths.privateUser>>().toEqualTypeOf<{ readonly uid: Id<"user"> }>();
  expectTypeOf<DocumentOf<typeof orderDocument>["id"]>().toEqualTypeOf<Id<"order">>();
});

test("a menu has one place per version", () => {
  expect(menuPath({ restaurantId: "r", storefrontId: "s", version: 3 })).toBe("menus/r/s/3.json");
  expect(() => menuPath({ restaurantId: "r", storefrontId: "s", version: 0 })).toThrow("menu version");
});
