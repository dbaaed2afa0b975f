import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { suppressionDocument } from "@lokalkorb/model/documents/suppressions";
import { applyMailReport } from "./delivery/apply-mail-report.ts";
import { deliverMail } from "./delivery/deliver-mail.ts";
import { addressHash } from "./delivery/suppression.ts";
import { queuedAgain } from "./mails-of-a-shop.ts";
import { mailsOfTransition } from "./run-mail-effect.ts";
import { startMailWorld, type MailWorld } from "./testing/mail-world.ts";

const minute = 60_000;

let world: MailWorld;
const opened: { readonly server: Server; readonly sockets: Socket[] }[] = [];

beforeAll(async () => {
  world = await startMailWorld();
});
afterAll(() => world.stop());
afterEach(async () => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A mail server that answers each line as it is told to. */
async function serverThat(answers: (line: string, socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.write("220 bereit\r\n");
    socket.on("data", (data) => answers(String(data), socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push({ server, sockets });
  return (server.address() as AddressInfo).port;
}

async function orderOf(email: string): Promise<string> {
  const order = anOrder();
  return world.placeOrder({ ...order, customer: { ...order.customer, email } });
}

const idOf = (orderId: string): string => `order_${world.restaurantId}_${orderId}_1_shopper`;

const sentTo = async (email: string): Promise<number> =>
  (await world.mailbox()).filter(({ envelope }) => envelope.to.includes(email)).length;

describe("R2 a mail to the staff", () => {
  const tell = (emails: readonly string[]): Promise<void> =>
    updateDocument(
      world.test.admin.db,
      settingsDocument,
      { restaurantId: world.restaurantId },
      { "notifications.emails": [...emails] },
    );

  it("reaches each of them once, whoever joins or leaves between two tries", async () => {
    const [anna, berta, clara] = ["anna@team.example", "berta@team.example", "clara@team.example"] as const;
    const orderId = await world.placeOrder();
    const entry = world.step(orderId, "escalated");
    await tell([anna]);
    await mailsOfTransition(world.deps(), world.ports(), entry);
    // Longer than the shop's texts are kept.
    world.now += minute;
    await tell([berta, anna]);
    await mailsOfTransition(world.deps(), world.ports(), entry);
    world.now += minute;
    await tell([clara, "Berta@Team.example", berta]);
    await mailsOfTransition(world.deps(), world.ports(), entry);
    expect(await Promise.all([sentTo(anna), sentTo(berta), sentTo(clara)])).toEqual([1, 1, 1]);
  });
});

describe("R2 the claim of a mail", () => {
  it("outlives a server that goes on talking and never comes to the point", async () => {
    const talking = await serverThat((_line, socket) => {
      const timer = setInterval(() => socket.write("250-gleich\r\n"), 20);
      socket.on("close", () => clearInterval(timer));
    });
    const orderId = await orderOf("zaeh@post.example");
    await mailsOfTransition(world.deps(), world.ports(talking, 300), world.step(orderId, "placed"));
    expect(await world.mail(idOf(orderId))).toMatchObject({ state: "deferred", error: "No answer after 0.3 s" });
  });

  it("is given back unused when there is not enough left of it to send", async () => {
    const email = "aufgehalten@post.example";
    const orderId = await orderOf(email);
    const late = world.deps((name) => {
      // As if the process had stood still.
      if (name === "mail:claimed") world.now += 4 * minute;
      return Promise.resolve();
    });
    await mailsOfTransition(late, world.ports(), world.step(orderId, "placed"));
    expect(await sentTo(email)).toBe(0);
    expect((await world.mail(idOf(orderId))).state).toBe("deferred");
    world.now += minute;
    await deliverMail(world.deps(), world.ports(), idOf(orderId));
    expect(await sentTo(email)).toBe(1);
  });

  it("holds between machines whose clocks are two minutes apart", async () => {
    const email = "zwei-uhren@post.example";
    const orderId = await orderOf(email);
    const ahead = { ...world.deps(), now: () => world.now + 2 * minute };
    const holder = world.deps(async (name) => {
      if (name === "mail:claimed") await deliverMail(ahead, world.ports(), idOf(orderId));
    });
    await mailsOfTransition(holder, world.ports(), world.step(orderId, "placed"));
    await deliverMail(ahead, world.ports(), idOf(orderId));
    expect(await sentTo(email)).toBe(1);
    expect(await world.mail(idOf(orderId))).toMatchObject({ state: "sent", attempts: 1 });
  });

  it("is not overwritten by whoever had it before, even when counting began anew", async () => {
    const orderId = await orderOf("neu-gezaehlt@post.example");
    const mailId = idOf(orderId);
    await mailsOfTransition(world.deps(), world.ports(1), world.step(orderId, "placed"));
    const { db } = world.test.admin;
    await updateDocument(db, mailDocument, { mailId }, queuedAgain(world.now));
    const overtaken = world.deps(async (name) => {
      if (name !== "mail:sent") return;
      world.now += 6 * minute;
      await updateDocument(db, mailDocument, { mailId }, queuedAgain(world.now));
      const dies = world.deps((at) =>
        at === "mail:claimed" ? Promise.reject(new Error("killed")) : Promise.resolve(),
      );
      await expect(deliverMail(dies, world.ports(), mailId)).rejects.toThrow("killed");
    });
    await deliverMail(overtaken, world.ports(), mailId);
    expect(await world.mail(mailId)).toMatchObject({ state: "sending", attempts: 1, nextAt: world.now + 5 * minute });
  });
});

describe("a refusal", () => {
  const refusing = (command: string, answer: string): Promise<number> =>
    serverThat((line, socket) => socket.write(line.startsWith(command) ? `${answer}\r\n` : "250 ok\r\n"));

  const triedAt = async (port: number, email: string) => {
    const orderId = await orderOf(email);
    await mailsOfTransition(world.deps(), world.ports(port), world.step(orderId, "placed"));
    const entry = await readDocument(world.test.admin.db, suppressionDocument, { addressHash: addressHash(email) });
    return { mail: await world.mail(idOf(orderId)), isSuppressed: entry !== null };
  };

  it.each([
    ["550 5.1.1 Mailbox does not exist", "bounced"],
    ["550 No such user", "bounced"],
    ["550 5.1.8 Sender address rejected: Domain not found", "failed"],
    ["550 5.2.2 Mailbox full", "failed"],
    ["550 5.7.1 Not allowed", "failed"],
  ])("at the recipient, %s, ends as %s: only who is not there gets no mail any more", async (answer, state) => {
    const found = await triedAt(await refusing("RCPT", answer), `${answer.length}-${state}@refused.example`);
    expect(found).toMatchObject({ mail: { state, error: answer }, isSuppressed: state === "bounced" });
  });

  it("of us as the sender is no reason to give a mail up", async () => {
    const found = await triedAt(await refusing("MAIL", "550 5.7.1 Sender not verified"), "kundin@refused.example");
    expect(found).toMatchObject({ mail: { state: "deferred" }, isSuppressed: false });
    const large = await triedAt(await refusing("MAIL", "552 5.3.4 Too large"), "gross@refused.example");
    expect(must(large.mail, "a mail").state).toBe("failed");
  });
});

describe("a full mailbox", () => {
  it("is found out in a week, however the provider writes the address and however long it was now and then full", async () => {
    const email = "Voll.Mund@post.example";
    const isSuppressed = async (): Promise<boolean> =>
      (await readDocument(world.test.admin.db, suppressionDocument, { addressHash: addressHash(email) })) !== null;
    const bounces = async (): Promise<void> => {
      const orderId = await orderOf(email);
      await mailsOfTransition(world.deps(), world.ports(), world.step(orderId, "placed"));
      const report = { kind: "soft-bounced", email: email.toLowerCase(), mailId: idOf(orderId) } as const;
      await applyMailReport(world.deps(), report);
      await applyMailReport(world.deps(), report);
    };
    // More than a first page of them, and never three in a week.
    for (let times = 0; times < 21; times++) {
      await bounces();
      world.now += 4 * 24 * 60 * minute;
    }
    expect(await isSuppressed()).toBe(false);
    await bounces();
    await bounces();
    await bounces();
    expect(await isSuppressed()).toBe(true);
  });
});
