import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setShopHold } from "@lokalkorb/contracts/back-office";
import {
  answerMessage,
  listMessages,
  readHelpMessages,
  sendNotice,
  sendQuestion,
  writeHelpMessage,
} from "@lokalkorb/contracts/messages";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import { type OrderWorld, restaurantId, shop, startOrderWorld } from "../ordering/testing/order-world.ts";

let services: Services;
let world: OrderWorld;
let platform: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
  platform = await world.test.signIn(must(demo.platform, "an account"));
  stranger = await world.test.signIn("nobody");
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

type Notice = InputOf<typeof sendNotice>;
const notice = (more: Partial<Notice> = {}) =>
  stranger.call(sendNotice, {
    requestId: randomUUID(),
    page: `http://127.0.0.1:3000/${restaurantId}/brot`,
    reason: "labelling",
    text: "Bei diesem Brot fehlen die Angaben zu Allergenen.",
    name: "Mira Muster",
    email: "mira@post.example",
    goodFaith: true,
    ...more,
  });
const question = (email: string) =>
  stranger.call(sendQuestion, {
    requestId: randomUUID(),
    text: "Wie lege ich Ferien an?",
    name: "Ben Beispiel",
    email,
  });
async function messages(state: "open" | "done") {
  const answer = await platform.call(listMessages, { state });
  return must(answer.ok ? answer.value.messages : null, "messages");
}
const newest = async () => must((await messages("open"))[0], "a message");
const decide = async (decision: "none" | "removed" | "held") =>
  platform.call(answerMessage, {
    requestId: randomUUID(),
    messageId: (await newest()).messageId,
    text: reasons,
    decision,
  });
const reasons = "Die Angaben zu Allergenen sind Pflicht und fehlten.";
const owner = staffOf(shop).email;
async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  const found = await world.test.admin.db.collection("mail").where("to", "==", to).get();
  return found.docs.map((mail) => ({ subject: String(mail.get("subject")), text: String(mail.get("text")) }));
}
const later = () => world.test.backend.clock.advance(61 * 60_000);
async function logged() {
  const log = await world.test.admin.db
    .collection(`restaurants/${restaurantId}/log`)
    .where("act", "==", "notice")
    .get();
  return log.docs.map((entry) => String(entry.get("about")));
}

