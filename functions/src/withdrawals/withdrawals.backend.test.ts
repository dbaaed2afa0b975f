import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { declareWithdrawal, listWithdrawals, moveWithdrawal } from "@lokalkorb/contracts/withdrawals";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let services: Services;
let world: OrderWorld;
let stranger: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
  stranger = await world.test.signIn("nobody");
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

type Declaration = InputOf<typeof declareWithdrawal>;
const declare = (more: Partial<Declaration> = {}) =>
  stranger.call(declareWithdrawal, {
    requestId: randomUUID(),
    restaurantId,
    name: "Mira Muster",
    orderNo: "A-99999",
    email: `mira-${randomUUID()}@post.example`,
    ...more,
  });
async function desk(open = true) {
  const answer = await world.staff("owner").call(listWithdrawals, { restaurantId, open });
  return must(answer.ok ? answer.value.withdrawals : null, "the desk");
}
const newest = async () => must((await desk()).at(-1), "a declaration");
const move = (who: TestClient, withdrawalId: string, step: InputOf<typeof moveWithdrawal>["step"]) =>
  who.call(moveWithdrawal, { requestId: randomUUID(), restaurantId, withdrawalId, step });
async function mailsTo(to: string): Promise<{ subject: string; text: string; state: string; expiresAt: unknown }[]> {
  const found = await world.test.admin.db.collection("mail").where("to", "==", to).get();
  return found.docs.map((mail) => ({
    subject: String(mail.get("subject")),
    text: String(mail.get("text")),
    state: String(mail.get("state")),
    expiresAt: mail.get("expiresAt") as unknown,
  }));
}

/** Honey, which carries the right, and butter, which does not; handed over for cash. */
async function handedOver() {
  const shopper = await world.guest();
  const owner = world.staff("owner");
  const lines = [aLine(world.menu, "bluetenhonig", { qty: 2 }), aLine(world.menu, "butter")];
  const orderId = await world.placed(shopper, lines, must(world.slots[10], "a time"));
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner, orderId, action);
  const { totals } = await world.order(orderId);
  await world.change(owner, orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
  return world.order(orderId);
}

