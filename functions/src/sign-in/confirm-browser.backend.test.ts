import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  confirmBrowser,
  moveOrder,
  openGuestOrder,
  quoteOrderEdit,
  sendConfirmingLink,
} from "@lokalkorb/contracts/orders";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { guestTokenOf } from "../ordering/lookup/guest-token.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let slotIndex = 40;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const nextSlot = (): string => must(world.slots[(slotIndex += 2)], "a free time");
const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
const invalid = { ok: false, refusal: { type: "token-invalid" } };

/** An order, and one to whom its link was passed on. */
async function passedOn(email = `${randomUUID()}@post.example`) {
  const contact = { contact: { name: "Kundin 1", email, phone: "+43 660 1234567" } };
  const lines = [aLine(world.menu, "butter", { qty: 2 })];
  const orderId = await world.placed(await world.guest(), lines, nextSlot(), contact);
  const friend = await world.guest();
  const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
  const token = guestTokenOf(secret, { restaurantId, orderId });
  await friend.call(openGuestOrder, { restaurantId, orderId, token });
  return { orderId, friend, email, token };
}
const ask = (who: TestClient, orderId: string, requestId: string = randomUUID()) =>
  who.call(sendConfirmingLink, { requestId, restaurantId, orderId });
const confirm = (who: TestClient, orderId: string, token: string) =>
  who.call(confirmBrowser, { restaurantId, orderId, token });
const move = (who: TestClient, orderId: string) =>
  who.call(moveOrder, { requestId: randomUUID(), restaurantId, orderId, slotKey: nextSlot() });

async function mailsTo(email: string): Promise<readonly string[]> {
  const found = await world.test.admin.db.collection("mail").where("to", "==", email).get();
  return found.docs
    .filter((mail) => mail.get("template") === "confirm-browser")
    .map((mail) => String(mail.get("text")));
}
const tokenIn = (text: string | undefined): string => must(/&b=([\w.-]+)/.exec(text ?? "")?.[1], "a token");

it("a passed on link only shows; the mailbox's own confirms the browser that opens it, once, and nobody else's", async () => {
  const { orderId, friend, email } = await passedOn();
  const [stranger, laptop, thief] = [await world.guest(), await world.guest(), await world.guest()];
  for (const who of [stranger, await world.staffElsewhere(), ...roles.map(world.staff)])
    expect(await ask(who, orderId)).toEqual(notAllowed);
  expect(await ask(stranger, "gibt-es-nicht")).toMatchObject({ refusal: { type: "not-found" } });
  expect(await move(friend, orderId)).toEqual(notAllowed);
  const requestId = randomUUID();
  const asked = await Promise.all([1, 2, 3].map(() => ask(friend, orderId, requestId)));
  expect(asked).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: { isConfirmed: false } })));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toMatch(/Butter|Kundin/);
  const token = tokenIn(mails[0]);
  const another = await passedOn();
  expect(await confirm(thief, another.orderId, token)).toEqual(invalid);
  expect(await confirm(thief, orderId, `${token.slice(0, -2)}AA`)).toEqual(invalid);
  expect(await confirm(thief, "gibt-es-nicht", token)).toEqual(invalid);

  expect(await confirm(laptop, orderId, token)).toEqual({ ok: true, value: {} });
  expect(await confirm(laptop, orderId, token)).toEqual({ ok: true, value: {} });
  expect(await confirm(thief, orderId, token)).toEqual(invalid);
  // Who asked for the mail gets nothing by its being pressed elsewhere.
  expect(await move(friend, orderId)).toEqual(notAllowed);
  expect((await world.order(orderId)).viewers).toContain(laptop.uid);
  expect(await move(laptop, orderId)).toMatchObject({ ok: true });
  const changes = [{ kind: "quantity" as const, lineId: "line-0", qty: 3 }];
  expect(await laptop.call(quoteOrderEdit, { restaurantId, orderId, changes })).toMatchObject({ ok: true });
  expect(await laptop.call(quoteOrderEdit, { restaurantId, orderId: another.orderId, changes })).toEqual(notAllowed);
  // Nor is a confirmed browser the shop.
  expect(await world.change(laptop, orderId, "accept")).toMatchObject({ ok: false });
  expect(await world.change(laptop, orderId, "cancel")).toMatchObject({ ok: true });
  expect(await world.order(orderId)).toMatchObject({ status: "cancelled" });
  expect((await world.order(orderId)).events.at(-1)).toMatchObject({ by: "customer" });
  // An order that is over needs no browser any more.
  expect(await ask(friend, orderId)).toMatchObject({ refusal: { type: "too-late" } });
});

it("two browsers that show one token at the same moment: one is confirmed; after half an hour none", async () => {
  const { orderId, friend, email } = await passedOn();
  await ask(friend, orderId);
  const token = tokenIn((await mailsTo(email))[0]);
  const browsers = await Promise.all([1, 2, 3].map(() => world.guest()));
  const answers = await Promise.all(browsers.map((who) => confirm(who, orderId, token)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await world.order(orderId)).confirmed).toHaveLength(1);
  await ask(friend, orderId);
  const late = tokenIn((await mailsTo(email)).find((text) => tokenIn(text) !== token));
  world.test.backend.clock.advance(31 * minuteMs);
  expect(await confirm(await world.guest(), orderId, late)).toEqual(invalid);
});

it("whose account proved the order's address needs no mail; a mailbox is not flooded, whoever asks", async () => {
  const { orderId, friend, email, token } = await passedOn();
  const account = { email: email.toUpperCase(), password: "geheim-genug" };
  await world.test.admin.auth.createUser({ ...account, emailVerified: true });
  const known = await world.test.signIn(account);
  expect(await ask(known, orderId)).toEqual(notAllowed);
  await known.call(openGuestOrder, { restaurantId, orderId, token });
  expect(await ask(known, orderId)).toEqual({ ok: true, value: { isConfirmed: true } });
  expect(await mailsTo(email)).toEqual([]);
  expect(await move(known, orderId)).toMatchObject({ ok: true });
  const other = await world.guest();
  await other.call(openGuestOrder, { restaurantId, orderId, token });
  for (let time = 0; time < 4; time++)
    expect(await ask(time % 2 === 0 ? friend : other, orderId)).toMatchObject({ ok: true });
  expect(await ask(other, orderId)).toMatchObject({ refusal: { type: "rate-limited" } });
});
