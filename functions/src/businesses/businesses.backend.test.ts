import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  businessOrders,
  changeEmployees,
  checkVatId,
  companyPrices,
  decideBusiness,
  ownBusinesses,
  requestBusinessAccount,
} from "@lokalkorb/contracts/businesses";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { editOrder, placeOrder, quoteOrderEdit } from "@lokalkorb/contracts/orders";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok } from "@lokalkorb/domain/kernel/result";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let services: Services;
let world: OrderWorld;
let admin: TestClient;
let slotIndex = 300;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  const env = {
    SMTP_PORT: String(services.smtpPort),
    VIES_API_BASE: `http://127.0.0.1:${services.port}/vies`,
  };
  world = await startOrderWorld({ env });
  admin = await account("leitung@kita.example");
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

async function account(email: string): Promise<TestClient> {
  const person = { email, password: "geheim-genug", emailVerified: true };
  await world.test.admin.auth.createUser(person);
  return world.test.signIn(person);
}
const asked = {
  restaurantId,
  name: "Leitung 1",
  company: "Kita am Fluss gGmbH",
  vatId: "DE 136 695 976",
  address: { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" },
  invoiceEmail: "rechnung@kita.example",
  eInvoice: "zugferd",
} as const;
const ask = (who: TestClient, more: Partial<InputOf<typeof requestBusinessAccount>> = {}) =>
  who.call(requestBusinessAccount, { ...asked, requestId: randomUUID(), ...more });
async function own(who: TestClient) {
  const answer = await who.call(ownBusinesses, { restaurantId });
  return must(answer.ok ? answer.value.businesses : null, JSON.stringify(answer));
}
const customerId = async (): Promise<string> => must((await own(admin))[0], "a company").customerId;
const terms = {
  paymentTermDays: 14,
  onAccount: true,
  creditLimitCents: 1_600,
  poRequired: true,
  invoiceMode: "monthly",
  groupBy: "order",
  eInvoice: "zugferd",
} as const;
type Decision = InputOf<typeof decideBusiness>["decision"];
const decide = async (decision: Decision, who = world.staff("manager")) =>
  who.call(decideBusiness, { requestId: randomUUID(), restaurantId, customerId: await customerId(), decision });
const stored = async () =>
  must(
    await readDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId: await customerId() }),
    "a company",
  );
const mailsTo = async (to: string): Promise<readonly string[]> =>
  (await readQuery(world.test.admin.db, queryOf(mailDocument, {}))).flatMap((mail) =>
    mail.to === to ? [mail.subject] : [],
  );

/** 7.58 € of butter, for the company and on account. */
async function order(who: TestClient, more: Partial<InputOf<typeof placeOrder>> = {}) {
  const slot = must(world.slots[(slotIndex += 3)], "slot");
  const input = await world.fill(who, [aLine(world.menu, "butter", { qty: 2 })], slot, {
    paymentMethod: "onAccount",
    business: { customerId: await customerId(), poNumber: "PO-7" },
    ...more,
  });
  return who.call(placeOrder, input);
}
async function placed(who: TestClient, more: Partial<InputOf<typeof placeOrder>> = {}) {
  const answer = await order(who, more);
  return world.order(must(answer.ok ? answer.value : null, JSON.stringify(answer)).orderId);
}

it("VAT-08 ADR-04 a signed-in person asks once, the register is asked, and shop and person are told", async () => {
  expect(await ask(await world.guest())).toMatchObject({ refusal: { type: "sign-in-required" } });
  expect(await ask(admin, { vatId: "DE123456789" })).toMatchObject({ refusal: { type: "vat-id-invalid" } });
  const both = await Promise.all([ask(admin), ask(admin)]);
  for (const answer of both) expect(answer).toMatchObject({ ok: true, value: { state: "requested" } });
  expect(await own(admin)).toHaveLength(1);
  expect(await stored()).toMatchObject({ vatCheck: { state: "valid", vatId: "DE136695976" }, openCents: 0 });
  expect((await mailsTo("leitung@kita.example"))[0]).toContain("Ihre Anfrage als Firma");
});

it("VAT-08 a register that is away stops nothing, one that knows the id not is said, and a proof stays", async () => {
  const other = await account("hort@kita.example");
  const answerTo = async (vatId: string) => {
    expect(await ask(other, { vatId })).toMatchObject({ ok: true });
    const [found] = await own(other);
    const address = { restaurantId, customerId: must(found, "a company").customerId };
    return (await readDocument(world.test.admin.db, b2bCustomerDocument, address))?.vatCheck?.state;
  };
  expect(await answerTo("ATU10031204")).toBe("unavailable");
  expect(await answerTo("ATU10071205")).toBe("invalid");
  const check = { requestId: randomUUID(), restaurantId, customerId: await customerId() };
  expect(await world.staff("owner").call(checkVatId, check)).toMatchObject({ value: { state: "valid" } });
  expect(await world.staff("kitchen").call(checkVatId, { ...check, requestId: randomUUID() })).toMatchObject({
    refusal: { type: "not-allowed" },
  });
});

