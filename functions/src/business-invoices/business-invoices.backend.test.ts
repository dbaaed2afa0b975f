import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeInvoice,
  companyInvoices,
  draftInvoices,
  planInvoices,
  readInvoice,
  saveInvoiceSettings,
} from "@lokalkorb/contracts/business-invoices";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBusinessCustomer, onAccount } from "@lokalkorb/testing/fixtures/business";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";
import { pdfText } from "../billing/testing/pdf-text.ts";
import { contentHashOf } from "./issue-invoice.ts";

let world: OrderWorld;
let owner: TestClient;
let slotIndex = 0;

beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
});
afterAll(() => world.test.stop());

const db = () => world.test.admin.db;
type Step = InputOf<typeof changeInvoice>["step"];
const change = (invoiceId: string, step: Step, who = owner) =>
  who.call(changeInvoice, { requestId: randomUUID(), restaurantId, invoiceId, step });
const draft = (b2bCustomerId: string, who = owner) =>
  who.call(draftInvoices, { requestId: randomUUID(), restaurantId, b2bCustomerId, withOpenPeriod: true });
const invoiceOf = async (invoiceId: string) =>
  must(await readDocument(db(), b2bInvoiceDocument, { restaurantId, invoiceId }), invoiceId);
const invoices = () => readQuery(db(), queryOf(b2bInvoiceDocument, { restaurantId }));
const customerOf = async (customerId: string) =>
  must(await readDocument(db(), b2bCustomerDocument, { restaurantId, customerId }), customerId);
const refused = (type: string, more: object = {}) => ({ ok: false, refusal: { type, ...more } });

async function company(more: Parameters<typeof aBusinessCustomer>[0] = {}): Promise<string> {
  const customerId = `firma-${randomUUID()}`;
  await setDocument(db(), b2bCustomerDocument, { restaurantId, customerId }, aBusinessCustomer(more));
  return customerId;
}

/** Of two pieces of butter. */
const price = 758;

/** Handed over on account. */
async function delivered(customerId: string): Promise<string> {
  world.test.backend.clock.advance(61_000);
  const slot = must(world.slots[(slotIndex += 4)], "a slot");
  const orderId = await world.placed(await world.guest(), [aLine(world.menu, "butter", { qty: 2 })], slot);
  await onAccount(db(), { restaurantId, orderId }, customerId);
  for (const action of ["accept", "prepare", "ready", "complete"] as const) await world.change(owner, orderId, action);
  expect((await world.order(orderId)).status).toBe("completed");
  await world.test.backend.idle();
  world.test.backend.clock.advance(undoHeldFor);
  return orderId;
}

async function drafted(customerId: string): Promise<string> {
  const answer = await draft(customerId);
  return must(answer.ok ? answer.value.drafts[0] : null, JSON.stringify(answer)).invoiceId;
}

async function sent(customerId: string): Promise<string> {
  const invoiceId = await drafted(customerId);
  expect(await change(invoiceId, { do: "issue" })).toMatchObject({ ok: true });
  await world.test.backend.idle();
  return invoiceId;
}

