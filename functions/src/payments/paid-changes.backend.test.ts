import { afterAll, beforeAll, expect, it } from "vitest";
import { changeOrderStatus, editOrder, placeOrder, quoteOrderEdit } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { addCode } from "@lokalkorb/testing/fixtures/add-code";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";

const shop = must(demo.shops[0], "a shop");
const { restaurantId, offeringId } = shop;
const counted = "bauernbrot";

let world: PayWorld;

beforeAll(async () => {
  world = await startPayWorld();
});
afterAll(() => world.stop());

const read = async (orderId: string) =>
  must(await readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }), "the order");
const sessionOf = (url: string): string => must(url.split("/").at(-1), "a page");
const act = (client: TestClient, orderId: string, action: "accept" | "cancel") =>
  client.call(changeOrderStatus, { requestId: crypto.randomUUID(), restaurantId, orderId, action });
async function pay(url: string) {
  await world.provider(`sessions/${sessionOf(url)}/pay`);
  await world.settled();
}
const add = (qty: number) => ({ kind: "add" as const, refId: "butter", qty, choices: [] });

async function paidOrder() {
  const shopper = await world.test.signIn("guest");
  const placed = await shopper.call(placeOrder, await world.basket(shopper));
  const { orderId, checkoutUrl } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
  await pay(must(checkoutUrl, "a page"));
  return { shopper, orderId, before: await read(orderId) };
}

type Wanted = Parameters<typeof world.staff.call<typeof quoteOrderEdit>>[1]["changes"];

async function wanted(shopper: TestClient, orderId: string, changes: Wanted) {
  const quoted = await shopper.call(quoteOrderEdit, { restaurantId, orderId, changes });
  const quote = must(quoted.ok ? quoted.value : null, JSON.stringify(quoted));
  const { totalCents: seenTotalCents } = quote;
  return { quote, input: { requestId: crypto.randomUUID(), restaurantId, orderId, changes, seenTotalCents } };
}

async function paying(shopper: TestClient, orderId: string, changes: Wanted) {
  const { quote, input } = await wanted(shopper, orderId, changes);
  const asked = await shopper.call(editOrder, input);
  const { checkoutUrl, state } = must(asked.ok ? asked.value : null, JSON.stringify(asked));
  expect(state).toBe("paying");
  return { quote, input, url: must(checkoutUrl, "a page") };
}

it("K-FS-8 takes exactly the difference before anything changes, and both parts together when the shop agrees", async () => {
  const { shopper, orderId, before } = await paidOrder();
  expect(before).toMatchObject({ status: "placed", paymentStatus: "authorized" });
  const { quote, input, url } = await paying(shopper, orderId, [add(2)]);
  expect(quote).toMatchObject({ settles: "online", cents: quote.differenceCents });
  expect(await read(orderId)).toMatchObject({ totals: before.totals, lines: before.lines });
  expect(await world.books(`checkout/sessions/${sessionOf(url)}`)).toMatchObject({
    amount_total: quote.differenceCents,
  });
  // The same request again is the same page.
  expect(await shopper.call(editOrder, input)).toMatchObject({ ok: true, value: { checkoutUrl: url } });
  // A total that was not on the button changes nothing.
  expect(await shopper.call(editOrder, { ...input, requestId: crypto.randomUUID(), changes: [add(1)] })).toMatchObject({
    refusal: { type: "confirmation-required" },
  });
  const again = await paying(shopper, orderId, [add(2)]);
  await pay(again.url);
  const after = await read(orderId);
  expect(after).toMatchObject({
    status: "placed",
    paymentStatus: "authorized",
    totals: { totalCents: quote.totalCents },
    flags: { edited: true },
  });
  expect(after.pendingChange).toBeUndefined();
  expect(after.events.at(-1)).toMatchObject({ type: "edited", by: "customer", data: { after: quote.totalCents } });
  expect((await act(world.staff, orderId, "accept")).ok).toBe(true);
  await world.settled();
  const done = await read(orderId);
  expect(done.paymentStatus).toBe("paid");
  expect(done.payments.map(({ capturedCents }) => capturedCents).toSorted((a, b) => a - b)).toEqual(
    [before.totals.totalCents, quote.differenceCents].toSorted((a, b) => a - b),
  );
});

