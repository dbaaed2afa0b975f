import { describe, expect, test } from "vitest";
import { can, staffActions } from "./permissions.ts";
import { roles } from "./role.ts";
import { roleIn, viewer } from "./viewer.ts";

const user = { uid: "u1", email: "u1@post.example", isAnonymous: false };

describe("viewer", () => {
  test("F02 at least one restaurant makes a merchant, whatever the role; everybody else is a regular user", () => {
    expect(viewer(user, { restaurants: ["r1"], restaurantRoles: { r1: "kitchen" } }).isMerchant).toBe(true);
    expect(viewer(user, { restaurants: [] }).isMerchant).toBe(false);
    expect(viewer(user, {}).isMerchant).toBe(false);
    expect(viewer(user, null).isMerchant).toBe(false);
  });

  test("F18 the profile joins id and e-mail from authentication with userName and restaurants", () => {
    expect(viewer(user, { userName: "Kundin 1", restaurants: ["r1", "r2"], restaurantRoles: { r1: "owner" } })).toEqual(
      {
        uid: "u1",
        email: "u1@post.example",
        userName: "Kundin 1",
        restaurants: ["r1", "r2"],
        restaurantRoles: { r1: "owner" },
        isGuest: false,
        isMerchant: true,
      },
    );
    expect(viewer({ uid: "g", email: null, isAnonymous: true }, null)).toEqual({
      uid: "g",
      email: null,
      userName: "",
      restaurants: [],
      restaurantRoles: {},
      isGuest: true,
      isMerchant: false,
    });
  });

  test("the role in one restaurant", () => {
    const someone = viewer(user, {
      restaurants: ["r1", "r3"],
      restaurantRoles: { r1: "staff", r2: "owner", r3: "king" as never },
    });
    expect([roleIn(someone, "r1"), roleIn(someone, "r2"), roleIn(someone, "r3"), roleIn(someone, "r4")]).toEqual([
      "staff",
      null,
      null,
      null,
    ]);
  });
});

test("who may do what, in full", () => {
  expect(staffActions.filter((action) => can("support", action))).toEqual(["orders.read"]);
  const table = Object.fromEntries(roles.map((role) => [role, staffActions.filter((action) => can(role, action))]));
  expect(table).toEqual({
    owner: [...staffActions],
    manager: staffActions.filter((action) => !["books", "takeout", "team", "listing"].includes(action)),
    staff: [
      "orders.read",
      "order.accept",
      "order.prepare",
      "order.ready",
      "order.deliver",
      "order.ship",
      "order.complete",
      "order.reject",
      "order.cancel",
      "order.noShow",
      "order.delay",
      "order.move",
      "order.edit",
      "order.pack",
      "order.note",
      "order.talk",
      "soldOut",
      "stock",
      "operations",
      "customers",
    ],
    kitchen: ["orders.read", "order.prepare", "order.ready", "order.pack"],
    accountant: ["orders.read", "closings.read", "invoices.read", "books", "figures"],
  });
});
