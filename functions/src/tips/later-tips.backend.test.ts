import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { confirmTip, giveTip, refundTip } from "@lokalkorb/contracts/later-tips";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { testDeps } from "../composition/testing/test-deps.ts";
import { paymentProviderOf } from "../composition/services.ts";
import { providerEnv } from "@lokalkorb/testing/start-test-backend";
import { settleTip } from "./settle-tip.ts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";

const shop = must(demo.shops[0], "a shop");
const { restaurantId } = shop;

let world: PayWorld;
let orderer: TestClient;

beforeAll(async () => {
  world = await startPayWorld();
  const tips = { enabled: true, mode: "fixed", presets: [200, 500], recipient: "staff" } as const;
  await updateDocument(db(), paymentSettingsDocument, { restaurantId }, { tips });
});
afterAll(() => world.stop());
afterEach(() => world.provider("faults/clear"));

const db = () => world.test.admin.db;
const read = async (orderId: string) =>
  must(await readDocument(db(), orderDocument, { restaurantId, orderId }), "the order");
const tipOf = (orderId: string) => readDocument(db(), tipPaymentDocument, { orderId });
const refused = (type: string) => ({ ok: false, refusal: { type } });
const refusal = (type: string) => ({ ok: false, refusal: expect.objectContaining({ type }) as object });
const give = (orderId: string, cents = 300, who = orderer) =>
  who.call(giveTip, { requestId: randomUUID(), restaurantId, orderId, cents });
const confirm = (orderId: string, more: object = {}, who = orderer) =>
  who.call(confirmTip, { restaurantId, orderId, ...more });
function pageOf(answer: Awaited<ReturnType<typeof give>>): string {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return must(answer.value.url?.split("/").at(-1), "a page");
}
const pay = (page: string) => world.provider(`sessions/${page}/pay`);

async function ordered(): Promise<string> {
  orderer = await world.test.signIn("guest");
  const answer = await orderer.call(placeOrder, await world.basket(orderer));
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  await pay(must(answer.value.checkoutUrl?.split("/").at(-1), "a page"));
  await world.settled();
  return answer.value.orderId;
}

async function handedOver(): Promise<string> {
  const orderId = await ordered();
  for (const action of ["accept", "ready", "complete"] as const) {
    const done = await world.staff.call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    await world.settled();
  }
  expect(await give(orderId)).toEqual(refusal("transition-not-allowed"));
  await world.later(8_000);
  return orderId;
}

async function tipsInFigures(): Promise<number> {
  const success = await readDocument(db(), successDocument, { restaurantId });
  return Object.values(success?.months ?? {}).reduce((sum, { tipsCents }) => sum + tipsCents, 0);
}
const mailsOf = async (orderId: string, template: string) =>
  readQuery(db(), queryOf(mailDocument, {}, { where: matching({ orderId, template }) }));

