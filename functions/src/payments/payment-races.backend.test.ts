import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { keepCard, syncCards } from "@lokalkorb/contracts/payments";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { providerEnv } from "@lokalkorb/testing/start-test-backend";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import type { AllDeps } from "../composition/all-deps.ts";
import { paymentProviderOf } from "../composition/services.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import { startCheckout } from "./checkout/start-checkout.ts";
import { captureAuthorized } from "./sync/payment-effects.ts";

let world: PayWorld;
let paymentProvider: AllDeps["paymentProvider"];

beforeAll(async () => {
  world = await startPayWorld();
  // Commands in here speak with the same stand-in as the functions beside them.
  paymentProvider = paymentProviderOf({
    ...providerEnv(new URL(world.providerUrl).port),
    APP_URL: "http://127.0.0.1:9",
  });
});
afterAll(() => world.stop());

const deps = (step: AllDeps["failpoint"] = () => Promise.resolve()): AllDeps => ({
  ...testDeps(world.test),
  paymentProvider,
  failpoint: step,
});

async function keep(shopper: TestClient, number = "4242424242424242"): Promise<string> {
  const started = await shopper.call(keepCard, { requestId: crypto.randomUUID(), slug: world.restaurantId });
  const page = must(started.ok ? started.value.url?.split("/").at(-1) : null, "a page");
  await world.provider(`sessions/${page}/pay`, { number });
  const synced = await shopper.call(syncCards, {});
  const cards = synced.ok ? synced.value.cards : [];
  return must(
    cards.find(({ last4 }) => number.endsWith(last4)),
    "a card",
  ).id;
}

const addressOf = (orderId: string): OrderAddress => ({ restaurantId: world.restaurantId, orderId });
const read = async (orderId: string) =>
  must(await readDocument(world.test.admin.db, orderDocument, addressOf(orderId)), "the order");
const intentsOf = async (orderId: string) =>
  ((await world.books("payment_intents?limit=100"))["data"] as { status: string; metadata: { orderId?: string } }[])
    .filter(({ metadata }) => metadata.orderId === orderId)
    .map(({ status }) => status);

/** An order that waits without a known page: the provider was away. */
async function waiting(shopper: TestClient): Promise<string> {
  const input = await world.basket(shopper);
  await world.provider("faults", { kind: "api-error" });
  expect(await shopper.call(placeOrder, input)).toMatchObject({ ok: false });
  await world.provider("faults/clear");
  const found = await world.test.admin.db
    .collection(`restaurants/${world.restaurantId}/orders`)
    .where("basketId", "==", input.basketId)
    .get();
  return must(found.docs[0], "the waiting order").id;
}

it.each(["card:prepared", "card:confirmed", "checkout:begun"])(
  "R4 pays an order once when two kept cards are used at the same moment, the other one at %s",
  async (moment) => {
    const shopper = await world.test.signIn("guest");
    const [first, second] = [await keep(shopper), await keep(shopper, "5555555555554444")];
    const orderId = await waiting(shopper);
    const address = addressOf(orderId);
    let other: Promise<unknown> | null = null;
    const step: AllDeps["failpoint"] = async (name) => {
      if (name !== moment || other !== null) return;
      other = startCheckout(deps(), address, second);
      await other;
    };
    await startCheckout(deps(step), address, moment === "checkout:begun" ? undefined : first);
    expect(other).not.toBeNull();
    await world.settled();
    expect((await intentsOf(orderId)).filter((status) => status !== "canceled")).toEqual(["requires_capture"]);
    const after = await read(orderId);
    expect(after).toMatchObject({ status: "placed", paymentStatus: "authorized" });
    // Neither was another card reserved meanwhile and let go again.
    expect(after.payments.map(({ state }) => state)).toEqual(["authorized"]);
    const pages = (await world.books("checkout/sessions?limit=100"))["data"] as { status: string; client_reference_id: string }[]; // prettier-ignore
    expect(pages.filter((page) => page.client_reference_id === orderId && page.status === "open")).toEqual([]);
  },
);

it("R4 takes the money at the second try although the fee is another one by then", async () => {
  const shopper = await world.test.signIn("guest");
  const card = await keep(shopper);
  const answer = await shopper.call(placeOrder, { ...(await world.basket(shopper)), cardId: card });
  const { orderId } = must(answer.ok ? answer.value : null, JSON.stringify(answer));
  const address = addressOf(orderId);
  const { totals } = await read(orderId);
  await world.provider("faults", { kind: "api-answer-lost" });
  await captureAuthorized(deps(), address).catch(() => null);
  await world.provider("faults/clear");
  await updateDocument(world.test.admin.db, orderDocument, address, {
    totals: { ...totals, itemsCents: totals.itemsCents - 100, deliveryCents: totals.deliveryCents + 100 },
  });
  await captureAuthorized(deps(), address);
  await world.settled();
  expect(await read(orderId)).toMatchObject({ paymentStatus: "paid" });
});
