import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { changeOrderStatus, confirmPayment, placeOrder } from "@lokalkorb/contracts/orders";
import { deleteAccount } from "@lokalkorb/contracts/accounts";
import { beginCard, removeCard, keepCard, syncCards } from "@lokalkorb/contracts/payments";
import { changeStandingOrder, previewStandingOrder, startStandingOrder } from "@lokalkorb/contracts/standing-orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import type { PlaceOrderInput } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import type { TestBackend } from "@lokalkorb/testing/start-test-backend";

const { restaurantId } = must(demo.shops[0], "a shop");
const slug = restaurantId;
const minute = 60_000;
const works = "4242424242424242";
const asksEachTime = "4000002760003184";
const declinedLater = "4000000000000341";

let world: PayWorld;
let test: TestBackend;

beforeAll(async () => {
  world = await startPayWorld();
  ({ test } = world);
});
afterAll(() => world.stop());
afterEach(async () => {
  await world.provider("faults/clear");
  test.backend.faults.clear();
});

const pageOf = (url: string): string => must(new URL(url).pathname.split("/").at(-1), "a page");

/** Types a card in at the provider's page, as a browser would. */
async function keep(shopper: TestClient, number = works): Promise<string> {
  const started = await shopper.call(keepCard, { requestId: crypto.randomUUID(), slug });
  const page = pageOf(must(started.ok ? started.value.url : null, JSON.stringify(started)));
  expect(await world.provider(`sessions/${page}/pay`, { number })).toMatchObject({ status: "succeeded" });
  const synced = await shopper.call(syncCards, {});
  return must(synced.ok ? synced.value.cards[0] : null, "a card").id;
}

const order = async (shopper: TestClient, cardId: string): Promise<PlaceOrderInput> => ({
  ...(await world.basket(shopper)),
  cardId,
});
const read = async (orderId: string) =>
  must(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId }), "the order");
const record = async (orderId: string) =>
  must(await readDocument(test.admin.db, stripePaymentDocument, { orderId }), "a record");
const intentsOf = async (orderId: string) =>
  ((await world.books("payment_intents?limit=100"))["data"] as { status: string; metadata: { orderId?: string } }[])
    .filter(({ metadata }) => metadata.orderId === orderId)
    .map(({ status }) => status);
const waitingOrder = async (shopper: TestClient) =>
  must(
    (await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId }))).find(
      ({ customer, status }) => customer.uid === shopper.uid && status === "pendingPayment",
    ),
    "a waiting order",
  );

it("GDP-04 saves a card of an account in the provider's form, pays with it once, and the provider forgets it with the account", async () => {
  expect(await (await test.signIn("guest")).call(beginCard, {})).toEqual({
    ok: false,
    refusal: { type: "not-allowed" },
  });
  const account = { email: `${crypto.randomUUID()}@post.example`, password: "geheim-genug" };
  await test.admin.auth.createUser({ ...account, emailVerified: true });
  const who = await test.signIn(account);
  const begun = await who.call(beginCard, {});
  const secret = must(begun.ok ? begun.value.clientSecret : null, JSON.stringify(begun));
  const card = { number: works, exp_month: "12", exp_year: "34", cvc: "123" };
  const typed = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value] as const);
  // As the provider's script does it in a browser.
  const confirm = await fetch(
    `${world.providerUrl}/v1/setup_intents/${must(secret.split("_secret")[0], "an id")}/confirm`,
    {
      method: "POST",
      headers: { authorization: "Bearer pk_test_local" },
      body: new URLSearchParams({
        client_secret: secret,
        "payment_method_data[type]": "card",
        ...Object.fromEntries(typed),
      }),
    },
  );
  expect(await confirm.json()).toMatchObject({ status: "succeeded" });
  const synced = await who.call(syncCards, {});
  const { id: cardId } = must(synced.ok ? synced.value.cards[0] : null, "a card");
  const input = await order(who, cardId);
  const [answer, same] = await Promise.all([who.call(placeOrder, input), who.call(placeOrder, input)]);
  expect(answer).toMatchObject({ ok: true, value: { status: "placed" } });
  expect(same).toEqual(answer);
  const { orderId } = must(answer.ok ? answer.value : null, "an order");
  expect(await intentsOf(orderId)).toEqual(["requires_capture"]);

  const other = await test.signIn("guest").then(async (guest) => ({ guest, cardId: await keep(guest) }));
  const fresh = { email: `${crypto.randomUUID()}@post.example`, password: "geheim-genug" };
  await test.admin.auth.createUser({ ...fresh, emailVerified: true });
  const leaver = await test.signIn(fresh);
  await leaver.call(beginCard, {});
  const own = await test.admin.db.doc(`users/${leaver.uid}/private/user`).get();
  const customerId = String(own.get("stripeCustomerId"));
  const customer = async (): Promise<unknown> =>
    (
      await fetch(`${world.providerUrl}/v1/customers/${customerId}`, {
        headers: { authorization: "Bearer sk_test_local" },
      })
    ).json();
  expect(await customer()).toMatchObject({ id: customerId, metadata: { uid: leaver.uid } });
  expect(await leaver.call(deleteAccount, {})).toMatchObject({ value: { result: "deleted" } });
  expect(JSON.stringify(await customer())).not.toContain(leaver.uid);
  expect(await other.guest.call(syncCards, {})).toMatchObject({ value: { cards: [{ id: other.cardId }] } });
});

