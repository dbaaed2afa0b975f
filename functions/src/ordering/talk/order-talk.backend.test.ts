import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openGuestOrder } from "@lokalkorb/contracts/orders";
import { closeComplaint, complainOfOrder, seeOrderMessages, sendOrderMessage } from "@lokalkorb/contracts/order-talk";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { TalkSide } from "@lokalkorb/domain/ordering/talk/order-talk";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { guestTokenOf } from "../lookup/guest-token.ts";
import { notesOf, type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";

let world: OrderWorld;
let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

async function placed() {
  const shopper = await world.guest();
  const slot = must(freeSlots(world.menu, world.test.backend.clock.now())[40], "slot");
  const orderId = await world.placed(shopper, [aLine(world.menu, "butter", { qty: 2 })], slot);
  return { shopper, orderId };
}
const say = (who: TestClient, orderId: string, side: TalkSide, text: string, requestId: string = randomUUID()) =>
  who.call(sendOrderMessage, { requestId, restaurantId, orderId, side, text });
const see = (who: TestClient, orderId: string, side: TalkSide, count: number) =>
  who.call(seeOrderMessages, { requestId: randomUUID(), restaurantId, orderId, side, count });
const talkOf = (orderId: string) => readDocument(world.test.admin.db, orderTalkDocument, { restaurantId, orderId });

/** The texts of the mails about messages, to the one side or the other. */
async function mailsOf(orderId: string, template: "messaged" | "shop-messaged"): Promise<readonly string[]> {
  const mails = await world.test.admin.db.collection("mail").where("orderId", "==", orderId).get();
  return mails.docs.filter((mail) => mail.get("template") === template).map((mail) => String(mail.get("text")));
}
/** Until the mailbox is told of unread messages. */
async function waited(): Promise<void> {
  world.test.backend.clock.advance(4 * minuteMs);
  await world.run("runDueEffects");
}

it("an order's shopper, whoever holds its link, and the counter talk about it; nobody else reads or writes", async () => {
  const { shopper, orderId } = await placed();
  const [friend, stranger, neighbour] = [await world.guest(), await world.guest(), await world.staffElsewhere()];
  for (const role of roles) {
    const talks = role === "owner" || role === "manager" || role === "staff";
    expect((await say(world.staff(role), orderId, "shop", `Guten Tag vom ${role}`)).ok, role).toBe(talks);
    // Nor is the shop its customer.
    expect((await say(world.staff(role), orderId, "shopper", "Hallo")).ok, role).toBe(false);
  }
  for (const who of [stranger, friend, neighbour, shopper])
    expect(await say(who, orderId, "shop", "Ich bin der Laden.")).toMatchObject({ refusal: { type: "not-allowed" } });
  for (const who of [stranger, neighbour, friend]) {
    expect(await say(who, orderId, "shopper", "Hallo")).toMatchObject({ refusal: { type: "not-allowed" } });
    expect(await see(who, orderId, "shopper", 1)).toMatchObject({ refusal: { type: "not-allowed" } });
  }
  expect(await say(stranger, "gibt-es-nicht", "shopper", "Hallo")).toMatchObject({ ok: false });
  const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "the secret of the links");
  const token = guestTokenOf(secret, { restaurantId, orderId });
  expect(await friend.call(openGuestOrder, { restaurantId, orderId, token })).toMatchObject({ ok: true });
  expect(await say(friend, orderId, "shopper", " Ich hole ab. ")).toMatchObject({ ok: true });
  expect(await talkOf(orderId)).toMatchObject({
    messages: [{ from: "shop" }, { from: "shop" }, { from: "shop" }, { from: "shopper", text: "Ich hole ab." }],
  });
  // Shoppers hear the shop; which member it was stays at the desk.
  expect(JSON.stringify(await talkOf(orderId))).not.toContain(world.staff("staff").uid);
  expect((await notesOf(world.test, orderId))?.actions.map(({ uid }) => uid)).toContain(world.staff("staff").uid);
});

