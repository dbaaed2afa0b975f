import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { changeOrderStatus, openGuestOrder, placeOrder } from "@lokalkorb/contracts/orders";
import { retryMail, undeliveredMails } from "@lokalkorb/contracts/mails";
import { readPaper } from "@lokalkorb/contracts/billing";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { mailReport, signMailReport } from "@lokalkorb/local-services/mail/mail-webhook";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { createDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { suppressionDocument } from "@lokalkorb/model/documents/suppressions";
import { invoicePath } from "@lokalkorb/model/storage-paths";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { demoPassword } from "@lokalkorb/testing/scenarios/scenario/demo-password";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, testFunctionsEnv, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { addressHash } from "./delivery/suppression.ts";

const shop = must(demo.shops[0], "a shop");
const neighbour = must(demo.shops[1], "another shop");
const { restaurantId } = shop;

let test: TestBackend;
let services: Services;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  test = await startTestBackend({ scenario: demo, steps: true, env: { SMTP_PORT: String(services.smtpPort) } });
});
afterAll(async () => {
  await test.stop();
  await services.stop();
});

const aMail = (mailId: string, to: string, more: Partial<FieldsOf<typeof mailDocument>> = {}): Promise<void> =>
  createDocument(
    test.admin.db,
    mailDocument,
    { mailId },
    {
      kind: "transactional",
      template: "placed",
      to,
      fromName: "Hofladen über Lokalkorb",
      subject: `Betreff ${mailId}`,
      html: "<p>Hallo</p>",
      text: "Hallo",
      state: "queued",
      attempts: 0,
      ...(more.state === undefined ? { nextAt: test.backend.clock.now() } : {}),
      messageId: `<${mailId}@lokalkorb.example>`,
      createdAt: test.backend.clock.now(),
      expiresAt: test.backend.clock.now() + 1,
      ...more,
    },
  );

const sendDue = () => test.backend.runSchedule("sendDueMail");

const mailOf = async (mailId: string) =>
  must(await readDocument(test.admin.db, mailDocument, { mailId }), `mail ${mailId}`);

interface Received {
  readonly id: string;
  readonly subject: string;
  readonly messageId: string;
}