it("keeps the card of a guest as of anybody, shows it to nobody else and forgets it", async () => {
  const shopper = await test.signIn("guest");
  expect(await shopper.call(syncCards, {})).toEqual({ ok: true, value: { cards: [] } });
  const requestId = crypto.randomUUID();
  const setup = await shopper.call(keepCard, { requestId, slug });
  expect(await shopper.call(keepCard, { requestId, slug })).toEqual(setup);
  const cardId = await keep(shopper);
  const synced = await shopper.call(syncCards, {});
  expect(synced).toMatchObject({ ok: true, value: { cards: [{ brand: "visa", last4: "4242" }] } });
  const neighbour = await test.signIn(must(demo.shoppers[1], "another shopper"));
  await keep(neighbour);
  await neighbour.call(removeCard, { requestId: crypto.randomUUID(), cardId });
  expect(await shopper.call(syncCards, {})).toEqual(synced);
  const removal = { requestId: crypto.randomUUID(), cardId };
  expect(await shopper.call(removeCard, removal)).toEqual({ ok: true, value: { cards: [] } });
  expect(await placedWith(shopper, cardId)).toEqual({
    ok: false,
    refusal: { type: "payment-method-unavailable" },
  });
});

const placedWith = async (shopper: TestClient, cardId: string) =>
  shopper.call(placeOrder, await order(shopper, cardId));

it("lets nobody try stolen numbers: only a few cards in half an hour", async () => {
  const shopper = await test.signIn("guest");
  const tries = [];
  for (let number = 0; number < 9; number++)
    tries.push(await shopper.call(keepCard, { requestId: crypto.randomUUID(), slug }));
  expect(tries.slice(0, 8).every(({ ok }) => ok)).toBe(true);
  expect(tries[8]).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
});

it("X-L3 asks the provider for the cards of one account thirty times in ten minutes", async () => {
  const shopper = await test.signIn("guest");
  const asked = [];
  for (let one = 0; one < 31; one += 1) asked.push(await shopper.call(syncCards, {}));
  expect(asked.slice(0, 30).every(({ ok }) => ok)).toBe(true);
  expect(asked[30]).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
});

