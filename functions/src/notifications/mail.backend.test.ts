import { createServer, type Server, type Socket, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import {
  createDocument,
  readDocument,
  readQuery,
  setDocument,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { suppressionDocument } from "@lokalkorb/model/documents/suppressions";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createPrivateFiles } from "../billing/private-files.ts";
import { pdfText } from "../billing/testing/pdf-text.ts";
import type { AllDeps } from "../composition/all-deps.ts";
import { applyMailReport } from "./delivery/apply-mail-report.ts";
import { deliverMail } from "./delivery/deliver-mail.ts";
import type { MailConfig } from "./delivery/mail-config.ts";
import type { MailPorts } from "./delivery/mail-ports.ts";
import { createSmtpMailer } from "./delivery/smtp-mailer.ts";
import { addressHash } from "./delivery/suppression.ts";
import { mailsOfTransition, billTransition, type MailTransition } from "./run-mail-effect.ts";
import { aRichOrder } from "./testing/demo-mails.ts";

const shop = must(demo.shops[0], "a shop");
const { restaurantId } = shop;
const minute = 60_000;

let test: TestBackend;
let services: Services;
// Far ahead of the functions beside us: to them these mails are not due, so that they leave them alone.
let now = Date.parse("2027-11-19T09:05:00Z");
let killAt: string | null = null;
let orders = 0;

class Killed extends Error {}

function deps(): AllDeps {
  const known: Partial<AllDeps> = {
    db: test.admin.db,
    now: () => now,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    guestLinks: {
      linkOf: ({ orderId }) => `https://lokalkorb.example/bestellung/${orderId}#t=geheim`,
      opens: () => false,
      confirmingLinkOf: () => "",
      confirms: () => false,
    },
    failpoint: (name) => (name === killAt ? Promise.reject(new Killed(name)) : Promise.resolve()),
  };
  return known as AllDeps;
}

const config = (port = services.smtpPort): MailConfig => ({
  host: "127.0.0.1",
  port,
  secure: false,
  user: "",
  password: "",
  from: "bestellung@lokalkorb.example",
  returnPath: "ruecklauf@lokalkorb.example",
  webhookSecret: "geheim",
  consoleUrl: "https://konsole.lokalkorb.example",
  appUrl: "https://lokalkorb.example",
});

const ports = (port?: number): MailPorts => ({
  config: config(port),
  mailer: createSmtpMailer(config(port)),
  files: createPrivateFiles(test.admin.bucket),
});

interface Received {
  readonly id: string;
  readonly subject: string;
  readonly messageId: string;
  readonly from: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly attachments: readonly { readonly name: string }[];
}

const api = (path: string): string => `http://127.0.0.1:${services.port}/api/${path}`;
const mailbox = async (): Promise<readonly Received[]> =>
  (await (await fetch(api("mail"))).json()) as readonly Received[];

async function placeOrder(order: Order = anOrder()): Promise<string> {
  const orderId = `o${++orders}`;
  await createDocument(test.admin.db, orderDocument, { restaurantId, orderId }, order);
  return orderId;
}

const step = (orderId: string, event: string, version = 1, data: MailTransition["data"] = {}): MailTransition => ({
  restaurantId,
  orderId,
  event,
  version,
  data,
});

const readMail = async (mailId: string) =>
  must(await readDocument(test.admin.db, mailDocument, { mailId }), `mail ${mailId}`);

const idOf = (orderId: string, version = 1, who = "shopper"): string =>
  `order_${restaurantId}_${orderId}_${version}_${who}`;

/** The mail of a placed order, tried once. */
async function tried(email = "kundin1@post.example", port?: number): Promise<string> {
  const order = anOrder();
  const orderId = await placeOrder({ ...order, customer: { ...order.customer, email } });
  await mailsOfTransition(deps(), ports(port), step(orderId, "placed"));
  return idOf(orderId);
}

beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
  services = await startServices({ port: 0, dataDir: null });
});
afterAll(async () => {
  await services.stop();
  await test.stop();
});
beforeEach(async () => {
  await fetch(api("mail"), { method: "DELETE" });
});
afterEach(() => {
  killAt = null;
});

