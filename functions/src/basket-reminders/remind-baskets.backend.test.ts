import { afterAll, beforeAll, expect, it } from "vitest";
import { stopBasketReminders } from "@lokalkorb/contracts/basket-reminders";
import { myData } from "@lokalkorb/contracts/accounts";
import { hourMs, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { basketDocument, basketId } from "@lokalkorb/model/documents/restaurants/baskets";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBasket, aLine } from "@lokalkorb/testing/fixtures/order-input";
import { mailPortsOf } from "../composition/services.ts";
import { testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { testDeps } from "../composition/testing/test-deps.ts";
import { remindBaskets } from "./remind-baskets.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";
import { runJob } from "@lokalkorb/testing/jobs/run-job";

let services: Services;
let world: OrderWorld;
let persons = 0;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) }, steps: true });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const db = () => world.test.admin.db;
const clock = () => world.test.backend.clock;
const ownBasket = ({ uid }: TestClient) => ({ restaurantId, basketId: basketId(uid, "web") });
const basketOf = (who: TestClient) => readDocument(db(), basketDocument, ownBasket(who));
const run = () => runJob(world.test, "baskets");
const mailsTo = async (to: string) =>
  (await readQuery(db(), queryOf(mailDocument, {}, { where: matching({ template: "basket-left" }) }))).filter(
    (mail) => mail.to === to,
  );

const mailsAt = async (where: string) => (await fetch(`http://127.0.0.1:${services.port}/api/mail${where}`)).text();

/** To ten in the morning, so that no hour of these tests is at night. */
function morning(): void {
  const day = 24 * hourMs;
  clock().advance(day - ((clock().now() - 9 * hourMs) % day));
}

/** An account with a basket that was just changed. */
async function person(wanted = true) {
  const no = (persons += 1);
  const email = `korb${no}@post.example`;
  const account = { email, password: "geheim-genug" };
  await world.test.admin.auth.createUser({ ...account, emailVerified: true });
  const who = await world.test.signIn(account);
  const basketReminder = { wanted, at: clock().now(), words: "2026-11-27", token: `geheim-${no}` };
  await setDocument(db(), privateUserDocument, { uid: who.uid }, { basketReminder });
  const fill = async () => {
    const now = clock().now();
    const basket = aBasket(world.menu, who.uid, [aLine(world.menu, "butter", { qty: 2 })], now);
    const consent = { terms: "", marketing: false, reminder: true };
    await setDocument(db(), basketDocument, ownBasket(who), { ...basket, lastActivityAt: now, consent });
  };
  await fill();
  return { who, email, token: basketReminder.token, fill };
}

it("NWS-01 a basket that was left has one mail after three hours, with the prices of now, and never a second one", async () => {
  morning();
  const { who, email } = await person();
  const bystander = await person(false);
  clock().advance(61 * minuteMs);
  await run();
  expect((await basketOf(who))?.status).toBe("abandoned");
  expect(await mailsTo(email)).toEqual([]);
  clock().advance(2 * hourMs);
  await run();
  await run();
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.kind).toBe("broadcast");
  expect(mail?.text).toContain("#korb");
  expect(mail?.text).toMatch(/2\s×\sSauerrahmbutter\s+7,58\s€/);
  expect(await mailsTo(bystander.email)).toEqual([]);
  const told = await who.call(myData, {});
  expect(told.ok && told.value.json).toContain('"status": "abandoned"');
});

it("NWS-01 a run that is cut off mails once, and a basket that is looked at and left again has had its mail", async () => {
  morning();
  const { who, email } = await person();
  const due = { recovery: { dueAt: clock().now() }, status: "abandoned" } as const;
  await updateDocument(db(), basketDocument, ownBasket(who), due);
  world.test.backend.faults.add({ kind: "kill-at-step", step: "basketReminder:read" });
  await run();
  await run();
  expect(await mailsTo(email)).toHaveLength(1);
  await updateDocument(db(), basketDocument, ownBasket(who), { status: "open", lastActivityAt: clock().now() });
  clock().advance(61 * minuteMs);
  await run();
  const left = await basketOf(who);
  expect([left?.status, left?.recovery?.dueAt]).toEqual(["abandoned", undefined]);
});

it("NWS-01 nobody is reminded of what was ordered, changed again, withdrawn, sold out or of a shop that pauses", async () => {
  morning();
  const [ordered, changed, paused] = await Promise.all([person(), person(), person()]);
  clock().advance(61 * minuteMs);
  await run();
  await updateDocument(db(), basketDocument, ownBasket(ordered.who), { status: "converted" });
  await changed.fill();
  const withdrawn = await person();
  await updateDocument(db(), shopDocument, { restaurantId }, { operations: { state: "paused" } });
  clock().advance(2 * hourMs);
  await run();
  for (const { email } of [ordered, changed, paused]) expect(await mailsTo(email)).toEqual([]);
  await updateDocument(db(), shopDocument, { restaurantId }, { operations: { state: "open" } });
  await withdrawn.who.call(stopBasketReminders, { uid: withdrawn.who.uid, token: withdrawn.token });
  clock().advance(hourMs + minuteMs);
  await run();
  expect(await mailsTo(paused.email)).toHaveLength(1);
  for (const { email } of [ordered, withdrawn]) expect(await mailsTo(email)).toEqual([]);
  await run();
  expect(await mailsTo(changed.email)).toHaveLength(1);
});

it("NWS-01 two runs at one moment send one mail, with an address for one press in its head", async () => {
  morning();
  const { who, email, token } = await person();
  await updateDocument(db(), basketDocument, ownBasket(who), {
    status: "abandoned",
    recovery: { dueAt: clock().now() },
  });
  const deps = testDeps(world.test);
  const mail = mailPortsOf(testFunctionsEnv, deps.invoiceFiles);
  const accountRecords = { ...deps.accountRecords, provedAddress: () => Promise.resolve(email) };
  await Promise.all(
    Array.from({ length: 4 }, () => remindBaskets({ ...deps, accountRecords, mail }, { restaurantId: "" })),
  );
  const [written, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  const address = `/api/erinnerung?u=${who.uid}&t=${token}`;
  expect(written?.unsubscribeUrl).toContain(address);
  await world.run("sendDueMail");
  const [, mailId = ""] = /"id":"?(\d+)/.exec(await mailsAt(`?to=${email}`)) ?? [];
  const arrived = await mailsAt(`/${mailId}`);
  expect(arrived).toContain("List-Unsubscribe=One-Click");
  expect(arrived).toContain(`${address}>`);
});

it("NWS-03 the link of the mail ends the reminders of its account, again and again, and no other's", async () => {
  const [mine, other] = await Promise.all([person(), person()]);
  const stranger = await world.test.signIn("nobody");
  const wishOf = async ({ uid }: TestClient) =>
    (await readDocument(db(), privateUserDocument, { uid }))?.basketReminder?.wanted;
  const refused = { ok: false, refusal: { type: "not-found" } };
  expect(await stranger.call(stopBasketReminders, { uid: mine.who.uid, token: other.token })).toEqual(refused);
  expect(await stranger.call(stopBasketReminders, { uid: "nirgends", token: other.token })).toEqual(refused);
  for (let times = 0; times < 2; times++)
    expect(await stranger.call(stopBasketReminders, { uid: mine.who.uid, token: mine.token })).toMatchObject({
      ok: true,
    });
  expect([await wishOf(mine.who), await wishOf(other.who)]).toEqual([false, true]);
});