it("R4 pays with a kept card at once: reserved, taken by the shop, the fee kept, once however often it is asked", async () => {
  const shopper = await test.signIn("guest");
  const cardId = await keep(shopper);
  const input = await order(shopper, cardId);
  const answers = await Promise.all([shopper.call(placeOrder, input), shopper.call(placeOrder, input)]);
  const answer = await shopper.call(placeOrder, input);
  expect(answer).toMatchObject({ ok: true, value: { status: "placed" } });
  expect(answers).toEqual([answer, answer]);
  const { orderId } = must(answer.ok ? answer.value : null, "an answer");
  expect(await intentsOf(orderId)).toEqual(["requires_capture"]);
  const address = { restaurantId, orderId, requestId: crypto.randomUUID() };
  expect((await world.staff.call(changeOrderStatus, { ...address, action: "accept" })).ok).toBe(true);
  await world.settled();
  const after = await read(orderId);
  const { totalCents, itemsCents } = after.totals;
  expect(after).toMatchObject({
    paymentStatus: "paid",
    payments: [{ capturedCents: totalCents, feeCents: Math.floor((itemsCents * 300) / 10_000) }],
  });
  expect(await intentsOf(orderId)).toEqual(["succeeded"]);
});

it("R4 refuses another shopper's card before there is an order", async () => {
  const [shopper, thief] = [await test.signIn("guest"), await test.signIn("guest")];
  const cardId = await keep(shopper);
  await keep(thief);
  const refused = { ok: false, refusal: { type: "payment-method-unavailable" } };
  expect(await placedWith(thief, cardId)).toEqual(refused);
  expect(await placedWith(await test.signIn("guest"), cardId)).toEqual(refused);
  const orders = await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId }));
  expect(orders.filter(({ customer }) => customer.uid === thief.uid)).toEqual([]);
});

it("R4 asks the holder on the bank's page, and places the order when they agree", async () => {
  const shopper = await test.signIn("guest");
  const input = await order(shopper, await keep(shopper, asksEachTime));
  const answer = await shopper.call(placeOrder, input);
  const { orderId, status, checkoutUrl } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  expect([status, checkoutUrl]).toEqual(["pendingPayment", expect.stringContaining("/pay/authorize/pi_")]);
  expect(await shopper.call(placeOrder, input)).toEqual(answer);
  await world.provider(`intents/${pageOf(must(checkoutUrl, "a page"))}/authorize`);
  expect(await shopper.call(confirmPayment, { restaurantId, orderId })).toMatchObject({
    ok: true,
    value: { status: "placed", paymentStatus: "authorized" },
  });
});

it("R4 takes nothing when the holder says no, and the same basket is ordered in another way", async () => {
  const shopper = await test.signIn("guest");
  const input = await order(shopper, await keep(shopper, asksEachTime));
  const answer = await shopper.call(placeOrder, input);
  const { orderId, checkoutUrl } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  const payment = pageOf(must(checkoutUrl, "a page"));
  expect(await world.provider(`intents/${payment}/authorize`, { agrees: false })).toMatchObject({ status: "refused" });
  expect(await shopper.call(confirmPayment, { restaurantId, orderId })).toMatchObject({
    value: { status: "pendingPayment" },
  });
  const { payments, checkout } = await read(orderId);
  expect(payments).toMatchObject([{ state: "failed" }]);
  // The page knows by this that it is the card of this very attempt.
  expect(checkout).toMatchObject({ state: "open", paymentId: must(payments[0], "a payment").id });
  const { cardId: _card, ...rest } = input;
  const cash = { ...rest, requestId: crypto.randomUUID(), paymentMethod: "cashOnPickup" as const };
  expect(await shopper.call(placeOrder, cash)).toMatchObject({ ok: true, value: { status: "placed" } });
  expect((await read(orderId)).status).toBe("expired");
  expect(await intentsOf(orderId)).toEqual(["canceled"]);
});