it("K-FS-8 ends the page of one change before another takes its place, in two tabs too", async () => {
  const { shopper, orderId, before } = await paidOrder();
  const first = await paying(shopper, orderId, [add(1)]);
  const second = await paying(shopper, orderId, [add(3)]);
  expect(second.url).not.toBe(first.url);
  expect(await world.books(`checkout/sessions/${sessionOf(first.url)}`)).toMatchObject({ status: "expired" });
  const { input } = await wanted(shopper, orderId, [add(2)]);
  const both = await Promise.all([
    shopper.call(editOrder, input),
    shopper.call(editOrder, { ...input, requestId: crypto.randomUUID() }),
  ]);
  const urls = new Set(both.flatMap((one) => (one.ok && one.value.checkoutUrl ? [one.value.checkoutUrl] : [])));
  for (const url of urls) await world.provider(`sessions/${sessionOf(url)}/pay`);
  await world.settled();
  const { totals, payments } = await read(orderId);
  expect(totals.totalCents).toBe(input.seenTotalCents);
  const held = payments.filter(({ state }) => state === "authorized").map(({ authorizedCents }) => authorizedCents);
  expect(held.reduce((sum, cents) => sum + cents, 0)).toBe(input.seenTotalCents);
  // Cancelled, everything that is held is let go.
  expect(before.totals.totalCents).toBeLessThan(totals.totalCents);
  expect((await act(shopper, orderId, "cancel")).ok).toBe(true);
  await world.settled();
  expect((await read(orderId)).payments.every(({ state }) => state === "voided")).toBe(true);
});

it("K-FS-8 leaves the order as it was where nobody pays, where the shop was quicker and where the goods are gone", async () => {
  const unpaid = await paidOrder();
  await paying(unpaid.shopper, unpaid.orderId, [add(1)]);
  const quicker = await paidOrder();
  const late = await paying(quicker.shopper, quicker.orderId, [add(1)]);
  expect((await act(world.staff, quicker.orderId, "accept")).ok).toBe(true);
  await world.settled();
  await pay(late.url);
  expect(await read(quicker.orderId)).toMatchObject({
    status: "accepted",
    paymentStatus: "paid",
    totals: quicker.before.totals,
  });
  expect((await read(quicker.orderId)).payments.at(-1)).toMatchObject({ state: "voided", capturedCents: 0 });
  const short = await paidOrder();
  const line = must(short.before.lines[0], "a line");
  await setStockTo(world.test.admin, offeringId, counted, 40, 1);
  const more = await paying(short.shopper, short.orderId, [
    { kind: "quantity", lineId: line.lineId, qty: line.qty + 1 },
  ]);
  await setStockTo(world.test.admin, offeringId, counted, 0, 1);
  await pay(more.url);
  expect(await read(short.orderId)).toMatchObject({ paymentStatus: "authorized", totals: short.before.totals });
  await setStockTo(world.test.admin, offeringId, counted, 100_000, 2);
  await world.later(40 * 60_000);
  await world.sweep();
  const { pendingChange, totals, payments } = await read(unpaid.orderId);
  expect({ totals, payments: payments.length }).toEqual({ totals: unpaid.before.totals, payments: 1 });
  expect(must(pendingChange, "it waited").until).toBeLessThan(world.test.backend.clock.now());
});