it("each side sees what is new to it, and messages of the same moment are all there", async () => {
  const { shopper, orderId } = await placed();
  const staff = world.staff("staff");
  const said = await Promise.all([
    ...["a", "b", "c"].map((text) => say(shopper, orderId, "shopper", text)),
    say(staff, orderId, "shop", "d"),
  ]);
  expect(said.every(({ ok }) => ok)).toBe(true);
  expect((await talkOf(orderId))?.messages.map(({ text }) => text).toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(await world.order(orderId)).toMatchObject({ messages: { unreadMerchant: 3, unreadCustomer: 1 } });
  // Twice, and an older look after a newer one.
  await see(staff, orderId, "shop", 4);
  await see(staff, orderId, "shop", 1);
  await see(shopper, orderId, "shopper", 4);
  expect(await world.order(orderId)).toMatchObject({ messages: { unreadMerchant: 0, unreadCustomer: 0 } });
  const requestId = randomUUID();
  await Promise.all([1, 2, 3].map(() => say(shopper, orderId, "shopper", "Einmal", requestId)));
  expect((await talkOf(orderId))?.messages).toHaveLength(5);
  // It bears a step of the order beside it.
  await world.change(world.staff("owner"), orderId, "accept");
  expect(await world.order(orderId)).toMatchObject({ status: "accepted", messages: { unreadMerchant: 1 } });
});

it("what stays unread is told by mail once, and what was read is not", async () => {
  const { shopper, orderId } = await placed();
  const staff = world.staff("staff");
  await say(staff, orderId, "shop", "Der Käse ist aus.");
  await say(staff, orderId, "shop", "Siehe https://boese.example");
  await see(shopper, orderId, "shopper", 2);
  await waited();
  expect(await mailsOf(orderId, "messaged")).toEqual([]);
  await say(staff, orderId, "shop", "Passt Bergkäse?");
  await say(staff, orderId, "shop", "Mehr auf www.boese.example");
  await waited();
  await waited();
  const toShopper = await mailsOf(orderId, "messaged");
  expect(toShopper).toEqual([expect.stringContaining("Passt Bergkäse?")]);
  expect(toShopper[0]).not.toMatch(/Der Käse ist aus|www\.boese\.example/);
  await say(shopper, orderId, "shopper", "Ja, gern.");
  await waited();
  const toShop = await mailsOf(orderId, "shop-messaged");
  expect(toShop.length).toBeGreaterThan(0);
  // A copy in the shop's mailbox would outlive the order.
  for (const text of toShop) expect(text).not.toContain("Ja, gern.");
});

it("one who floods is stopped, and two weeks after its end an order is talked about no more", async () => {
  const { shopper, orderId } = await placed();
  let refused = 0;
  for (let i = 0; i < 35; i++) if (!(await say(shopper, orderId, "shopper", `Nummer ${i}`)).ok) refused += 1;
  expect(refused).toBe(5);
  await world.change(world.staff("owner"), orderId, "reject");
  expect(await say(world.staff("owner"), orderId, "shop", "Es tut uns leid.")).toMatchObject({ ok: true });
  world.test.backend.clock.advance(15 * dayMs);
  const late = await world.test.signIn({ email: "owner@team.example", password: "geheim-genug" });
  expect(await say(late, orderId, "shop", "Noch da?")).toMatchObject({ refusal: { type: "too-late" } });
});

it("a complaint names goods of its order, waits for the counter's answer, and is closed by the counter alone", async () => {
  const { shopper, orderId } = await placed();
  const owner = world.staff("owner");
  const { lines } = await world.order(orderId);
  const { lineId } = must(lines[0], "line");
  const complain = (who: TestClient, text: string, lineIds = [lineId]) =>
    who.call(complainOfOrder, { requestId: randomUUID(), restaurantId, orderId, kind: "damaged", lineIds, text });
  const close = (who: TestClient) => who.call(closeComplaint, { requestId: randomUUID(), restaurantId, orderId });
  expect(await complain(shopper, "Zu früh")).toMatchObject({ refusal: { type: "transition-not-allowed" } });
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner, orderId, action);
  for (const who of [owner, await world.guest(), await world.staffElsewhere()])
    expect(await complain(who, "Ist nicht meine")).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await complain(shopper, "Fremd", ["anderswo"])).toMatchObject({ refusal: { type: "line-invalid" } });
  const pressed = await Promise.all([1, 2, 3].map(() => complain(shopper, "Die Butter ist offen.")));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await talkOf(orderId)).toMatchObject({
    messages: [{ from: "shopper", text: "Die Butter ist offen." }],
    complaint: { kind: "damaged", lineIds: [lineId], state: "open" },
  });
  expect(await world.order(orderId)).toMatchObject({ messages: { complaint: "open", unreadMerchant: 1 } });
  await say(owner, orderId, "shop", "Du bekommst eine neue.");
  expect((await world.order(orderId)).messages?.complaint).toBe("answered");
  await see(owner, orderId, "shop", 1);
  for (const who of [shopper, world.staff("kitchen"), world.staff("accountant"), await world.staffElsewhere()])
    expect(await close(who)).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await close(world.staff("staff"))).toMatchObject({ ok: true });
  expect(await world.order(orderId)).toMatchObject({ messages: { complaint: "closed", unreadMerchant: 0 } });
});