it("R4 asks the bank anew when a try was let go and the order is not over", async () => {
  const shopper = await test.signIn("guest");
  const input = await order(shopper, await keep(shopper, asksEachTime));
  const first = await shopper.call(placeOrder, input);
  const { orderId } = must(first.ok ? first.value : null, JSON.stringify(first));
  const { cardId: _card, ...rest } = input;
  const cash = { ...rest, requestId: crypto.randomUUID(), paymentMethod: "cashOnPickup" as const };
  test.backend.faults.add({ kind: "kill-at-step", step: "checkout:ended" });
  await shopper.call(placeOrder, cash).catch(() => null);
  test.backend.faults.clear();
  expect([await intentsOf(orderId), (await read(orderId)).status]).toEqual([["canceled"], "pendingPayment"]);
  const again = await shopper.call(placeOrder, input);
  expect(again).toMatchObject({ ok: true, value: { orderId, checkoutUrl: expect.stringContaining("/authorize/pi_") } });
  expect((await intentsOf(orderId)).toSorted()).toEqual(["canceled", "requires_action"]);
});

it("R4 names a declined card, tries again only when asked to, and not without end", async () => {
  const shopper = await test.signIn("guest");
  const input = await order(shopper, await keep(shopper, declinedLater));
  const declined = { ok: false, refusal: { type: "payment-failed" } };
  expect(await shopper.call(placeOrder, input)).toEqual(declined);
  const { id: orderId, checkout } = await waitingOrder(shopper);
  expect(checkout?.state).toBe("failed");
  expect(await intentsOf(orderId)).toEqual(["canceled"]);
  for (let again = 0; again < 4; again++) expect(await shopper.call(placeOrder, input)).toEqual(declined);
  expect(await shopper.call(placeOrder, input)).toEqual({
    ok: false,
    refusal: { type: "payment-method-unavailable" },
  });
  const { cardId: _card, ...rest } = input;
  const onPage = await shopper.call(placeOrder, { ...rest, requestId: crypto.randomUUID() });
  expect(onPage).toMatchObject({ ok: true, value: { status: "pendingPayment" } });
  expect((await read(orderId)).status).toBe("expired");
});

it.each(["api-error", "api-answer-lost"])(
  "R4 pays once with a kept card when the provider fails (%s)",
  async (kind) => {
    const shopper = await test.signIn("guest");
    const input = await order(shopper, await keep(shopper));
    await world.provider("faults", { kind, times: 1 });
    const first = await shopper.call(placeOrder, input);
    await world.provider("faults/clear");
    const answer = first.ok ? first : await shopper.call(placeOrder, input);
    const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
    await world.settled();
    expect((await read(orderId)).status).toBe("placed");
    expect(await intentsOf(orderId)).toEqual(["requires_capture"]);
  },
);

it.each(["card:prepared", "card:confirmed"])(
  "R2 loses no money when the process is killed at %s, though nobody asks again and no event comes",
  async (step) => {
    const shopper = await test.signIn("guest");
    const input = await order(shopper, await keep(shopper));
    await world.provider("faults", { kind: "webhook-lost" });
    test.backend.faults.add({ kind: "kill-at-step", step });
    await shopper.call(placeOrder, input).catch(() => null);
    const { id: orderId } = await waitingOrder(shopper);
    await world.later(minute);
    await world.sweep();
    if (step === "card:confirmed") {
      expect((await read(orderId)).status).toBe("placed");
      return;
    }
    await world.later(36 * minute);
    await world.sweep();
    expect((await read(orderId)).status).toBe("expired");
    expect(await intentsOf(orderId)).toEqual(["canceled"]);
  },
);

it("R4 learns of a payment from its event alone, even when our note of it was lost", async () => {
  const shopper = await test.signIn("guest");
  const input = await order(shopper, await keep(shopper, asksEachTime));
  const answer = await shopper.call(placeOrder, input);
  const { orderId, checkoutUrl } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  await world.settled();
  const attempts = (await record(orderId)).attempts.map(({ paymentId: _lost, ...rest }) => rest);
  await updateDocument(test.admin.db, stripePaymentDocument, { orderId }, { attempts });
  await world.provider(`intents/${pageOf(must(checkoutUrl, "a page"))}/authorize`);
  await world.settled();
  expect((await read(orderId)).status).toBe("placed");
});