it("only those who decide about customers admit a company; a stranger and the neighbour's owner do not", async () => {
  const outsiders = [admin, await world.guest(), await world.staffElsewhere()];
  const others = roles.filter((role) => role !== "owner" && role !== "manager").map((role) => world.staff(role));
  for (const who of [...outsiders, ...others])
    expect(await decide({ kind: "admit", terms }, who)).toMatchObject({ refusal: { type: "not-allowed" } });
  expect(await order(admin)).toMatchObject({ refusal: { type: "business-unknown" } });
  expect(await decide({ kind: "admit", terms })).toMatchObject({ ok: true });
  expect(await decide({ kind: "admit", terms })).toMatchObject({ refusal: { type: "already-answered" } });
  expect(
    (await mailsTo("leitung@kita.example")).filter((subject) => subject.endsWith("Willkommen als Firma.")),
  ).toHaveLength(1);
});

it("an employee orders on account: number of the books, company and claim stand in the order, and the debt follows it", async () => {
  const stranger = await account("fremd@anders.example");
  const business = { customerId: await customerId(), poNumber: "PO-7" };
  expect(await order(stranger, { business })).toMatchObject({ refusal: { type: "business-unknown" } });
  expect(await order(await world.guest(), { business })).toMatchObject({ refusal: { type: "business-unknown" } });
  const { poNumber: _none, ...without } = business;
  expect(await order(admin, { business: without })).toMatchObject({ refusal: { type: "po-number-required" } });
  const one = await placed(admin);
  expect(one).toMatchObject({
    paymentStatus: "onAccount",
    status: "placed",
    customer: { b2bCustomerId: business.customerId, company: "Kita am Fluss gGmbH", poNumber: "PO-7" },
  });
  expect((await stored()).openCents).toBe(one.totals.totalCents);
  const edit = (qty: number) =>
    admin.call(editOrder, {
      requestId: randomUUID(),
      restaurantId,
      orderId: one.id,
      changes: [{ kind: "quantity", lineId: must(one.lines[0], "a line").lineId, qty }],
      seenTotalCents: qty * 379,
    });
  expect(await edit(5)).toMatchObject({ refusal: { type: "payment-method-unavailable", bar: { cents: 1600 - 758 } } });
  expect(await edit(3)).toMatchObject({ ok: true });
  expect((await stored()).openCents).toBe(3 * 379);
  await world.change(world.staff("owner"), one.id, "cancel");
  expect((await stored()).openCents).toBe(0);
  const list = await admin.call(businessOrders, { restaurantId, customerId: business.customerId });
  expect(list).toMatchObject({ value: { orders: [{ poNumber: "PO-7", status: "cancelled", isOwn: true }] } });
  expect(await stranger.call(businessOrders, { restaurantId, customerId: business.customerId })).toMatchObject({
    refusal: { type: "not-found" },
  });
});