describe("a mail", () => {
  it("is written down once per step and recipient, and sent once, with what names it", async () => {
    const orderId = await placeOrder();
    const entry = step(orderId, "accepted", 2);
    await Promise.all([mailsOfTransition(deps(), ports(), entry), mailsOfTransition(deps(), ports(), entry)]);
    const mailId = idOf(orderId, 2);
    await Promise.all([deliverMail(deps(), ports(), mailId), deliverMail(deps(), ports(), mailId)]);
    await deliverMail(deps(), ports(), mailId);
    const [mail, ...others] = await mailbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      messageId: `<${mailId}@lokalkorb.example>`,
      envelope: { from: "ruecklauf@lokalkorb.example", to: ["kundin1@post.example"] },
      attachments: [{ name: "abholung-a-1042.ics" }],
    });
    expect(mail?.from).toContain("Hofladen Lindenanger über Lokalkorb");
    expect(await readMail(mailId)).toMatchObject({ state: "sent", attempts: 1, sentAt: now });
    const { headers } = (await (await fetch(api(`mail/${mail?.id}`))).json()) as {
      headers: { name: string; value: string }[];
    };
    expect(headers).toContainEqual({ name: "Auto-Submitted", value: "auto-generated" });
    expect(headers).toContainEqual({ name: "Reply-To", value: shop.restaurant.emailPublic });
    const calendar = await (await fetch(api(`mail/${mail?.id}/attachments/0`))).text();
    expect(calendar).toContain("BEGIN:VEVENT");
    expect(calendar).not.toContain("geheim");
  });

  it("goes to the staff who want to know, each in a mail of its own", async () => {
    const orderId = await placeOrder();
    await mailsOfTransition(deps(), ports(), step(orderId, "escalated", 3));
    expect(await mailbox()).toMatchObject([
      { envelope: { to: [shop.restaurant.emailPublic] }, subject: expect.stringContaining("Bitte annehmen") as string },
    ]);
  });

  it.each(["mail:claimed", "mail:sent"])("R2 killed at %s comes after all, with the same Message-ID", async (where) => {
    killAt = where;
    await expect(tried()).rejects.toThrow(Killed);
    killAt = null;
    const mailId = idOf(`o${orders}`);
    // A second look at once takes the other for alive.
    await deliverMail(deps(), ports(), mailId);
    expect(await readMail(mailId)).toMatchObject({ state: "sending", attempts: 1 });
    now += 6 * minute;
    await deliverMail(deps(), ports(), mailId);
    expect(await readMail(mailId)).toMatchObject({ state: "sent", attempts: 2 });
    const ids = (await mailbox()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(where === "mail:sent" ? 2 : 1);
    expect(new Set(ids).size).toBe(1);
  });

  it("keeps an account posted as it wishes, and always tells it of contract and money", async () => {
    const order = anOrder();
    const uid = "wishes";
    const orderId = await placeOrder({ ...order, customer: { ...order.customer, uid } });
    const notify = { ready: false, outForDelivery: true, shipped: true };
    await setDocument(test.admin.db, privateUserDocument, { uid }, { notify });
    for (const [index, event] of ["ready", "outForDelivery", "cancelled"].entries())
      await mailsOfTransition(deps(), ports(), step(orderId, event, 10 + index));
    expect((await mailbox()).map(({ messageId }) => messageId).toSorted()).toEqual(
      [11, 12].map((version) => `<${idOf(orderId, version)}@lokalkorb.example>`),
    );
  });

  it("is put off by a 4xx, longer each time, and given up after the last", async () => {
    const mailId = await tried("soft@post.example");
    const pauses: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      if (tries > 0) await deliverMail(deps(), ports(), mailId);
      const { state, nextAt, attempts } = await readMail(mailId);
      expect([state, attempts]).toEqual([tries < 5 ? "deferred" : "failed", tries + 1]);
      if (nextAt === undefined) break;
      pauses.push((nextAt - now) / minute);
      await deliverMail(deps(), ports(), mailId);
      expect((await readMail(mailId)).attempts).toBe(tries + 1);
      now = nextAt;
    }
    expect(pauses).toEqual([1, 5, 30, 120, 720]);
    expect((await readMail(mailId)).error).toContain("452");
  });

  it("goes out with the second try where the first came too early", async () => {
    const mailId = await tried("soft-once@post.example");
    now += minute;
    await deliverMail(deps(), ports(), mailId);
    expect(await readMail(mailId)).toMatchObject({ state: "sent", attempts: 2 });
    expect(await mailbox()).toHaveLength(1);
  });

  it("waits while nobody answers, and while a server goes away in the middle", async () => {
    const open: Socket[] = [];
    const server: Server = createServer((socket) => {
      open.push(socket);
      socket.write("220 gleich\r\n");
      socket.once("data", () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const mailId = await tried("kundin1@post.example", port);
    expect((await readMail(mailId)).state).toBe("deferred");
    await new Promise((resolve) => server.close(resolve));
    now += minute;
    await deliverMail(deps(), ports(port), mailId);
    expect(await readMail(mailId)).toMatchObject({ state: "deferred", attempts: 2 });
  });

  it("is not tried again after a 5xx, and nobody writes to that address any more", async () => {
    const mailId = await tried("bounce@post.example");
    expect(await readMail(mailId)).toMatchObject({ state: "bounced", attempts: 1 });
    const entry = await readDocument(test.admin.db, suppressionDocument, {
      addressHash: addressHash("Bounce@post.example "),
    });
    expect(entry).toMatchObject({ scope: "all", reason: "bounced" });
    expect(JSON.stringify(entry)).not.toContain("post.example");
    const next = await tried("bounce@post.example");
    expect(await readMail(next)).toMatchObject({ state: "suppressed", attempts: 0 });
  });

  it("S5 never reaches a second recipient, whatever stands in the address or the name", async () => {
    const order = anOrder();
    for (const email of [
      "a@post.example, b@post.example",
      "a@post.example\r\nBcc: b@post.example",
      "<a@post.example>",
    ]) {
      const orderId = await placeOrder({ ...order, customer: { ...order.customer, email } });
      await mailsOfTransition(deps(), ports(), step(orderId, "placed"));
      expect((await readMail(idOf(orderId))).state).toBe("failed");
    }
    expect(await mailbox()).toEqual([]);
  });
});

describe("what the provider reports", () => {
  it("suppresses after a hard bounce and a complaint, however often it is told", async () => {
    const mailId = await tried("weg@post.example");
    const report = { kind: "bounced", email: "weg@post.example", mailId } as const;
    await applyMailReport(deps(), report);
    await applyMailReport(deps(), { ...report, kind: "complained" });
    const key = { addressHash: addressHash("weg@post.example") };
    expect(await readDocument(test.admin.db, suppressionDocument, key)).toMatchObject({ reason: "bounced" });
    expect((await readMail(mailId)).state).toBe("complained");
    await applyMailReport(deps(), { ...report, mailId: "gibt-es-nicht" });
  });

  it("suppresses after the third soft bounce within a week", async () => {
    const email = "voll@post.example";
    const key = { addressHash: addressHash(email) };
    for (let bounces = 1; bounces <= 3; bounces++) {
      const mailId = await tried(email);
      await applyMailReport(deps(), { kind: "soft-bounced", email, mailId });
      expect((await readDocument(test.admin.db, suppressionDocument, key)) === null).toBe(bounces < 3);
    }
  });
});

describe("papers", () => {
  const completed = (): Order => aRichOrder({ status: "completed", completedAt: now });

  const numbersOf = async (): Promise<readonly string[]> => {
    const found = await readQuery(test.admin.db, queryOf(orderDocument, { restaurantId }));
    return found.flatMap(({ receipts = [] }) => receipts.map(({ no }) => no)).toSorted();
  };

  it("INV-02 20 orders finished at once have 20 numbers without a gap", { timeout: 120_000 }, async () => {
    const before = (await numbersOf()).length;
    const count = 20;
    const ids = await Promise.all(Array.from({ length: count }, () => placeOrder(completed())));
    for (let at = 0; at < count; at += 10) {
      await Promise.all(
        ids.slice(at, at + 10).map((orderId) => billTransition(deps(), ports(), step(orderId, "completed"))),
      );
    }
    const numbers = await numbersOf();
    expect(numbers).toHaveLength(before + count);
    expect(numbers.map((no) => Number(no.slice(-5)))).toEqual(numbers.map((_no, index) => index + 1));
    const settings = await readDocument(test.admin.db, invoicesDocument, { restaurantId });
    expect(settings?.numbering.receipt.next).toBe(before + count + 1);
  });

  it("R2 killed between number and file keep the number, and the mail brings the file", async () => {
    const orderId = await placeOrder(completed());
    killAt = "papers:numbered";
    await expect(billTransition(deps(), ports(), step(orderId, "completed"))).rejects.toThrow(Killed);
    killAt = null;
    const before = await numbersOf();
    await billTransition(deps(), ports(), step(orderId, "completed"));
    await billTransition(deps(), ports(), step(orderId, "completed"));
    expect(await numbersOf()).toEqual(before);
    const [mail] = await mailbox();
    expect(mail?.subject).toContain("Deine Rechnung");
    const file = await fetch(api(`mail/${mail?.id}/attachments/0`));
    const text = pdfText(Buffer.from(await file.arrayBuffer()));
    const order = await readDocument(test.admin.db, orderDocument, { restaurantId, orderId });
    expect(text).toContain(must(order?.receipts?.[0]?.no, "a number"));
  });

  it("INV-03 stay as they were written", async () => {
    const files = ports().files;
    const path = `invoices/${restaurantId}/receipts/TEST-1.pdf`;
    await files.writeOnce(path, Buffer.from("%PDF-1"), {});
    await files.writeOnce(path, Buffer.from("%PDF-2"), {});
    expect((await files.read(path)).toString()).toBe("%PDF-1");
  });

  it("INV-06 a refund is written on a paper of its own and comes with its mail", async () => {
    const orderId = await placeOrder(completed());
    await billTransition(deps(), ports(), step(orderId, "completed"));
    now += minute;
    await updateDocument(
      test.admin.db,
      orderDocument,
      { restaurantId, orderId },
      {
        paymentStatus: "partiallyRefunded",
        refunds: [
          {
            id: "rf1",
            cents: 290,
            reason: "Eine Flasche war kaputt.",
            state: "succeeded",
            at: now,
            from: [{ paymentId: "pi_1", cents: 290 }],
            lines: [{ lineId: "l4", cents: 290 }],
            vat: [{ rateBp: 1900, netCents: 244, vatCents: 46, grossCents: 290 }],
          },
        ],
      },
    );
    const entry = step(orderId, "refunded", 2, { refundId: "rf1", cents: 290 });
    await Promise.all([billTransition(deps(), ports(), entry), mailsOfTransition(deps(), ports(), entry)]);
    const mail = (await mailbox()).find(({ messageId }) => messageId.includes(idOf(orderId, 2)));
    expect(mail?.attachments).toMatchObject([
      { name: expect.stringMatching(/^rechnungskorrektur-k-2027-\d{5}\.pdf$/) as string },
    ]);
    const order = await readDocument(test.admin.db, orderDocument, { restaurantId, orderId });
    expect(order?.receipts?.map(({ kind }) => kind)).toEqual(["receipt", "credit"]);
  });

  it("POS-03 none of ours for what was paid at the counter, and no further mail", async () => {
    const orderId = await placeOrder(anOrder({ status: "completed", paymentStatus: "paid" }));
    await billTransition(deps(), ports(), step(orderId, "completed"));
    expect(await readDocument(test.admin.db, mailDocument, { mailId: idOf(orderId) })).toBeNull();
  });
});
