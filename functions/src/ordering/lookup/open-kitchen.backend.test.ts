import { afterAll, beforeAll, expect, it } from "vitest";
import { openKitchen } from "@lokalkorb/contracts/kitchen";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { kitchenTicketDocument } from "@lokalkorb/model/documents/restaurants/tickets/kitchen-ticket";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld({ steps: true });
  await setStockTo(world.test.admin, offeringId, "butter", 100, 1);
});
afterAll(() => world.test.stop());

const person = { name: "Annegret Zwiebelbauer", email: "annegret@post.example", phone: "+43 660 1234567" };
const ticketOf = (orderId: string) =>
  readDocument(world.test.admin.db, kitchenTicketDocument, { restaurantId, orderId });
async function place(): Promise<string> {
  const lines = [aLine(world.menu, "butter", { qty: 2 })];
  const more = { contact: person, customerNote: "Ohne Nüsse." };
  return world.placed(await world.guest(), lines, must(world.slots[40], "a time"), more);
}
const open = (role: "kitchen" | "owner" | "staff" | "manager" | "accountant" = "kitchen") =>
  world.staff(role).call(openKitchen, { restaurantId });

const dataOf = ({ docs }: { readonly docs: readonly { readonly id: string; data(): unknown }[] }) =>
  docs.map((one) => [one.id, one.data()]);

it("GDP-02 writes no ticket before a kitchen has looked, and one for each order on the board when it does", async () => {
  const orderId = await place();
  await world.change(world.staff("owner"), orderId, "accept");
  expect(await ticketOf(orderId)).toBeNull();
  expect(await Promise.all([open(), open(), open()])).toEqual(
    Array.from({ length: 3 }, () => ({ ok: true, value: {} })),
  );
  expect(await ticketOf(orderId)).toMatchObject({ status: "accepted", customerNote: "Ohne Nüsse." });
  expect(await readDocument(world.test.admin.db, shopDocument, { restaurantId })).toMatchObject({
    kitchenTickets: true,
  });
});

it("GDP-02 gives an order a ticket that was placed while the kitchen asked for the first time", async () => {
  await updateDocument(world.test.admin.db, shopDocument, { restaurantId }, { kitchenTickets: false });
  const orderId = await place();
  expect(await ticketOf(orderId)).toBeNull();
  await open();
  expect(await ticketOf(orderId)).toMatchObject({ status: "placed" });
});

it("GDP-02 nothing of the shop that the kitchen may read has a name, a mail address, a telephone or a street", async () => {
  const orderId = await place();
  await open();
  await world.change(world.staff("owner"), orderId, "accept");
  await world.test.backend.idle();
  // The lists are those of `readByKitchen` in complete.rules.test.ts.
  const { db } = world.test.admin;
  const shop = db.doc(`restaurants/${restaurantId}`);
  const methods = await shop.collection("distributionOptions").listDocuments();
  const lists = [
    ...["distributionOptions", "kitchenNotes", "legalTexts", "tickets"].map((name) => shop.collection(name)),
    ...methods.map((method) => method.collection("slots")),
    ...["data", "listings", "offerings", "shorturls"].map((name) => db.collection(name)),
    ...(await db.doc(`offerings/${offeringId}`).listCollections()),
  ];
  const read = [(await shop.get()).data(), ...(await Promise.all(lists.map((list) => list.get()))).map(dataOf)];
  const words = JSON.stringify(read);
  expect(words).toContain(orderId);
  for (const secret of [...Object.values(person), "Annegret"]) expect(words).not.toContain(secret);
});

it("GDP-02 keeps the ticket in step with its order, without its person, until the archive", async () => {
  const orderId = await place();
  const words = JSON.stringify(await ticketOf(orderId));
  for (const secret of Object.values(person)) expect(words).not.toContain(secret);
  expect(await ticketOf(orderId)).toMatchObject({ status: "placed", lines: [{ qty: 2 }] });
  await world.change(world.staff("owner"), orderId, "accept");
  for (const [action, status] of [
    ["prepare", "preparing"],
    ["ready", "ready"],
  ] as const) {
    expect(await world.change(world.staff("kitchen"), orderId, action)).toMatchObject({ ok: true });
    expect(await ticketOf(orderId)).toMatchObject({ status });
  }
  const { totals } = await world.order(orderId);
  const payment = { method: "cash", cents: totals.totalCents };
  await world.change(world.staff("owner"), orderId, "complete", { payment });
  expect(await ticketOf(orderId)).toMatchObject({ status: "completed" });
  await world.test.backend.idle();
  world.test.backend.clock.advance(91 * 24 * 60 * 60_000);
  await world.run("runOrderTimers");
  expect(await ticketOf(orderId)).toBeNull();
});

it("GDP-02 is asked for by the kitchen alone, of its own shop", async () => {
  const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
  for (const role of ["owner", "manager", "staff", "accountant"] as const) expect(await open(role)).toEqual(notAllowed);
  for (const who of [await world.guest(), await world.staffElsewhere()])
    expect(await who.call(openKitchen, { restaurantId })).toEqual(notAllowed);
  expect(await world.staff("kitchen").call(openKitchen, { restaurantId: "backstube" })).toEqual(notAllowed);
});
