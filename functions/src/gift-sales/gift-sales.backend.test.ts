import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  buyGiftCard,
  confirmGiftSale,
  listGiftSales,
  readGiftPaper,
  refundGiftSale,
  setGiftOffer,
} from "@lokalkorb/contracts/gift-sales";
import { checkCode, placeOrder } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { declareWithdrawal, listWithdrawals, moveWithdrawal } from "@lokalkorb/contracts/withdrawals";
import { deleteAccount } from "@lokalkorb/contracts/accounts";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readDocument, readQuery, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { boughtMailId, giftMailId } from "./gift-sale.ts";
import { giftRefundMailId } from "./refund-gift-sale.ts";

const shop = must(demo.shops[0], "a shop");
const neighbour = must(demo.shops[1], "a neighbour");
const { restaurantId, storefrontId } = shop;
const { timezone } = shop.restaurant;

let world: PayWorld;
let buyer: TestClient;

beforeAll(async () => {
  world = await startPayWorld();
  buyer = await world.test.signIn("guest");
});
afterAll(() => world.stop());
afterEach(async () => {
  await world.provider("faults/clear");
  world.test.backend.faults.clear();
  // Each buyer may begin ten an hour.
  buyer = await world.test.signIn("guest");
});

const db = () => world.test.admin.db;
const today = () => instantToLocal(world.test.backend.clock.now(), timezone).date;
const wish = (more: object = {}) => ({
  requestId: randomUUID(),
  restaurantId,
  cents: 5000,
  design: "heart" as const,
  to: "Kundin 12",
  from: "Kunde 7",
  message: "Alles Gute!",
  buyerEmail: "kauft@post.example",
  texts: [],
  delivery: { kind: "mail" as const, email: "bekommt@post.example", date: today() },
  ...more,
});
const saleOf = (saleId: string) => readDocument(db(), giftSaleDocument, { saleId });
const sales = () => readQuery(db(), queryOf(giftSaleDocument, {}));
const bought = async () =>
  (await readQuery(db(), queryOf(discountCodeDocument, { restaurantId }))).filter(({ code }) => code.startsWith("GS-"));
const mail = (mailId: string) => readDocument(db(), mailDocument, { mailId });
const confirm = (saleId: string, more: object = {}, who = buyer) =>
  who.call(confirmGiftSale, { restaurantId, saleId, ...more });
const refused = (type: string) => ({ ok: false, refusal: { type } });

async function begin(more: object = {}) {
  const answer = await buyer.call(buyGiftCard, wish(more));
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const { saleId, url = "" } = answer.value;
  return { saleId, page: must(url.split("/").at(-1), "a page") };
}
const pay = (page: string) => world.provider(`sessions/${page}/pay`);

async function buy(more: object = {}) {
  const { saleId, page } = await begin(more);
  await pay(page);
  await world.settled();
  const sale = must(await saleOf(saleId), "a sale");
  return { saleId, code: must(sale.codeId, "a code") };
}