async function received(to: string): Promise<readonly Received[]> {
  const answer = await fetch(`http://127.0.0.1:${services.port}/api/mail?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as readonly Received[];
}

const functionUrl = (name: string): string =>
  `http://127.0.0.1:${test.backend.ports.functions}/${test.backend.projectId}/europe-west1/${name}`;

function staffOf(scenario: typeof shop, role: string) {
  const { email } = must(
    scenario.staff.find((person) => person.role === role),
    role,
  );
  return test.signIn({ email, password: demoPassword });
}

describe("sending", () => {
  it("follows with the next run of the schedule when a mail is queued", async () => {
    await aMail("m1", "a@post.example");
    await sendDue();
    expect(await received("a@post.example")).toMatchObject([{ messageId: "<m1@lokalkorb.example>" }]);
    expect((await mailOf("m1")).state).toBe("sent");
  });

  it("R2 comes once by a schedule that runs twice, and after all when the first try came too early", async () => {
    await aMail("m2", "soft-once@post.example");
    await Promise.all([sendDue(), sendDue()]);
    expect(await mailOf("m2")).toMatchObject({ state: "deferred", attempts: 1 });
    test.backend.clock.advance(61_000);
    await Promise.all([sendDue(), sendDue()]);
    expect(await received("soft-once@post.example")).toHaveLength(1);
    expect((await mailOf("m2")).state).toBe("sent");
  });

  it("does not wait for a mail whose paper cannot be read", async () => {
    const at = test.backend.clock.now();
    const path = invoicePath({ restaurantId, series: "receipts", invoiceId: "R-WEG", extension: "pdf" });
    const attachments = [{ name: "rechnung.pdf", contentType: "application/pdf", path }];
    const begins = { state: "deferred", attempts: 1 } as const;
    await aMail("m-weg", "ohne-papier@post.example", { ...begins, nextAt: at - 2, attachments });
    await aMail("m-da", "danach@post.example", { ...begins, nextAt: at - 1 });
    await sendDue();
    expect(await received("danach@post.example")).toHaveLength(1);
    expect(await mailOf("m-weg")).toMatchObject({ state: "deferred", attempts: 2 });
  });

  it("R2 comes although one that was to be sent before it cannot be read", async () => {
    const at = test.backend.clock.now();
    await test.admin.db.doc("mail/m-kaputt").set({ state: "deferred", nextAt: new Date(at - 10), attempts: "?" });
    await aMail("m-heil", "heil@post.example", { state: "deferred", attempts: 1, nextAt: at - 1 });
    expect(await sendDue()).toMatchObject({ status: 500 });
    await test.admin.db.doc("mail/m-kaputt").delete();
    expect(await received("heil@post.example")).toHaveLength(1);
  });

  it("R2 repeats with the same Message-ID after a death between the server's yes and our record", async () => {
    test.backend.faults.add({ kind: "kill-at-step", step: "mail:sent" });
    await aMail("m3", "c@post.example");
    await sendDue();
    await vi.waitFor(async () => expect(await received("c@post.example")).toHaveLength(1), { timeout: 20_000 });
    await test.backend.idle();
    expect((await mailOf("m3")).state).toBe("sending");
    test.backend.clock.advance(6 * 60_000);
    await sendDue();
    expect((await mailOf("m3")).state).toBe("sent");
    const ids = (await received("c@post.example")).map(({ messageId }) => messageId);
    expect(ids).toEqual(["<m3@lokalkorb.example>", "<m3@lokalkorb.example>"]);
  });
});

describe("an order", () => {
  it("brings a mail at every step that concerns its shopper, and its link opens it for whoever has the mail", async () => {
    const menu = await readMenu(test.admin, shop);
    const shopper = await test.signIn("guest");
    const now = test.backend.clock.now();
    const input = await fillBasket(test.admin, {
      menu,
      uid: shopper.uid,
      lines: [aLine(menu, "obstler", { qty: 1 })],
      slotKey: must(freeSlots(menu, now)[60], "a slot"),
      now,
    });
    const contact = { ...input.contact, email: "bestellt@post.example" };
    const placed = await shopper.call(placeOrder, { ...input, contact, ageConfirmed: true });
    const { orderId } = must(placed.ok ? placed.value : null, JSON.stringify(placed));
    const owner = await staffOf(shop, "owner");
    await test.backend.idle();
    for (const action of ["accept", "prepare", "ready"] as const) {
      const requestId = randomUUID();
      expect(await owner.call(changeOrderStatus, { requestId, restaurantId, orderId, action })).toMatchObject({
        ok: true,
      });
      await test.backend.idle();
    }
    const mails = await received("bestellt@post.example");
    expect(mails.map(({ subject }) => subject.replace(/ A-.*/, ""))).toEqual([
      "Deine Bestellung",
      "Angenommen: Bestellung",
      "Abholbereit: Bestellung",
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);

    const { text } = (await (
      await fetch(`http://127.0.0.1:${services.port}/api/mail/${must(mails[0], "mail").id}`)
    ).json()) as {
      readonly text: string;
    };
    const [, token = ""] = /#t=([A-Za-z0-9_-]+)/.exec(text) ?? [];
    const companion = await test.signIn("guest");
    const opened = await companion.call(openGuestOrder, { restaurantId, orderId, token });
    expect(opened).toMatchObject({ ok: true, value: { orderId } });
  });
});

describe("R2 a mail of an order", () => {
  const placedBy = async (email: string, slotAt: number): Promise<string> => {
    const menu = await readMenu(test.admin, shop);
    const shopper = await test.signIn("guest");
    const now = test.backend.clock.now();
    const lines = [aLine(menu, "obstler", { qty: 1 })];
    const slotKey = must(freeSlots(menu, now)[slotAt], "a slot");
    const input = await fillBasket(test.admin, { menu, uid: shopper.uid, lines, slotKey, now });
    const contact = { ...input.contact, email };
    const placed = await shopper.call(placeOrder, { ...input, contact, ageConfirmed: true });
    return must(placed.ok ? placed.value.orderId : null, JSON.stringify(placed));
  };

  it("comes once when what follows is told twice", async () => {
    test.backend.faults.add({ kind: "duplicate-delivery", function: "onOutboxCreated" });
    const orderId = await placedBy("zweimal@post.example", 70);
    await test.backend.idle();
    expect(await received("zweimal@post.example")).toHaveLength(1);
    expect(await mailOf(`order_${restaurantId}_${orderId}_1_shopper`)).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("comes after all when whoever had it died before sending it", async () => {
    test.backend.faults.add({ kind: "kill-at-step", step: "mail:claimed" });
    const orderId = await placedBy("gestorben@post.example", 74);
    await test.backend.idle();
    const mailId = `order_${restaurantId}_${orderId}_1_shopper`;
    expect((await mailOf(mailId)).state).toBe("sending");
    test.backend.clock.advance(6 * 60_000);
    await sendDue();
    expect(await received("gestorben@post.example")).toHaveLength(1);
    expect(await mailOf(mailId)).toMatchObject({ state: "sent", attempts: 2 });
  });
});

describe("the provider's webhook", () => {
  const secret = must(testFunctionsEnv["MAIL_WEBHOOK_SECRET"], "secret");
  const report = (email: string): string =>
    JSON.stringify(mailReport("bounced", { email, messageId: "x", at: 0, metadata: { outbox: "m1" } }));
  const post = async (body: string, signature: string): Promise<number> =>
    (
      await fetch(functionUrl("mailWebhook"), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Mail-Signature": signature },
        body,
      })
    ).status;
  const entry = (email: string) =>
    readDocument(test.admin.db, suppressionDocument, { addressHash: addressHash(email) });

  it("S6 counts when it is signed, and only then", async () => {
    const email = "weg@post.example";
    expect(await post(report(email), signMailReport("falsch", report(email), 0))).toBe(401);
    expect(await post(`${report(email)} `, signMailReport(secret, report(email), 0))).toBe(401);
    expect((await fetch(functionUrl("mailWebhook"))).status).toBe(401);
    expect(await entry(email)).toBeNull();
    expect(await post(report(email), signMailReport(secret, report(email), 0))).toBe(200);
    expect(await entry(email)).toMatchObject({ scope: "all", reason: "bounced" });
    expect((await mailOf("m1")).state).toBe("bounced");
    await aMail("m4", email);
    await sendDue();
    expect((await mailOf("m4")).state).toBe("suppressed");
    expect(await received(email)).toEqual([]);
  });

  it("says what it cannot read", async () => {
    expect(await post("kein JSON", signMailReport(secret, "kein JSON", 0))).toBe(400);
    const other = '{"RecordType":"Open","Email":"a@post.example"}';
    expect(await post(other, signMailReport(secret, other, 0))).toBe(200);
  });
});

describe("S3 a mail that reached nobody", () => {
  it("is shown to who answers for the shop, who can have it sent again; nobody else's is touched", async () => {
    const owner = await staffOf(shop, "owner");
    await aMail("m5", "soft@post.example", { restaurantId, orderId: "o5", state: "failed", error: "452", attempts: 6 });
    await aMail("m6", "anders@post.example", { restaurantId: neighbour.restaurantId, state: "failed" });
    await test.backend.idle();
    expect(await owner.call(undeliveredMails, { restaurantId })).toMatchObject({
      ok: true,
      value: { mails: [{ mailId: "m5", orderId: "o5", to: "soft@post.example", state: "failed", error: "452" }] },
    });
    const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
    const request = { requestId: randomUUID(), restaurantId, mailId: "m5" };
    for (const who of [await test.signIn("guest"), await staffOf(shop, "staff"), await staffOf(neighbour, "owner")]) {
      expect(await who.call(undeliveredMails, { restaurantId })).toEqual(notAllowed);
      expect(await who.call(retryMail, { ...request, requestId: randomUUID() })).toEqual(notAllowed);
    }
    expect(await owner.call(retryMail, { ...request, mailId: "m6" })).toMatchObject({ refusal: { type: "not-found" } });
    const again = { ...request, requestId: randomUUID() };
    expect(await owner.call(retryMail, again)).toMatchObject({ ok: true });
    expect(await owner.call(retryMail, again)).toMatchObject({ ok: true });
    await sendDue();
    expect(await mailOf("m5")).toMatchObject({ state: "deferred", attempts: 1 });
  });
});

describe("S3 a paper", () => {
  it("is read by its shopper and who keeps the books, and by nobody else", async () => {
    const shopper = await test.signIn("guest");
    const no = "R-2026-00001";
    const path = invoicePath({ restaurantId, series: "receipts", invoiceId: no, extension: "pdf" });
    await test.admin.bucket.file(path).save(Buffer.from("%PDF-1.3"));
    const order = anOrder({
      viewers: [shopper.uid],
      receipts: [{ no, kind: "receipt", path, at: test.backend.clock.now() }],
    });
    await createDocument(test.admin.db, orderDocument, { restaurantId, orderId: "paper" }, order);
    const question = { restaurantId, orderId: "paper", no };
    const answer = { ok: true, value: { fileName: "rechnung-r-2026-00001.pdf", content: "JVBERi0xLjM=" } };
    expect(await shopper.call(readPaper, question)).toMatchObject(answer);
    expect(await (await staffOf(shop, "owner")).call(readPaper, question)).toMatchObject(answer);
    expect(await (await staffOf(shop, "staff")).call(readPaper, question)).toMatchObject(answer);

    const notAllowed = { ok: false, refusal: { type: "not-allowed" } };
    for (const stranger of [
      await test.signIn("guest"),
      await staffOf(shop, "kitchen"),
      await staffOf(neighbour, "owner"),
    ]) {
      expect(await stranger.call(readPaper, question)).toEqual(notAllowed);
    }
    expect(await shopper.call(readPaper, { ...question, no: "R-2026-00002" })).toMatchObject({
      refusal: { type: "not-found" },
    });
    expect(await shopper.call(readPaper, { ...question, orderId: "other" })).toMatchObject({
      refusal: { type: "not-found" },
    });
  });
});