it("WDR-02 a declaration is confirmed at once with content, date and time; an unknown number gets the same answer", async () => {
  const order = await handedOver();
  const known = await declare({ orderNo: order.no.toLowerCase(), email: "mira@post.example", goods: "der Honig" });
  const unknown = await declare();
  expect([known, unknown].map((answer) => answer.ok && Object.keys(answer.value).toSorted())).toEqual([
    ["receivedAt", "timezone"],
    ["receivedAt", "timezone"],
  ]);
  const [mail] = await mailsTo("mira@post.example");
  expect(mail?.subject).toContain("Eingangsbestätigung");
  expect(mail?.state).toBe("sent");
  for (const part of [
    "Mira Muster",
    order.no.toLowerCase(),
    "der Honig",
    "bestätigt den Eingang, nicht die Wirksamkeit",
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/);
  const [second, first] = await desk();
  expect([first?.order, second?.order?.no]).toEqual([undefined, order.no]);
  const kept = await world.test.admin.db.doc(`withdrawals/${second?.withdrawalId}`).get();
  expect(mail?.expiresAt, "the proof goes with the declaration").toEqual(kept.get("expiresAt"));
});

it("WDR-02 two taps are one declaration, and a name that advertises makes no link in the mail", async () => {
  const before = (await desk()).length;
  const requestId = randomUUID();
  const email = "zweimal@post.example";
  const same = { requestId, email, name: "www.boese.example" };
  const answers = await Promise.all([declare(same), declare(same)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await desk()).toHaveLength(before + 1);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain("www.boese.example");
});

it("WDR-04 the desk accepts, takes the goods back and refunds the honey alone, once", async () => {
  const order = await handedOver();
  await declare({ orderNo: order.no });
  const owner = world.staff("owner");
  const one = await newest();
  expect(one.order?.lines.map(({ name, qty }) => [name, qty])).toEqual([["Blütenhonig", 2]]);
  expect([one.order?.isInTime, one.order?.refundCents]).toEqual([true, 1560]);
  const lines = (one.order?.lines ?? []).map(({ lineId, qty }) => ({ lineId, qty }));
  const refund = { kind: "refund", lines, cents: 1560 } as const;
  expect(await move(owner, one.withdrawalId, refund)).toEqual({ ok: false, refusal: { type: "already-answered" } });
  expect(await move(owner, one.withdrawalId, { kind: "accept" })).toMatchObject({ ok: true });
  expect(await move(owner, one.withdrawalId, { kind: "goodsBack" })).toMatchObject({ ok: true });
  expect(await move(owner, one.withdrawalId, { ...refund, cents: 1 })).toEqual({
    ok: false,
    refusal: { type: "figures-changed", totalCents: 1560 },
  });
  const twice = await Promise.all([move(owner, one.withdrawalId, refund), move(owner, one.withdrawalId, refund)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await world.order(order.id);
  expect(after.refunds).toMatchObject([{ cents: 1560, reason: "Widerruf", state: "succeeded" }]);
  expect(await desk(false)).toContainEqual(
    expect.objectContaining({
      withdrawalId: one.withdrawalId,
      state: "refunded",
      refund: { cents: 1560, state: "succeeded" },
    }),
  );
});

it("WDR-02 the shop finds the order, and a rejection is told with its reason", async () => {
  const order = await handedOver();
  const email = "abgelehnt@post.example";
  await declare({ orderNo: "letzte Woche", email });
  const manager = world.staff("manager");
  const { withdrawalId } = await newest();
  const accept = { kind: "accept" } as const;
  expect(await move(manager, withdrawalId, accept)).toEqual({ ok: false, refusal: { type: "order-unknown" } });
  const match = (orderNo: string) => move(manager, withdrawalId, { kind: "match", orderNo });
  expect(await match("A-88888")).toEqual({ ok: false, refusal: { type: "order-unknown" } });
  expect(await match(order.no)).toMatchObject({ ok: true });
  const text = "Die Frist von 14 Tagen war schon vorbei.";
  expect(await move(manager, withdrawalId, { kind: "reject", reason: "late", text })).toMatchObject({ ok: true });
  const mails = await mailsTo(email);
  expect(mails.find(({ subject }) => subject.startsWith("Zu deinem Widerruf"))?.text).toContain("Die Frist von 14");
  // The reason turned out to be wrong, and the money went back at the counter.
  const close = (cents: number) => move(manager, withdrawalId, { kind: "close", cents });
  expect(await close(1560)).toMatchObject({ refusal: { type: "already-answered" } });
  expect(await move(manager, withdrawalId, accept)).toMatchObject({ ok: true });
  // The rest is said before it is left.
  expect(await close(0)).toEqual({ ok: false, refusal: { type: "figures-changed", totalCents: 1560 } });
  expect(await close(1560)).toEqual({ ok: true, value: { state: "closed" } });
  expect((await desk()).map((one) => one.withdrawalId)).not.toContain(withdrawalId);
});

it("WDR-02 owner and manager decide, the counter reads; kitchen, strangers and neighbours do neither", async () => {
  await declare();
  const { withdrawalId } = await newest();
  const denied = { ok: false, refusal: { type: "not-allowed" } };
  const list = (who: TestClient) => who.call(listWithdrawals, { restaurantId, open: true });
  expect(await list(world.staff("staff"))).toMatchObject({ ok: true });
  const neighbour = await world.staffElsewhere();
  const others = [world.staff("kitchen"), world.staff("accountant"), await world.guest(), neighbour];
  for (const who of others) expect(await list(who)).toEqual(denied);
  for (const who of [world.staff("staff"), ...others])
    expect(await move(who, withdrawalId, { kind: "accept" })).toEqual(denied);
});

it("WDR-02 no more declarations than a household has are taken from one mailbox, and the rest is told to write", async () => {
  const email = "viel@post.example";
  for (let sent = 0; sent < 10; sent += 1) expect(await declare({ email })).toMatchObject({ ok: true });
  expect(await declare({ email })).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
  expect(await declare({ restaurantId: "nirgends" })).toEqual({ ok: false, refusal: { type: "not-found" } });
});