it("K-FS-8 takes the difference at once where the rest is taken, and gives back what becomes cheaper", async () => {
  const { shopper, orderId, before } = await paidOrder();
  await updateDocument(
    world.test.admin.db,
    settingsDocument,
    { restaurantId },
    { "ordering.customerEditUntil": "cutoff" },
  );
  await act(world.staff, orderId, "accept");
  await world.settled();
  const { quote, url } = await paying(shopper, orderId, [add(2)]);
  await pay(url);
  expect(await read(orderId)).toMatchObject({ paymentStatus: "paid", totals: { totalCents: quote.totalCents } });
  const butter = must((await read(orderId)).lines.at(-1), "butter");
  const less = await wanted(shopper, orderId, [
    { kind: "remove", lineId: butter.lineId, reason: "" },
    { kind: "note", text: "Bitte klingeln" },
  ]);
  expect(less.quote).toMatchObject({ settles: "back", cents: quote.differenceCents });
  expect(await shopper.call(editOrder, less.input)).toMatchObject({ ok: true, value: { state: "changed" } });
  await world.settled();
  const after = await read(orderId);
  expect(after).toMatchObject({ customerNote: "Bitte klingeln", totals: before.totals });
  expect(after.refunds?.map(({ cents, state }) => ({ cents, state }))).toEqual([
    { cents: quote.differenceCents, state: "succeeded" },
  ]);
  const stranger = await world.test.signIn("guest");
  for (const client of [stranger, world.staff])
    expect(await client.call(quoteOrderEdit, { restaurantId, orderId, changes: [add(1)] })).toMatchObject({
      refusal: { type: "not-allowed" },
    });
});

async function placedWith(code: string, paymentMethod: "online" | "giftCard") {
  const shopper = await world.test.signIn("guest");
  const input = { ...(await world.basket(shopper)), codes: [code], paymentMethod };
  const first = await shopper.call(placeOrder, input);
  const quotedTotalCents = first.ok || first.refusal.type !== "price-changed" ? 0 : first.refusal.totalCents;
  const again = { ...input, requestId: crypto.randomUUID(), quotedTotalCents };
  const placed = first.ok ? first : await shopper.call(placeOrder, again);
  const { orderId, checkoutUrl } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
  if (checkoutUrl !== undefined) await pay(checkoutUrl);
  return { shopper, orderId, before: await read(orderId) };
}
const redemption = (codeId: string, orderId: string) =>
  readDocument(world.test.admin.db, redemptionDocument, { restaurantId, codeId, orderId });

it("K-FS-8 a discount that is given up is paid before the order changes, and its use ends with that payment", async () => {
  const terms = { percentBp: 9000, includeItems: [counted], maxUses: 1 };
  await addCode(world.test.admin.db, restaurantId, { code: "FAST-ALLES", ...terms });
  const { shopper, orderId, before } = await placedWith("FAST-ALLES", "online");
  const line = must(before.lines[0], "a line");
  const instead = [{ kind: "remove" as const, lineId: line.lineId, reason: "" }, add(2)];
  const { quote, url } = await paying(shopper, orderId, instead);
  expect(quote).toMatchObject({
    settles: "online",
    lost: [{ code: "FAST-ALLES" }],
  });
  expect(await redemption("FAST-ALLES", orderId)).toMatchObject({ state: "redeemed" });
  await pay(url);
  expect(await read(orderId)).toMatchObject({ codes: [], totals: { totalCents: quote.totalCents, discountCents: 0 } });
  expect(await redemption("FAST-ALLES", orderId)).toMatchObject({ state: "released" });
});

it("K-FS-8 what comes into an order that a gift card has paid is paid online, and goes back when it is taken out", async () => {
  const giftCard = { initialCents: 9000, balanceCents: 9000, expiresAt: world.test.backend.clock.now() * 2 };
  await addCode(world.test.admin.db, restaurantId, { code: "KARTE", kind: "giftCard", giftCard });
  const { shopper, orderId, before } = await placedWith("KARTE", "giftCard");
  expect(before).toMatchObject({ paymentMethod: "giftCard", paymentStatus: "paid" });
  const { quote, url } = await paying(shopper, orderId, [add(2)]);
  await pay(url);
  expect(await read(orderId)).toMatchObject({ paymentStatus: "paid", totals: { totalCents: quote.totalCents } });
  const line = must(before.lines[0], "a line");
  const less = await wanted(shopper, orderId, [{ kind: "remove", lineId: line.lineId, reason: "" }]);
  expect(less.quote).toMatchObject({ settles: "back", cents: before.totals.totalCents });
  expect(await shopper.call(editOrder, less.input)).toMatchObject({ ok: true });
});