it("R1 five orders at once stay within the limit of the company, to the cent", async () => {
  const emails = [0, 1, 2, 3, 4].map((place) => `gruppe${place}@kita.example`);
  const buyers = await Promise.all(emails.map(account));
  const { employees } = await stored();
  const more = emails.map((email) => ({ email, name: email, role: "buyer" as const }));
  const address = { restaurantId, customerId: await customerId() };
  await updateDocument(world.test.admin.db, b2bCustomerDocument, address, { employees: [...employees, ...more] });
  const answers = await Promise.all(
    buyers.map((buyer) => order(buyer, { business: { customerId: address.customerId, poNumber: "PO-7" } })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect((await stored()).openCents).toBe(2 * 758);
  for (const answer of answers)
    if (!answer.ok) expect(answer.refusal).toEqual({ type: "credit-limit-exceeded", leftCents: 84 });
});

it("PRC-01 the agreed discount is the server's: a page that did not show it is told the price, and no code is used up", async () => {
  await decide({ kind: "terms", terms: { ...terms, creditLimitCents: 100_00, discountBp: 1000 } });
  expect(await order(admin)).toMatchObject({ refusal: { type: "price-changed", totalCents: 682 } });
  const cheaper = await placed(admin, { quotedTotalCents: 682 });
  expect(cheaper.codes).toMatchObject([{ codeId: "firma", cents: 76, terms: { percentBp: 1000 } }]);
  await world.change(world.staff("owner"), cheaper.id, "cancel");
});

it("PRC-01 a price list of the shop counts for its company alone, before discounts, and only its people learn it", async () => {
  const { db } = world.test.admin;
  const priceListId = "gastro";
  const priceLists = [{ id: priceListId, name: "Gastro", changeBp: -1000 }];
  await updateDocument(db, settingsDocument, { restaurantId }, { priceLists });
  await decide({ kind: "terms", terms: { ...terms, creditLimitCents: 100_00, priceListId } });
  // 379 less a tenth.
  expect(await order(admin)).toMatchObject({ refusal: { type: "price-changed", totalCents: 2 * 341 } });
  const ofList = await placed(admin, { quotedTotalCents: 2 * 341 });
  expect(ofList.lines).toMatchObject([{ unitCents: 341 }]);
  await world.change(world.staff("owner"), ofList.id, "cancel");
  const rule = { id: priceListId, priceCents: 300, priceListId };
  await updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { priceRules: [rule] });
  const ask = async (who: TestClient) =>
    who.call(companyPrices, { restaurantId, customerId: await customerId(), itemIds: ["butter", "gone"] });
  expect(await ask(admin)).toEqual(ok({ prices: { name: "Gastro", changeBp: -1000, own: { butter: 300 } } }));
  for (const who of [await account("neugier@anders.example"), world.staff("owner"), await world.guest()])
    expect(await ask(who)).toMatchObject({ ok: false });
  const own = await placed(admin, { quotedTotalCents: 600 });
  const added = { kind: "add" as const, refId: "butter", qty: 1, choices: [] };
  expect(await admin.call(quoteOrderEdit, { restaurantId, orderId: own.id, changes: [added] })).toMatchObject({
    value: { differenceCents: 300 },
  });
  await world.change(world.staff("owner"), own.id, "cancel");
  const { business: _none, ...privately } = { business: undefined, paymentMethod: "cashOnPickup" as const };
  const slot = must(world.slots[(slotIndex += 3)], "slot");
  const other = await world.fill(admin, [aLine(world.menu, "butter", { qty: 2 })], slot, privately);
  expect(await admin.call(placeOrder, other)).toMatchObject({ ok: true });
  expect(other.quotedTotalCents).toBe(758);
  await updateDocument(db, settingsDocument, { restaurantId }, { priceLists: [] });
  expect(await ask(admin)).toEqual(ok({}));
  await decide({ kind: "terms", terms: { ...terms, creditLimitCents: 100_00, discountBp: 1000 } });
});

it("an admin adds a buyer with a limit of the month, who orders and sees the own orders alone", async () => {
  const change = (kind: InputOf<typeof changeEmployees>["change"], who = admin) =>
    customerId().then((company) =>
      who.call(changeEmployees, { requestId: randomUUID(), restaurantId, customerId: company, change: kind }),
    );
  const employee = {
    email: "Koch@kita.example",
    name: "Küche",
    role: "buyer",
    monthlyLimitCents: 700,
    costCenter: "4711",
  } as const;
  const cook = await account("koch@kita.example");
  expect(await change({ kind: "set", employee }, cook)).toMatchObject({ refusal: { type: "not-found" } });
  expect(await change({ kind: "set", employee })).toMatchObject({ ok: true });
  expect(await change({ kind: "set", employee: { ...employee, role: "admin" } }, cook)).toMatchObject({
    refusal: { type: "not-found" },
  });
  expect(await own(cook)).toMatchObject([{ role: "buyer", costCenter: "4711" }]);
  expect((await own(cook))[0]).not.toHaveProperty("employees");
  const first = await placed(cook, { quotedTotalCents: 682 });
  expect(first.customer.costCenter).toBe("4711");
  const waits = await placed(cook, { quotedTotalCents: 682 });
  expect(waits).toMatchObject({ status: "awaitingApproval", approval: { over: "month", limitCents: 700 } });
  const seen = await cook.call(businessOrders, { restaurantId, customerId: await customerId() });
  expect(seen.ok && seen.value.orders.every(({ isOwn }) => isOwn)).toBe(true);
  expect(await change({ kind: "remove", email: "leitung@kita.example" })).toMatchObject({
    refusal: { type: "last-admin" },
  });
  expect(await change({ kind: "remove", email: employee.email })).toMatchObject({ ok: true });
  expect(await order(cook, { quotedTotalCents: 682 })).toMatchObject({ refusal: { type: "business-unknown" } });
});

it("a blocked company orders nothing any more, and asking again does not open it", async () => {
  expect(await decide({ kind: "block", word: "Bitte erst die Rechnung." })).toMatchObject({ ok: true });
  expect(await order(admin)).toMatchObject({ refusal: { type: "business-unknown" } });
  expect(await ask(admin)).toMatchObject({ value: { state: "blocked" } });
  await updateDocument(
    world.test.admin.db,
    b2bCustomerDocument,
    { restaurantId, customerId: await customerId() },
    { openCents: 0 },
  );
  expect(await decide({ kind: "release" })).toMatchObject({ ok: true });
});