describe("invoices to companies", () => {
  it("are the business of owner and manager; the books read them, and all others get nothing", async () => {
    const firma = await company();
    await delivered(firma);
    const plan = (who: TestClient) => who.call(planInvoices, { restaurantId, withOpenPeriod: true });
    const strangers = [await world.guest(), await world.staffElsewhere()];
    const denied = refused("not-allowed");
    for (const role of roles.filter((one) => one !== "owner" && one !== "manager")) {
      expect(await draft(firma, world.staff(role)), role).toEqual(denied);
      expect(await change("x", { do: "issue" }, world.staff(role)), role).toEqual(denied);
    }
    for (const who of [...strangers, world.staff("kitchen"), world.staff("staff")]) {
      expect(await plan(who)).toEqual(denied);
      expect(await draft(firma, who)).toEqual(denied);
      expect(await who.call(readInvoice, { restaurantId, invoiceId: "x" })).toEqual(denied);
    }
    expect(await plan(world.staff("accountant"))).toMatchObject({ ok: true });
    expect(await draft(firma, world.staff("manager"))).toMatchObject({ ok: true });
  });

  it("INV-05 two runs at once leave each order in exactly one draft, and a draft that is dropped frees its orders", async () => {
    const firma = await company({ invoiceMode: "monthly" });
    const orderIds = [await delivered(firma), await delivered(firma)];
    const plan = await owner.call(planInvoices, { restaurantId, withOpenPeriod: true });
    expect(plan.ok && plan.value.proposals.find(({ b2bCustomerId }) => b2bCustomerId === firma)).toMatchObject({
      orders: 2,
      grossCents: 2 * price,
    });
    await Promise.all([draft(firma), draft(firma, world.staff("manager"))]);
    const own = (await invoices()).filter(({ b2bCustomerId }) => b2bCustomerId === firma);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      status: "draft",
      grossCents: 2 * price,
      orderIds: expect.arrayContaining(orderIds) as string[],
    });
    expect(await draft(firma)).toEqual(refused("nothing-to-invoice"));
    expect(await change(must(own[0], "a draft").id, { do: "discard" })).toMatchObject({ ok: true });
    expect((await world.order(must(orderIds[0], "an order"))).b2bInvoiceId).toBeUndefined();
    expect(await draft(firma)).toMatchObject({ ok: true });
  });

  it("INV-02 INV-03 two issues at once take one number; numbers have no gap, and each hash names the one before", async () => {
    const drafts = [];
    for (let index = 0; index < 3; index++) {
      const firma = await company();
      await delivered(firma);
      drafts.push(await drafted(firma));
    }
    const [first] = drafts;
    const answers = await Promise.all([...drafts, must(first, "a draft")].map((one) => change(one, { do: "issue" })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.filter(({ ok }) => !ok)).toEqual([refused("invoice-settled")]);
    const chain = (await invoices())
      .filter(({ no }) => no !== undefined)
      .toSorted((a, b) => ((a.no ?? "") < (b.no ?? "") ? -1 : 1));
    chain.forEach((invoice, index) => {
      expect(invoice.no).toMatch(new RegExp(`^RE-\\d{4}-0*${index + 1}$`));
      expect(invoice.prevHash).toBe(chain[index - 1]?.contentHash ?? "");
      const { id: _id, ref: _ref, createdAt: _created, updatedAt: _updated, v: _v, ...fields } = invoice;
      expect(contentHashOf(fields)).toBe(invoice.contentHash);
    });
  });

  it("INV-01 PAY-07 are mailed as a paper to the books of the company, and wait while something is missing", async () => {
    const bank = { holder: "Hof am See", iban: "AT61 1904 3002 3457 3202", bic: "" };
    const settings = {
      requestId: randomUUID(),
      restaurantId,
      prefix: "RE-{YYYY}-",
      dueDays: 10,
      headerText: "Vielen Dank!",
      footerText: "",
      bank,
    };
    expect(await owner.call(saveInvoiceSettings, settings)).toEqual(refused("iban-invalid"));
    expect(await owner.call(saveInvoiceSettings, { ...settings, bank: null, prefix: "R-{YYYY}-" })).toEqual(
      refused("prefix-taken"),
    );
    expect(
      await owner.call(saveInvoiceSettings, { ...settings, bank: { ...bank, iban: "at61 1904 3002 3457 3201" } }),
    ).toMatchObject({ ok: true });
    const nameless = await company({ emails: { orders: "", invoices: "" } });
    await delivered(nameless);
    const waiting = await drafted(nameless);
    expect(await change(waiting, { do: "issue" })).toEqual(refused("invoice-incomplete", { gaps: ["buyerMail"] }));
    expect((await invoiceOf(waiting)).no).toBeUndefined();

    const firma = await company({ paymentTermDays: 0 });
    await delivered(firma);
    const invoiceId = await sent(firma);
    const invoice = await invoiceOf(invoiceId);
    expect(invoice).toMatchObject({
      status: "sent",
      terms: expect.stringContaining("Zahlbar ohne Abzug bis") as string,
    });
    const mail = await readDocument(db(), mailDocument, { mailId: `b2bInvoice_${restaurantId}_${invoiceId}` });
    expect(mail).toMatchObject({
      to: "buch@kita.example",
      subject: expect.stringContaining(invoice.no ?? "") as string,
    });
    const read = await owner.call(readInvoice, { restaurantId, invoiceId });
    // A death between number and file: the next reader gets the same paper, drawn from the invoice alone.
    await world.test.admin.bucket.file(invoice.pdfPath ?? "").delete();
    expect(await owner.call(readInvoice, { restaurantId, invoiceId })).toEqual(read);
    const words = pdfText(Buffer.from(read.ok ? read.value.content : "", "base64"));
    for (const word of [
      invoice.no ?? "",
      "Kita Sonnenschein gGmbH",
      "Nettobetrag",
      "Leistungsdatum",
      "AT61 1904 3002 3457 3201",
      "Vielen Dank!",
    ])
      expect(words).toContain(word);
    expect(await world.staff("accountant").call(readInvoice, { restaurantId, invoiceId })).toMatchObject({ ok: true });
  });

  it("EIN-02 EIN-03 carry an e-invoice that was checked before the number, and say what keeps it from being one", async () => {
    const hybrid = await company({ eInvoice: "zugferd" });
    await delivered(hybrid);
    const invoiceId = await sent(hybrid);
    const read = await owner.call(readInvoice, { restaurantId, invoiceId });
    const pdf = Buffer.from(read.ok ? read.value.content : "", "base64").toString("latin1");
    expect(pdf).toContain("/AFRelationship /Alternative");
    const alone = await owner.call(readInvoice, { restaurantId, invoiceId, file: "xml" });
    expect(alone).toMatchObject({ ok: true, value: { contentType: "application/xml" } });
    expect(Buffer.from(alone.ok ? alone.value.content : "", "base64").toString()).toContain("CrossIndustryInvoice");

    const school = await company({ eInvoice: "xrechnung" });
    await delivered(school);
    const waiting = await drafted(school);
    const answer = await change(waiting, { do: "issue" });
    expect(JSON.stringify(answer)).toContain("Beim Kunden fehlt die Leitweg-ID.");
    expect((await invoiceOf(waiting)).no).toBeUndefined();
    await updateDocument(
      db(),
      b2bCustomerDocument,
      { restaurantId, customerId: school },
      { leitwegId: "04011000-1234512345-06" },
    );
    expect(await change(waiting, { do: "issue" })).toMatchObject({ ok: true });
    await world.test.backend.idle();
    const mail = await readDocument(db(), mailDocument, { mailId: `b2bInvoice_${restaurantId}_${waiting}` });
    expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual(["application/pdf", "application/xml"]);
  });

  it("are paid in parts; with the last one the orders are paid and the company owes less", async () => {
    const firma = await company({ openCents: 2000 });
    const orderId = await delivered(firma);
    const invoiceId = await sent(firma);
    const day = new Date(world.test.backend.clock.now()).toISOString().slice(0, 10);
    const money = { do: "pay", day, via: "bank", ref: "Kontoauszug 12" } as const;
    expect(await change(invoiceId, { ...money, cents: price + 1 })).toEqual(
      refused("payment-too-high", { maxCents: price }),
    );
    expect(await change(invoiceId, { ...money, cents: 80 })).toMatchObject({
      ok: true,
      value: { status: "partiallyPaid" },
    });
    expect((await world.order(orderId)).paymentStatus).toBe("onAccount");
    expect(await change(invoiceId, { do: "cancel", reason: "Irrtum" })).toEqual(refused("invoice-paid-in-part"));
    // Two books write the same money down at once.
    const both = await Promise.all([
      change(invoiceId, { ...money, cents: price - 80 }),
      change(invoiceId, { ...money, cents: price - 80 }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await world.order(orderId)).paymentStatus).toBe("paid");
    expect((await customerOf(firma)).openCents).toBe(2000 - price);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: "paid", paidCents: price });
  });

  it("INV-06 are cancelled with a number of its own, and their orders are collected anew; a part is corrected", async () => {
    const firma = await company({ openCents: price });
    const orderId = await delivered(firma);
    const invoiceId = await sent(firma);
    const cancelled = await change(invoiceId, { do: "cancel", reason: "Falsche Anschrift" });
    expect(cancelled).toMatchObject({
      ok: true,
      value: { status: "cancelled", no: expect.stringMatching(/^K-/) as string },
    });
    await world.test.backend.idle();
    const storno = must(
      (await invoices()).find(({ cancels }) => cancels === invoiceId),
      "a cancellation",
    );
    const { no, vat } = await invoiceOf(invoiceId);
    expect(storno).toMatchObject({ type: "storno", status: "sent", grossCents: 0 - price, original: { no } });
    expect(storno.vat.map(({ vatCents }, index) => vatCents + (vat[index]?.vatCents ?? 0))).toEqual(vat.map(() => 0));
    const paper = await owner.call(readInvoice, { restaurantId, invoiceId: storno.id });
    const words = pdfText(Buffer.from(paper.ok ? paper.value.content : "", "base64"));
    expect(words).toContain("Stornorechnung");
    expect(words).not.toContain("Gutschrift");
    expect((await world.order(orderId)).b2bInvoiceId).toBeUndefined();

    const again = await sent(firma);
    const part: Step = { do: "correct", reason: "Verdorben", lines: [{ line: 0, grossCents: price / 2 }] };
    expect(await change(again, part)).toMatchObject({ ok: true, value: { status: "sent" } });
    expect(await change(again, part)).toMatchObject({ ok: true, value: { status: "paid" } });
    expect(await change(again, part)).toEqual(refused("refund-too-high", { maxCents: 0 }));
    expect((await world.order(orderId)).paymentStatus).toBe("paid");
    expect((await customerOf(firma)).openCents).toBe(0);
  });

  it("are read by those who manage the company, and not by who only buys for it, nor by another company", async () => {
    const employees = [
      { email: "leitung@kita.example", name: "Leitung", role: "admin" as const },
      { email: "kueche@kita.example", name: "Küche", role: "buyer" as const },
    ];
    const firma = await company({ employees });
    await company({ employees: [{ email: "chef@gasthof.example", name: "Chef", role: "admin" }] });
    await delivered(firma);
    const invoiceId = await sent(firma);
    const people = { leitung: "leitung@kita.example", kueche: "kueche@kita.example", chef: "chef@gasthof.example" };
    const signIn = async (email: string): Promise<TestClient> => {
      const account = { email, password: "geheim-genug" };
      await world.test.admin.auth.createUser({ ...account, emailVerified: true });
      return world.test.signIn(account);
    };
    const admin = await signIn(people.leitung);
    const listed = await admin.call(companyInvoices, { restaurantId, customerId: firma });
    expect(listed).toMatchObject({ ok: true, value: { invoices: [{ invoiceId, restCents: price, type: "invoice" }] } });
    expect(await admin.call(readInvoice, { restaurantId, invoiceId })).toMatchObject({ ok: true });
    expect(await admin.call(readInvoice, { restaurantId, invoiceId, file: "xml" })).toEqual(refused("not-found"));
    for (const who of [await signIn(people.kueche), await signIn(people.chef), await world.guest()]) {
      expect(await who.call(companyInvoices, { restaurantId, customerId: firma })).toEqual(refused("not-found"));
      expect(await who.call(readInvoice, { restaurantId, invoiceId })).toEqual(refused("not-allowed"));
    }
  });

  it("INV-07 are reminded of by a press alone, one step after the other, with a paper", async () => {
    const firma = await company({ paymentTermDays: 3 });
    await delivered(firma);
    const invoiceId = await sent(firma);
    const first = { do: "remind", level: 1 } as const;
    expect(await change(invoiceId, first)).toMatchObject(refused("not-due"));
    world.test.backend.clock.advance(5 * dayMs);
    owner = await world.test.signIn({ email: "owner@team.example", password: "geheim-genug" });
    const presses = await Promise.all([change(invoiceId, first), change(invoiceId, first)]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    await world.test.backend.idle();
    const mail = await readDocument(db(), mailDocument, { mailId: `b2bInvoice_${restaurantId}_${invoiceId}_1` });
    expect(mail?.subject).toContain("Zahlungserinnerung");
    const paper = await owner.call(readInvoice, { restaurantId, invoiceId, level: 1 });
    expect(pdfText(Buffer.from(paper.ok ? paper.value.content : "", "base64"))).toContain("Noch offen");
    expect(await owner.call(readInvoice, { restaurantId, invoiceId, level: 2 })).toEqual(refused("not-found"));

    world.test.backend.clock.advance(9 * dayMs);
    owner = await world.test.signIn({ email: "owner@team.example", password: "geheim-genug" });
    const { dueOn } = await invoiceOf(invoiceId);
    const second = { do: "remind", level: 2, claim: { interestFrom: addDays(dueOn, 1), flat: true } } as const;
    expect(await change(invoiceId, second)).toEqual(refused("base-rate-missing"));
    const settings = { prefix: "RE-{YYYY}-", dueDays: 10, headerText: "", footerText: "", bank: null };
    const baseRate = { since: "2026-01-01", rateBp: 127 };
    await owner.call(saveInvoiceSettings, { requestId: randomUUID(), restaurantId, ...settings, baseRate });
    expect(await change(invoiceId, second)).toMatchObject({ ok: true });
    const { dunning, late, paidCents } = await invoiceOf(invoiceId);
    // 7.58 * 10.27 % for eleven days are two cents.
    expect({ late, paidCents }).toEqual({ late: { cents: 4002, paidCents: 0 }, paidCents: 0 });
    expect(dunning.at(-1)?.claim?.parts).toMatchObject([{ rateBp: 1027, principalCents: price, cents: 2 }]);
    await world.test.backend.idle();
    const asking = await owner.call(readInvoice, { restaurantId, invoiceId, level: 2 });
    const words = pdfText(Buffer.from(asking.ok ? asking.value.content : "", "base64"));
    for (const word of ["10,27", "Pauschale wegen des Verzugs", "Zu zahlen", "47,60"]) expect(words).toContain(word);

    expect(await change(invoiceId, { do: "writeOff", reason: "Insolvenz" }, world.staff("accountant"))).toEqual(
      refused("not-allowed"),
    );
    expect(await change(invoiceId, { do: "writeOff", reason: "Insolvenz" })).toMatchObject({ ok: true });
    const off = await invoiceOf(invoiceId);
    expect(off).toMatchObject({ status: "writtenOff", writtenOff: { cents: price, reason: "Insolvenz" } });
    const { id: _id, ref: _ref, createdAt: _created, updatedAt: _updated, v: _v, ...fields } = off;
    expect(contentHashOf(fields)).toBe(off.contentHash);
    expect(await change(invoiceId, { do: "awaitAgain" })).toMatchObject({ ok: true, value: { status: "inDunning" } });
    expect(await change(invoiceId, { do: "waive" })).toMatchObject({ ok: true });
    expect((await invoiceOf(invoiceId)).late).toEqual({ cents: 0, paidCents: 0 });
  });
});