it("PAY-06 writes the shop's name on the card statement, with its own words behind it", async () => {
  const statementOf = async (orderId: string): Promise<unknown> => {
    const [payment] = (await read(orderId)).payments;
    const { latest_charge: id } = await world.books(`payment_intents/${must(payment, "a payment").id}`);
    return (await world.books(`charges/${String(id)}`))["calculated_statement_descriptor"];
  };
  const shopper = await test.signIn("guest");
  const cardId = await keep(shopper);
  const first = await placedWith(shopper, cardId);
  const name = restaurantId.toUpperCase();
  expect(await statementOf(must(first.ok ? first.value : null, "an order").orderId)).toBe(name.slice(0, 22));
  await updateDocument(test.admin.db, paymentSettingsDocument, { restaurantId }, { statementDescriptor: "Brotkorb*" });
  const second = await placedWith(shopper, cardId);
  expect(await statementOf(must(second.ok ? second.value : null, "an order").orderId)).toBe(
    `${name.slice(0, 12)}* BROTKORB`,
  );
  const page = await shopper.call(placeOrder, await world.basket(shopper));
  const { orderId, checkoutUrl } = must(page.ok ? page.value : null, "an order");
  await world.provider(`sessions/${pageOf(must(checkoutUrl, "a page"))}/pay`);
  await world.settled();
  expect(await statementOf(orderId)).toBe(`${name.slice(0, 12)}* BROTKORB`);
});

it("a standing order is paid with the kept card, tried again when it is declined, and waits for another card then", async () => {
  const account = { email: `${crypto.randomUUID()}@post.example`, password: "geheim-genug" };
  await test.admin.auth.createUser({ ...account, emailVerified: true });
  const shopper = await test.signIn(account);
  const card = await keep(shopper);
  const placed = await shopper.call(placeOrder, await order(shopper, card));
  const { orderId } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
  const declined = await keep(shopper, declinedLater);
  const shown = await shopper.call(previewStandingOrder, { restaurantId, orderId, weeks: 1 });
  const { days, totalCents } = must(shown.ok ? shown.value : null, JSON.stringify(shown));
  const wish = {
    requestId: crypto.randomUUID(),
    restaurantId,
    orderId,
    weeks: 1 as const,
    date: must(days[0], "a day").date,
    skips: [],
    quotedTotalCents: totalCents,
    button: "zahlungspflichtig bestellen" as const,
  };
  expect(await shopper.call(startStandingOrder, { ...wish, cardId: "pm_of_another" })).toMatchObject({ ok: false });
  const started = await shopper.call(startStandingOrder, { ...wish, cardId: declined });
  const { planId } = must(started.ok ? started.value : null, JSON.stringify(started));
  const plan = async () =>
    must(await readDocument(test.admin.db, orderPlanDocument, { restaurantId, planId }), "the plan");
  const runs = async () =>
    (await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId })))
      .filter((one) => one.plan?.planId === planId)
      .map(({ status }) => status);
  const runNext = async () => {
    const { actAt = test.backend.clock.now() } = await plan();
    test.backend.clock.advance(Math.max(0, actAt - test.backend.clock.now()) + minute);
    await runJob(test, "standing");
  };
  for (let step = 0; step < 6 && (await plan()).status === "active"; step++) await runNext();
  expect(await plan()).toMatchObject({ status: "suspended", standing: { past: [{ missed: "payment" }] } });
  expect(new Set(await runs())).toEqual(new Set(["expired"]));
  const wishOf = (cardId: string) => ({
    requestId: crypto.randomUUID(),
    restaurantId,
    planId,
    change: { kind: "card" as const, cardId },
  });
  expect(await shopper.call(changeStandingOrder, wishOf(card))).toMatchObject({ value: { result: "saved" } });
  for (let step = 0; step < 2; step++) await runNext();
  const paid = (await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId }))).filter(
    (one) => one.plan?.planId === planId && one.status !== "expired",
  );
  expect(paid).toMatchObject([{ paymentMethod: "online", totals: { totalCents } }]);
  expect(["authorized", "captured"]).toContain(paid[0]?.paymentStatus);
});
