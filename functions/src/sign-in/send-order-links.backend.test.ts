import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openGuestOrder, sendOrderLinks } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let stranger: TestClient;
let orderId: string;
let no: string;
const email = "Verloren@post.example";

beforeAll(async () => {
  world = await startOrderWorld({ steps: true });
  stranger = await world.test.signIn("nobody");
  const lines = [aLine(world.menu, "butter", { qty: 2 })];
  const contact = { contact: { name: "Kundin 1", email, phone: "+43 660 1234567" } };
  orderId = await world.placed(await world.guest(), lines, must(world.slots[3], "a free time"), contact);
  no = (await world.order(orderId)).no;
});
afterAll(() => world.test.stop());

const ask = (input: { readonly email: string; readonly no: string }, requestId = randomUUID()) =>
  stranger.call(sendOrderLinks, { requestId, ...input });

async function linkMails(): Promise<readonly { readonly to: string; readonly text: string }[]> {
  const found = await world.test.admin.db.collection("mail").where("template", "==", "order-links").get();
  return found.docs.map((mail) => ({ to: String(mail.get("to")), text: String(mail.get("text")) }));
}

it("S-C3 a lost mail: number and address bring its link once more, to that address, and it opens the order", async () => {
  expect(await ask({ email, no: no.toLowerCase() })).toEqual({ ok: true, value: {} });
  const [mail] = await linkMails();
  expect(mail?.to).toBe(email);
  expect(mail?.text).not.toMatch(/Butter|Kundin/);
  const token = must(/#t=([\w-]+)/.exec(mail?.text ?? "")?.[1], "a token");
  const elsewhere = await world.guest();
  expect(await elsewhere.call(openGuestOrder, { restaurantId, orderId, token })).toMatchObject({ ok: true });
});

it("S-C3 the answer to a guess is the same, and nothing is mailed", async () => {
  const before = (await linkMails()).length;
  for (const guess of [
    { email: "fremd@post.example", no },
    { email, no: "A-9999" },
    { email: "fremd@post.example", no: "x" },
  ])
    expect(await ask(guess)).toEqual({ ok: true, value: {} });
  expect(await linkMails()).toHaveLength(before);
});

it("S-C3 the same request mails once, and a mailbox is not flooded", async () => {
  world.test.backend.clock.advance(3_600_000);
  const before = (await linkMails()).length;
  const requestId = randomUUID();
  await Promise.all([1, 2, 3].map(() => ask({ email, no }, requestId)));
  expect(await linkMails()).toHaveLength(before + 1);
  for (let count = 0; count < 4; count += 1) expect(await ask({ email, no })).toMatchObject({ ok: true });
  expect(await ask({ email, no })).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
  // For an address without orders it is no other.
  for (let count = 0; count < 5; count += 1) await ask({ email: "fremd@post.example", no });
  expect(await ask({ email: "fremd@post.example", no })).toMatchObject({
    ok: false,
    refusal: { type: "rate-limited" },
  });
});