describe("messages to the platform", () => {
  it.each(roles)("are not read and not answered by a shop's %s", async (role) => {
    const who = world.staff(role);
    const answer = { requestId: randomUUID(), messageId: "m", text: reasons };
    expect(await who.call(listMessages, { state: "open" })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await who.call(answerMessage, answer)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  });

  it("PLT-02 a notice of content is confirmed at once, without a word of its own, and stands with the platform", async () => {
    expect(await notice()).toEqual({ ok: true, value: {} });
    const [mail] = await mailsTo("mira@post.example");
    expect(mail?.subject).toBe("Deine Meldung ist da");
    // The address may be a foreign one: it must not get words of the sender.
    expect(mail?.text).not.toContain("Brot");
    expect(mail?.text).toContain(shop.restaurant.name);
    expect(await newest()).toMatchObject({ kind: "notice", restaurantId, reason: "labelling", name: "Mira Muster" });
  });

  it("PLT-02 a notice without name is taken of the abuse of children alone", async () => {
    const nameless = {
      requestId: randomUUID(),
      page: "/x",
      text: "Das Bild zeigt ein Kind.",
      goodFaith: true,
    } as const;
    await expect(stranger.call(sendNotice, { ...nameless, reason: "goods" })).rejects.toThrow();
    expect(await stranger.call(sendNotice, { ...nameless, reason: "abuse" })).toMatchObject({ ok: true });
    expect(await newest()).toMatchObject({ name: "", email: "", page: "/x" });
    expect(await decide("removed")).toEqual({ ok: false, refusal: { type: "not-found" } });
    expect(await decide("none")).toEqual({ ok: true, value: {} });
  });

  it("PLT-02 content is removed: who sent the notice and the shop get reasons and the ways to object, once", async () => {
    const { messageId } = await newest();
    expect(await decide("removed")).toEqual({ ok: true, value: {} });
    const toSender = must(
      (await mailsTo("mira@post.example")).find(({ subject }) => subject.includes("entschieden")),
      "mail",
    );
    const toShop = must((await mailsTo(must(owner, "an address")))[0], "a mail");
    for (const { text } of [toSender, toShop]) {
      expect(text).toContain(reasons);
      expect(text).toContain("Antworte binnen sechs Monaten");
    }
    expect(toShop.text).not.toContain("Mira");
    expect(await logged()).toEqual([reasons]);
    expect(await messages("open")).toEqual([]);
    expect((await messages("done"))[0]).toMatchObject({ answer: { text: reasons } });
    const again = { requestId: randomUUID(), messageId, text: reasons };
    expect(await platform.call(answerMessage, again)).toEqual({ ok: false, refusal: { type: "already-answered" } });
  });

  it("PLT-02 PLT-03 an item that a notice is about is taken out in the same step", async () => {
    await notice();
    const { messageId } = await newest();
    const answer = { messageId, text: reasons, decision: "removed" } as const;
    const strange = { ...answer, requestId: randomUUID(), itemId: "gibtsnicht" };
    expect(await platform.call(answerMessage, strange)).toEqual({ ok: false, refusal: { type: "not-found" } });
    const input = { ...answer, requestId: randomUUID(), itemId: "karotten" };
    expect(await platform.call(answerMessage, input)).toEqual({ ok: true, value: {} });
    expect(await platform.call(answerMessage, input)).toEqual({ ok: true, value: {} });
    expect((await readMenu(world.test.admin, shop)).items["karotten"]).toBeUndefined();
    expect((await mailsTo(must(owner, "an address"))).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^„.*“ wurde aus .* entfernt$/),
    );
  });

  it("PLT-02 PLT-03 a shop that is held by a notice is hidden in the same step", async () => {
    await notice();
    expect(await decide("held")).toEqual({ ok: true, value: {} });
    const profile = await world.test.admin.db.doc(`restaurants/${restaurantId}`).get();
    expect(profile.get("listing")).toBe("hidden");
    const subjects = (await mailsTo(must(owner, "an address"))).map(({ subject }) => subject);
    expect(subjects).toContain(`${shop.restaurant.name} ist vorerst nicht sichtbar`);
    expect(await platform.call(setShopHold, { requestId: randomUUID(), restaurantId })).toMatchObject({ ok: true });
  });

  it("PLT-02 without a fault the shop hears nothing and stays", async () => {
    const before = (await mailsTo(must(owner, "an address"))).length;
    await notice();
    await decide("none");
    expect(await mailsTo(must(owner, "an address"))).toHaveLength(before);
    const last = (await mailsTo("mira@post.example")).find(({ text }) => text.includes("lassen den Inhalt"));
    expect(last?.text).toContain(reasons);
  });

  it("a question is confirmed, answered from the desk and never answered twice", async () => {
    await question("ben@post.example");
    const { messageId, kind } = await newest();
    expect(kind).toBe("question");
    const text = "Unter „Lieferung“, ganz unten.";
    const both = await Promise.all(
      [1, 2].map(() => platform.call(answerMessage, { requestId: randomUUID(), messageId, text })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const mails = await mailsTo("ben@post.example");
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "Antwort von Lokalkorb",
      "Deine Nachricht an Lokalkorb ist da",
    ]);
    expect(mails.some((mail) => mail.text.includes(text))).toBe(true);
  });

  it("a question goes on in the help of those who asked it, and is nobody else's to read or to write to", async () => {
    later();
    const asker = await world.guest();
    const asked = {
      requestId: randomUUID(),
      text: "Wie lege ich Ferien an?",
      name: "Kundin 3",
      email: "drei@post.example",
    };
    expect(await asker.call(sendQuestion, asked)).toEqual({ ok: true, value: {} });
    const own = async (who = asker) => {
      const answer = await who.call(readHelpMessages, {});
      return must(answer.ok ? answer.value : null, "an answer");
    };
    const { messageId } = must((await own()).threads[0], "a thread");
    const first = { requestId: randomUUID(), messageId, text: "Unter „Öffnungszeiten“, ganz unten." };
    expect(await platform.call(answerMessage, first)).toEqual({ ok: true, value: {} });
    const again = { requestId: randomUUID(), messageId, text: "Und für nur einen Tag?" };
    for (const who of [await world.guest(), world.staff("owner"), platform]) {
      expect((await own(who)).threads.some((thread) => thread.messageId === messageId)).toBe(false);
      expect(await who.call(writeHelpMessage, again)).toEqual({ ok: false, refusal: { type: "not-found" } });
    }
    expect(await stranger.call(readHelpMessages, {})).toMatchObject({ refusal: { type: "sign-in-required" } });
    const both = await Promise.all([asker.call(writeHelpMessage, again), asker.call(writeHelpMessage, again)]);
    expect(both).toEqual([1, 2].map(() => ({ ok: true, value: {} })));
    // The desk sees the whole, and answers once more.
    const open = must(
      (await messages("open")).find((message) => message.messageId === messageId),
      "at the desk",
    );
    expect(open).toMatchObject({ answer: { text: first.text }, more: [{ from: "sender", text: again.text }] });
    const second = { requestId: randomUUID(), messageId, text: "Ja, auch das geht dort: ein Tag genügt." };
    expect(await platform.call(answerMessage, second)).toEqual({ ok: true, value: {} });
    const { threads, sender } = await own();
    expect(threads[0]?.said.map(({ from }) => from)).toEqual(["sender", "platform", "sender", "platform"]);
    expect(sender).toEqual({ name: "Kundin 3", email: "drei@post.example" });
    expect((await mailsTo("drei@post.example")).filter(({ text }) => text.includes(second.text))).toHaveLength(1);
    for (let count = 0; count < 18; count += 1) {
      later();
      expect(await asker.call(writeHelpMessage, { ...again, requestId: randomUUID() })).toMatchObject({ ok: true });
    }
    later();
    expect(await asker.call(writeHelpMessage, { ...again, requestId: randomUUID() })).toEqual({
      ok: false,
      refusal: { type: "talk-full", max: 20 },
    });
  });

  it("one mailbox is not flooded, and is free again after an hour", async () => {
    later();
    for (let count = 0; count < 5; count += 1) expect(await question("flut@post.example")).toMatchObject({ ok: true });
    expect(await question("flut@post.example")).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
    later();
    expect(await question("flut@post.example")).toMatchObject({ ok: true });
  });
});