describe("PRC-09 a gift card that is bought online", () => {
  it("is one card for one payment, whatever comes first and however often, with a mail to each of both", async () => {
    const before = (await bought()).length;
    const request = wish();
    const [first, second] = await Promise.all([buyer.call(buyGiftCard, request), buyer.call(buyGiftCard, request)]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    const { saleId, url = "" } = must(first.ok ? first.value : null, "a page");
    expect(await confirm(saleId)).toMatchObject({ ok: true, value: { state: "open", url } });
    expect(await bought()).toHaveLength(before);
    await pay(must(url.split("/").at(-1), "a page"));
    // The page, the provider's word and the sweep at once.
    await Promise.all([confirm(saleId), confirm(saleId), world.settled(), runJob(world.test, "sweep")]);
    await world.settled();
    const sale = must(await saleOf(saleId), "a sale");
    expect(sale).toMatchObject({ state: "paid", cents: 5000, delivery: { kind: "mail" } });
    // From here on the mails alone know who it is for.
    expect([sale.words, sale.delivery.email, sale.lookAt]).toEqual([undefined, undefined, undefined]);
    const cards = await bought();
    expect(cards).toHaveLength(before + 1);
    const card = must(
      cards.find(({ id }) => id === sale.codeId),
      "the card",
    );
    expect(card).toMatchObject({ kind: "giftCard", giftCard: { initialCents: 5000, balanceCents: 5000 } });
    expect(card.code).toMatch(/^GS(-[2-9A-HJKMNP-Z]{4}){3}$/);
    const [toBuyer, toReceiver] = await Promise.all([mail(boughtMailId(saleId)), mail(giftMailId(saleId))]);
    expect(toBuyer).toMatchObject({ to: "kauft@post.example", state: "sent" });
    expect(toBuyer?.text).toContain("Widerrufsbelehrung");
    expect(toBuyer?.text).toContain("keine Rechnung");
    expect(
      Buffer.from(toBuyer?.attachments?.[0]?.content ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(toReceiver).toMatchObject({ to: "bekommt@post.example", state: "sent" });
    expect(toReceiver?.text).toContain(card.code);
    expect(await confirm(saleId)).toMatchObject({ ok: true, value: { state: "paid", hasPaper: true } });
    expect(await buyer.call(readGiftPaper, { restaurantId, saleId })).toMatchObject({
      ok: true,
      value: { contentType: "application/pdf" },
    });
    // Its buyer alone.
    const other = await world.test.signIn("guest");
    expect(await confirm(saleId, {}, other)).toEqual(refused("not-found"));
    expect(await other.call(readGiftPaper, { restaurantId, saleId })).toEqual(refused("not-found"));
    const answered = await buyer.call(buyGiftCard, request);
    expect(answered).toEqual({ ok: true, value: { saleId } });
    const code = await buyer.call(checkCode, { restaurantId, storefrontId, code: card.code });
    expect(code).toMatchObject({ ok: true, value: { kind: "giftCard", giftCard: { balanceCents: 5000 } } });
    // The night finds the books equal.
    await runJob(world.test, "reconciliation", restaurantId);
    expect(await saleOf(saleId)).toMatchObject({ state: "paid" });
  });

  it("leaves nothing where it is given up, or where its page ends unpaid", async () => {
    const one = await begin();
    expect(await confirm(one.saleId, { giveUp: true })).toEqual({ ok: true, value: { state: "over" } });
    expect(await saleOf(one.saleId)).toBeNull();
    const request = wish();
    const begun = await buyer.call(buyGiftCard, request);
    const { saleId } = must(begun.ok ? begun.value : null, "a sale");
    await world.later(32 * 60_000);
    await world.sweep();
    expect(await saleOf(saleId)).toBeNull();
    expect(await buyer.call(buyGiftCard, request)).toEqual(refused("not-found"));
  });

  it.each(["gift:begun", "gift:session-created", "gift:told"])(
    "comes whole out of a death at %s, once",
    async (step) => {
      const before = (await bought()).length;
      world.test.backend.faults.add({ kind: "kill-at-step", step });
      const request = wish({ delivery: { kind: "print" } });
      const first = await buyer.call(buyGiftCard, request).catch(() => null);
      const answer = first?.ok === true ? first : await buyer.call(buyGiftCard, request);
      const { saleId, url = "" } = must(answer.ok ? answer.value : null, "a page");
      await pay(must(url.split("/").at(-1), "a page"));
      await world.settled();
      await world.later(2 * 60_000);
      await world.sweep();
      await world.test.backend.runSchedule("sendDueMail");
      expect(await saleOf(saleId)).toMatchObject({ state: "paid" });
      expect(await bought()).toHaveLength(before + 1);
      expect(await mail(boughtMailId(saleId))).toMatchObject({ state: "sent" });
      expect(await mail(giftMailId(saleId))).toBeNull();
    },
  );

  it("is found by the sweep where the provider's word is lost", async () => {
    const { saleId, page } = await begin();
    await world.provider("faults", { kind: "webhook-lost" });
    await pay(page);
    await world.later(2 * 60_000);
    await world.sweep();
    expect(await saleOf(saleId)).toMatchObject({ state: "paid" });
  });

  it("goes to its receiver in the morning of the chosen day, and not before", async () => {
    const date = addDays(today(), 3);
    const { saleId } = await buy({ delivery: { kind: "mail", email: "spaeter@post.example", date } });
    const waiting = must(await mail(giftMailId(saleId)), "a mail");
    expect(waiting.state).toBe("queued");
    expect(instantToLocal(must(waiting.nextAt, "a time"), timezone)).toEqual({ date, time: "08:00" });
    await world.test.backend.runSchedule("sendDueMail");
    expect(await mail(giftMailId(saleId))).toMatchObject({ state: "queued" });
    await world.later(must(waiting.nextAt, "a time") - world.test.backend.clock.now() + 1000);
    await world.test.backend.runSchedule("sendDueMail");
    expect(await mail(giftMailId(saleId))).toMatchObject({ state: "sent" });
    expect(waiting.expiresAt).toBeGreaterThan(must(waiting.nextAt, "a time") + 80 * dayMs);
  });

  it("is refused by its value, its day, its shop and where nobody can pay", async () => {
    expect(await buyer.call(buyGiftCard, wish({ delivery: { ...wish().delivery, date: "2020-01-01" } }))).toEqual(
      refused("too-late"),
    );
    expect(await buyer.call(buyGiftCard, wish({ texts: [{ kind: "terms", version: 9 }] }))).toEqual(
      refused("legal-texts-changed"),
    );
    await updateDocument(db(), shopDocument, { restaurantId }, { giftOffer: { values: [2500], anyValue: false } });
    expect(await buyer.call(buyGiftCard, wish())).toMatchObject(refused("figures-changed"));
    await updateDocument(db(), paymentSettingsDocument, { restaurantId }, { "connect.chargesEnabled": false });
    expect(await buyer.call(buyGiftCard, wish({ cents: 2500 }))).toEqual(refused("payment-method-unavailable"));
    await updateDocument(db(), paymentSettingsDocument, { restaurantId }, { "connect.chargesEnabled": true });
    await updateDocument(db(), shopDocument, { restaurantId }, { giftOffer: remove() });
    expect(await buyer.call(buyGiftCard, wish())).toEqual(refused("not-found"));
    await updateDocument(db(), shopDocument, { restaurantId }, { giftOffer: { values: [2500], anyValue: true } });
    await expect(buyer.call(buyGiftCard, wish({ cents: 25_001 }))).rejects.toThrow(/cents/);
    expect((await sales()).filter(({ state }) => state === "waiting")).toEqual([]);
  });
});

describe("WDR-01 a bought card goes back", () => {
  const refund = (saleId: string, who = world.staff) =>
    who.call(refundGiftSale, { requestId: randomUUID(), restaurantId, saleId });

  it("WDR-02 by a declaration that names its number: the desk finds it, gives it back once, and only while it is whole", async () => {
    await updateDocument(db(), shopDocument, { restaurantId }, { giftOffer: { values: [5000], anyValue: true } });
    const { saleId, code } = await buy();
    const { no } = must(await saleOf(saleId), "a sale");
    const declaration = { requestId: randomUUID(), restaurantId, name: "Kunde 7", email: "kauft@post.example" };
    const orderNo = ` ${no.toLowerCase()} `;
    expect(await buyer.call(declareWithdrawal, { ...declaration, orderNo })).toMatchObject({ ok: true });
    const desk = async (open: boolean) => {
      const answer = await world.staff.call(listWithdrawals, { restaurantId, open });
      return must(
        answer.ok ? answer.value.withdrawals.find(({ gift }) => gift?.saleId === saleId) : null,
        "at the desk",
      );
    };
    const { withdrawalId, gift } = await desk(true);
    expect(gift).toMatchObject({ no, cents: 5000, balanceCents: 5000, isInTime: true, isSameAddress: true });
    const move = (step: InputOf<typeof moveWithdrawal>["step"]) =>
      world.staff.call(moveWithdrawal, { requestId: randomUUID(), restaurantId, withdrawalId, step });
    expect(await move({ kind: "refundGift" })).toEqual(refused("already-answered"));
    expect(await move({ kind: "accept" })).toMatchObject({ ok: true });
    const card = { restaurantId, codeId: code };
    await updateDocument(db(), discountCodeDocument, card, { "giftCard.balanceCents": 4000 });
    expect(await move({ kind: "refundGift" })).toMatchObject({ ok: false, refusal: { type: "refund-too-high" } });
    await updateDocument(db(), discountCodeDocument, card, { "giftCard.balanceCents": 5000 });
    const both = await Promise.all([move({ kind: "refundGift" }), move({ kind: "refundGift" })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await world.settled();
    expect(await saleOf(saleId)).toMatchObject({ state: "refunded" });
    expect(await mail(giftRefundMailId(saleId))).toMatchObject({ to: "kauft@post.example", state: "sent" });
    expect(await desk(false)).toMatchObject({ state: "refunded", gift: { isGone: true } });
  });

  it("whole, once, with its money, and is not sent any more", async () => {
    const delivery = { kind: "mail", email: "nie@post.example", date: addDays(today(), 5) };
    const { saleId, code } = await buy({ delivery });
    const answers = await Promise.all([refund(saleId), refund(saleId), refund(saleId)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await world.settled();
    const sale = must(await saleOf(saleId), "a sale");
    expect(sale).toMatchObject({ state: "refunded" });
    const [back, ...more] = Object.values(sale.provider.refunds);
    expect([back?.cents, more]).toEqual([5000, []]);
    expect(await mail(giftMailId(saleId))).toBeNull();
    expect(await mail(`giftRefunded_${saleId}`)).toMatchObject({ to: "kauft@post.example", state: "sent" });
    expect(await buyer.call(checkCode, { restaurantId, storefrontId, code })).toMatchObject({ ok: false });
  });

  it("is asked for again by the sweep where the provider was away or the process died", async () => {
    const { saleId } = await buy();
    world.test.backend.faults.add({ kind: "kill-at-step", step: "gift:void" });
    await refund(saleId).catch(() => null);
    await world.later(2 * 60_000);
    await world.sweep();
    expect(await saleOf(saleId)).toMatchObject({ state: "refunded" });
  });

  it.each(["before", "after", "at once", "at once"] as const)(
    "never beside an order that spends it: the order comes %s, and one of both comes through",
    async (order) => {
      const { saleId, code } = await buy();
      const shopper = await world.test.signIn("guest");
      const basket = await world.basket(shopper);
      const spend = () => shopper.call(placeOrder, { ...basket, paymentMethod: "cashOnPickup", codes: [code] });
      const early = order === "before" ? await spend() : null;
      const firstBack = order === "after" ? await refund(saleId) : null;
      const [back, spent] = await Promise.all([firstBack ?? refund(saleId), early ?? spend()]);
      await world.settled();
      expect([back.ok, spent.ok].filter(Boolean), JSON.stringify([back, spent])).toHaveLength(1);
      if (order !== "at once") expect(spent.ok).toBe(order === "before");
      const card = must(await readDocument(db(), discountCodeDocument, { restaurantId, codeId: code }), "a card");
      const { provider } = must(await saleOf(saleId), "a sale");
      const paidBack = Object.values(provider.refunds).reduce((sum, { cents }) => sum + cents, 0);
      expect(paidBack).toBe(back.ok ? 5000 : 0);
      const left = card.giftCard?.balanceCents ?? 0;
      if (back.ok) expect(left).toBe(0);
      else expect([left > 0, left < 5000, back.refusal?.type]).toEqual([true, true, "refund-too-high"]);
    },
  );

  it("by those who may give money back, and is listed for those who run the shop", async () => {
    const { saleId } = await buy();
    const strangers = [await world.test.signIn(must(neighbour.staff[0], "the neighbour's owner")), buyer];
    const others = await Promise.all(
      shop.staff.filter(({ role }) => role !== "owner" && role !== "manager").map((who) => world.test.signIn(who)),
    );
    for (const who of [...strangers, ...others]) {
      expect(await refund(saleId, who)).toEqual(refused("not-allowed"));
      expect(await who.call(listGiftSales, { restaurantId })).toEqual(refused("not-allowed"));
      const offer = { requestId: randomUUID(), restaurantId, offer: null };
      expect(await who.call(setGiftOffer, offer)).toEqual(refused("not-allowed"));
    }
    const listed = await world.staff.call(listGiftSales, { restaurantId });
    expect(listed.ok && listed.value.sales.find((sale) => sale.saleId === saleId)).toMatchObject({
      state: "paid",
      cents: 5000,
      buyerEmail: "kauft@post.example",
      isDisputed: false,
    });
    await updateDocument(db(), paymentSettingsDocument, { restaurantId }, { "connect.chargesEnabled": false });
    const offer = { values: [1000], anyValue: false };
    const setting = { requestId: randomUUID(), restaurantId, offer };
    expect(await world.staff.call(setGiftOffer, setting)).toEqual(refused("payment-method-unavailable"));
    await updateDocument(db(), paymentSettingsDocument, { restaurantId }, { "connect.chargesEnabled": true });
    expect(await world.staff.call(setGiftOffer, setting)).toEqual({ ok: true, value: { isSold: true } });
    expect((await readDocument(db(), shopDocument, { restaurantId }))?.giftOffer).toEqual(offer);
  });

  it("GDP-03 is forgotten of its buyer with the account, and stays with the books", async () => {
    const person = { email: `${randomUUID()}@post.example`, password: "geheim-genug" };
    await world.test.admin.auth.createUser({ ...person, emailVerified: true });
    buyer = await world.test.signIn(person);
    await updateDocument(db(), shopDocument, { restaurantId }, { giftOffer: { values: [5000], anyValue: true } });
    const { saleId } = await buy({ buyerEmail: person.email });
    const open = await begin();
    expect(await buyer.call(deleteAccount, {})).toMatchObject({ ok: true, value: { result: "deleted" } });
    expect(await saleOf(open.saleId)).toBeNull();
    const sale = must(await saleOf(saleId), "a sale");
    expect([sale.buyerEmail, sale.buyerUid, sale.cents]).toEqual(["", undefined, 5000]);
  });
});