describe("a tip after the handover", () => {
  it("VAT-06 is paid once, whatever comes first and however often: told by one mail, counted as tip and not as revenue", async () => {
    const orderId = await handedOver();
    const before = await tipsInFigures();
    const { totals, receipts } = await read(orderId);
    const [one, other] = await Promise.all([give(orderId), give(orderId)]);
    const page = pageOf(one);
    expect(pageOf(other)).toBe(page);
    expect(await confirm(orderId)).toEqual({ ok: true, value: { state: "open", cents: 300 } });
    expect((await read(orderId)).laterTip).toBeUndefined();
    await pay(page);
    // The page, the provider's word and the sweep at once.
    await Promise.all([confirm(orderId), confirm(orderId), world.settled(), runJob(world.test, "sweep")]);
    await world.settled();
    const after = await read(orderId);
    expect(after.laterTip).toMatchObject({ cents: 300 });
    // The order's own money and papers stay as they were.
    expect([after.totals, after.receipts, after.status]).toEqual([totals, receipts, "completed"]);
    expect(after.events.filter(({ type }) => type === "tipped")).toHaveLength(1);
    expect(await mailsOf(orderId, "tipped")).toMatchObject([{ state: "sent" }]);
    expect(await tipsInFigures()).toBe(before + 300);
    expect(await confirm(orderId)).toEqual({ ok: true, value: { state: "paid", cents: 300 } });
    expect(await give(orderId)).toEqual(refused("already-answered"));
    expect(await give(orderId, 500)).toEqual(refused("already-answered"));
    // The night finds the books equal.
    await runJob(world.test, "reconciliation", restaurantId);
    expect(await tipOf(orderId)).toMatchObject({ state: "paid" });
  });

  it("has one page at a time: another amount ends the first one, so that two windows never pay twice", async () => {
    const orderId = await handedOver();
    const first = pageOf(await give(orderId, 300));
    const second = pageOf(await give(orderId, 500));
    expect(second).not.toBe(first);
    await pay(first);
    await pay(second);
    await world.settled();
    expect((await read(orderId)).laterTip).toMatchObject({ cents: 500 });
    const both = await Promise.all([give(orderId, 300), give(orderId, 700)]);
    expect(both).toEqual([refused("already-answered"), refused("already-answered")]);
    await runJob(world.test, "reconciliation", restaurantId);
    const { payments = {}, refunds = {} } = (await tipOf(orderId))?.provider ?? {};
    expect([Object.values(payments).map(({ capturedCents }) => capturedCents), refunds]).toEqual([[500], {}]);
  });

  it("leaves nothing where it is given up, where its page ends unpaid, or where no page comes about", async () => {
    const orderId = await handedOver();
    await give(orderId);
    expect(await confirm(orderId, { giveUp: true })).toEqual({ ok: true, value: { state: "none" } });
    expect(await tipOf(orderId)).toBeNull();
    await give(orderId);
    await world.later(31 * 60_000);
    await runJob(world.test, "sweep");
    expect(await tipOf(orderId)).toBeNull();
    await pay(pageOf(await give(orderId, 200)));
    await world.settled();
    expect((await read(orderId)).laterTip).toMatchObject({ cents: 200 });
  });

  it("is its orderer's alone, once the goods are handed over, for two weeks, where the shop asks for tips", async () => {
    const orderId = await ordered();
    expect(await give(orderId)).toEqual(refusal("transition-not-allowed"));
    const tipped = await handedOver();
    const stranger = await world.test.signIn("guest");
    // Opened with the link of a mail: it shows the order, and no more.
    const viewers = [...(await read(tipped)).viewers, stranger.uid];
    await updateDocument(db(), orderDocument, { restaurantId, orderId: tipped }, { viewers });
    const others = [
      stranger,
      await world.test.signIn("guest"),
      world.staff,
      await world.test.signIn(staffOf(must(demo.shops[1], "a neighbour"))),
    ];
    for (const who of others) {
      expect(await give(tipped, 300, who)).toEqual(refused("not-allowed"));
      expect(await confirm(tipped, {}, who)).toEqual(refused("not-allowed"));
    }
    expect(await give("none")).toEqual(refused("not-found"));
    for (const cents of [49, 10_001]) await expect(give(tipped, cents)).rejects.toThrow();
    const settings = { restaurantId };
    await updateDocument(db(), paymentSettingsDocument, settings, { "tips.enabled": false });
    expect(await give(tipped)).toEqual(refused("payment-method-unavailable"));
    await updateDocument(db(), paymentSettingsDocument, settings, { "tips.enabled": true });
    const completedAt = world.test.backend.clock.now() - 14 * dayMs;
    await updateDocument(db(), orderDocument, { restaurantId, orderId: tipped }, { completedAt });
    expect(await give(tipped)).toEqual(refused("too-late"));
  });

  it("goes back as a whole by those who may refund, once, and is told", async () => {
    const orderId = await handedOver();
    await pay(pageOf(await give(orderId)));
    await world.settled();
    const before = await tipsInFigures();
    const back = (who: TestClient) => who.call(refundTip, { requestId: randomUUID(), restaurantId, orderId });
    const owner = await world.test.signIn(staffOf(shop));
    const neighbour = await world.test.signIn(staffOf(must(demo.shops[1], "a neighbour")));
    for (const who of [orderer, neighbour]) expect(await back(who)).toEqual(refused("not-allowed"));
    const member = await world.test.signIn("guest");
    for (const role of ["staff", "kitchen", "accountant"] as const) {
      await updateDocument(db(), accountDocument, { restaurantId }, { [`roles.${member.uid}`]: role });
      expect([role, await back(member)]).toEqual([role, refused("not-allowed")]);
    }
    const both = await Promise.all([back(owner), back(owner)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await world.settled();
    const after = await read(orderId);
    expect(after.laterTip).toMatchObject({ cents: 300, backAt: expect.any(Number) as number });
    expect(await tipsInFigures()).toBe(before - 300);
    expect(await mailsOf(orderId, "tipReturned")).toMatchObject([{ state: "sent" }]);
    expect(await confirm(orderId)).toEqual({ ok: true, value: { state: "refunded", cents: 300 } });
    expect(await give(orderId)).toEqual(refused("already-answered"));
    const refunds = Object.values((await tipOf(orderId))?.provider.refunds ?? {});
    expect(refunds.map(({ cents }) => cents)).toEqual([300]);
  });

  it("a refused way back is said in the order, and the shop tries again until it is gone", async () => {
    const orderId = await handedOver();
    await pay(pageOf(await give(orderId)));
    await world.settled();
    const owner = await world.test.signIn(staffOf(shop));
    const back = () => owner.call(refundTip, { requestId: randomUUID(), restaurantId, orderId });
    const saysRefused = async () => (await read(orderId)).laterTip?.isRefused;
    // Done as far as the provider says, and sent back by the bank afterwards.
    await world.provider("faults", { kind: "refund-fails" });
    expect(await back()).toMatchObject({ ok: true });
    await world.later(60_000);
    await world.settled();
    expect(await saysRefused()).toBe(true);
    expect(await tipOf(orderId)).toMatchObject({ problem: "sent-back" });
    await world.provider("faults/clear");

    // Refused on the spot, each try under a key of its own.
    const payments = must(await paymentProviderOf(providerEnv(new URL(world.providerUrl).port))(), "a provider");
    const keys: string[] = [];
    const provider: typeof payments.provider = {
      ...payments.provider,
      refund: (_account, _payment, _refund, key) => {
        keys.push(key);
        return Promise.resolve({ type: "declined", code: "insufficient_funds" });
      },
    };
    const deps = { ...testDeps(world.test), paymentProvider: () => Promise.resolve({ ...payments, provider }) };
    await updateDocument(db(), tipPaymentDocument, { orderId }, { state: "refunding" });
    for (const _again of [1, 2]) await settleTip(deps, orderId);
    expect(new Set(keys).size).toBe(2);
    expect(await tipOf(orderId)).toMatchObject({ problem: "insufficient_funds", refusals: 2 });
    expect(await saysRefused()).toBe(true);

    expect(await back()).toMatchObject({ ok: true });
    await world.settled();
    expect((await read(orderId)).laterTip).toMatchObject({ backAt: expect.any(Number) as number });
    expect(await saysRefused()).toBeUndefined();
    expect(await back()).toEqual(refused("already-answered"));
  });
});
