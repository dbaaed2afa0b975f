import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { arrayUnion } from "firebase/firestore";
import { expect, test } from "vitest";
import { ordersAccess } from "./access/orders-access.ts";
import { team } from "./callers.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { asEach, proveAttacks } from "./prove-attacks.ts";

const world = worldOfFile();

proveAccess(world, ordersAccess);

const orders = "restaurants/shop/orders";
const tickets = "restaurants/shop/tickets";

proveAttacks(world, "F13 a shopper lists no orders of a shop, however the query is worded", [
  ...asEach(["shopper"], {
    "own orders": (database) => database.collection(orders).where("customer.uid", "==", "shopper").get(),
    "own orders, one": (database) => database.collection(orders).where("customer.uid", "==", "shopper").limit(1).get(),
    "own orders by list of uids": (database) =>
      database.collection(orders).where("customer.uid", "in", ["shopper"]).get(),
  }),
  ...asEach(["viewer"], {
    "viewed orders": (database) => database.collection(orders).where("viewers", "array-contains", "viewer").get(),
  }),
  ...asEach(["shopper"], {
    "an order by its id": (database) => database.collection(orders).where("__name__", "==", "o1").get(),
    "orders of no shop": (database) => database.collection("restaurants/nowhere/orders").get(),
  }),
]);

proveAttacks(world, "F13 orders of several shops are in nobody's reach", [
  ...asEach(["shopper", "owner", "neighbour", "platform", "stranger"], {
    "all orders": (database) => database.collectionGroup("orders").get(),
  }),
  ...asEach(["shopper"], {
    "own orders of all shops": (database) =>
      database.collectionGroup("orders").where("customer.uid", "==", "shopper").get(),
  }),
  ...asEach(["owner"], {
    "orders of all days": (database) => database.collectionGroup("orders").where("dayKey", "==", "2026-11-20").get(),
  }),
  ...asEach(["owner", "shopper"], {
    "all desks": (database) => database.collectionGroup("internal").get(),
  }),
  ...asEach(team, {
    "orders of the neighbour": (database) => database.collection("restaurants/elsewhere/orders").get(),
  }),
]);

proveAttacks(world, "F13 what belongs to another shop stays there", [
  ...asEach(["neighbour"], {
    "an order": (database) => database.doc(`${orders}/o1`).get(),
    "the desk": (database) => database.doc(`${orders}/o1/internal/desk`).get(),
    "the settings": (database) => database.doc("restaurants/shop/data/settings").get(),
    "the account": (database) => database.doc("restaurants/shop/data/account").get(),
    "the payment settings": (database) => database.doc("restaurants/shop/data/paymentSettings").get(),
  }),
  ...asEach(["owner"], {
    "another internal paper": (database) => database.doc(`${orders}/o1/internal/other`).get(),
    "the list of internal papers": (database) => database.collection(`${orders}/o1/internal`).get(),
  }),
]);

proveAttacks(world, "GDP-02 the kitchen reads no order, and its tickets are written by functions", [
  ...asEach(["kitchen"], {
    "an order": (database) => database.doc(`${orders}/o1`).get(),
    "the board": (database) => database.collection(orders).where("status", "in", ["placed", "accepted"]).get(),
    "an order by its id": (database) => database.collection(orders).where("__name__", "==", "o1").get(),
  }),
  ...asEach([...team, "shopper"], {
    "a ticket with another status": (database) => database.doc(`${tickets}/o1`).update({ status: "ready" }),
    "a ticket of no order": (database) => database.doc(`${tickets}/o9`).set({ status: "placed" }),
  }),
  ...asEach(["accountant", "neighbour", "shopper", "stranger"], {
    "all tickets": (database) => database.collection(tickets).get(),
    "tickets of all shops": (database) => database.collectionGroup("tickets").get(),
  }),
]);

proveAttacks(world, "F13 no order is changed from a browser", [
  ...asEach([...team, "shopper"], {
    "a new status": (database) => database.doc(`${orders}/o1`).update({ status: "completed" }),
    "a new order": (database) => database.doc(`${orders}/o9`).set({ customer: { uid: "shopper" }, viewers: [] }),
  }),
  ...asEach(["otherShopper", "viewer", "shopper"], {
    "one viewer more": (database) => database.doc(`${orders}/o1`).update({ viewers: arrayUnion("otherShopper") }),
  }),
  ...asEach(["shopper"], {
    "a copy in the index": (database) => database.doc("users/shopper/orders/o9").set({ no: "A-1" }),
  }),
  ...asEach(["owner", "staff"], {
    "a note at the desk": (database) => database.doc(`${orders}/o1/internal/desk`).update({ note: "x" }),
  }),
]);

test("F13 a role counts from the moment it is given until it is taken", async () => {
  const account = world().trusted.database.doc("restaurants/shop/data/account");
  const order = world().as("otherShopper").doc(`${orders}/o1`);
  await assertFails(order.get());
  await account.update({ "roles.otherShopper": "staff" });
  await assertSucceeds(order.get());
  for (const role of ["none", "intern", "", null, ["owner"]]) {
    await account.update({ "roles.otherShopper": role });
    await assertFails(order.get());
  }
  await world().restore("restaurants/shop/data/account");
  await assertFails(order.get());
});

test("F13 a guest who is made a viewer sees that order and no other", async () => {
  const order = world().trusted.database.doc(`${orders}/o1`);
  await order.update({ viewers: arrayUnion("guest") });
  expect((await world().as("guest").doc(`${orders}/o1`).get()).get("no")).toBe("A-1042");
  await assertFails(world().as("viewer").doc(`${orders}/o2`).get());
  await world().restore(`${orders}/o1`);
  await assertFails(world().as("guest").doc(`${orders}/o1`).get());
});

test("F13 staff asks for orders as the board does, live", async () => {
  for (const [who, read, count] of [
    ["staff", orders, 2],
    ["kitchen", tickets, 1],
  ] as const) {
    const board = world().as(who).collection(read).where("status", "in", ["placed", "accepted"]);
    const heard = await new Promise<number>((resolve, reject) => {
      const stop = board.onSnapshot((found) => {
        stop();
        resolve(found.size);
      }, reject);
    });
    expect(heard).toBe(count);
  }
});
