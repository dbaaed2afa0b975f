import { expect, test } from "vitest";
import { anAddress, anOrder } from "../../testing/builders.ts";
import { businessAfterAsking } from "./ask-business.ts";
import type { BusinessCustomer } from "./business-customer.ts";
import { eInvoicesOf, leftOnAccountCents, ordersOnAccount, usualTerms } from "./business-terms.ts";
import { decidedBusiness, mayDecide } from "./decide-business.ts";
import { changedEmployees, employeeOf, mostEmployees, withoutPerson } from "./employees.ts";
import { withVatCheck } from "./vat-proof.ts";
import { countsForMonth, netCents } from "./order-figures.ts";
import { owedOnAccountCents } from "./owed-on-account.ts";

const asked = {
  company: "Kita am Fluss gGmbH",
  vatId: "atu 1358-5627",
  address: anAddress(),
  invoiceEmail: "rechnung@kita.example",
  eInvoice: "pdf",
  name: "Leitung 1",
} as const;
const asker = { uid: "u1", email: "Leitung@Kita.example", now: 5 };
const requested = businessAfterAsking(null, asked, asker);
function admitted(terms: object = {}): BusinessCustomer {
  const decided = decidedBusiness(requested, { kind: "admit", terms: { ...usualTerms, eInvoice: "pdf", ...terms } }, 6);
  if (!decided.ok) throw new Error(decided.refusal.type);
  return decided.value;
}

test("who asks is the first admin; nothing is agreed before the shop admits", () => {
  expect(requested).toMatchObject({
    status: "requested",
    vatId: "ATU13585627",
    openCents: 0,
    employees: [{ email: "leitung@kita.example", uid: "u1", role: "admin" }],
    employeeEmails: ["leitung@kita.example"],
  });
  const { vatId: _none, ...small } = asked;
  const again = businessAfterAsking(requested, { ...small, message: "Bitte", leitwegId: "04011000-12345-67" }, asker);
  expect(again).toMatchObject({ status: "requested", message: "Bitte", leitwegId: "04011000-12345-67" });
  expect(again).not.toHaveProperty("vatId");
});

test("asking again changes nothing that a shop has agreed or closed, and a declined company may ask again", () => {
  const active = admitted();
  expect(businessAfterAsking(active, { ...asked, company: "Andere GmbH" }, asker)).toBe(active);
  const blocked = { ...active, status: "blocked" } as const;
  expect(businessAfterAsking(blocked, asked, asker)).toBe(blocked);
  expect(businessAfterAsking({ ...requested, status: "declined", openCents: 3 }, asked, asker)).toMatchObject({
    status: "requested",
    openCents: 3,
  });
});

test("a shop admits, declines, blocks and releases, each from where it makes sense, and a word ends with the next decision", () => {
  expect(mayDecide("requested", "terms")).toBe(false);
  expect(mayDecide("requested", "release")).toBe(false);
  expect(mayDecide("blocked", "admit")).toBe(false);
  const declined = decidedBusiness(requested, { kind: "decline", word: "Zu weit" }, 7);
  expect(declined).toMatchObject({ ok: true, value: { status: "declined", word: "Zu weit", decidedAt: 7 } });
  expect(decidedBusiness(requested, { kind: "block", word: "x" }, 7)).toMatchObject({
    refusal: { type: "already-answered" },
  });
  const blocked = decidedBusiness(admitted(), { kind: "block", word: "Offen" }, 8);
  const back = blocked.ok && decidedBusiness(blocked.value, { kind: "release" }, 9);
  expect(back).toMatchObject({ value: { status: "active", decidedAt: 9 } });
  expect(back && back.ok && back.value).not.toHaveProperty("word");
});

test("terms are as they were last said, and none is left over", () => {
  const active = { ...admitted({ discountBp: 500, priceListId: "gastro", note: "x" }), approvalAboveCents: 1 };
  const terms = { ...usualTerms, eInvoice: "pdf" as const, note: "y" };
  const changed = decidedBusiness(active, { kind: "terms", terms }, 10);
  expect(changed.ok && changed.value).not.toHaveProperty("discountBp");
  expect(changed.ok && changed.value).not.toHaveProperty("priceListId");
  expect(changed).toMatchObject({ value: { note: "y", decidedAt: 6, approvalAboveCents: 1 } });
  expect(leftOnAccountCents({ creditLimitCents: 100, openCents: 130 })).toBe(0);
  expect(ordersOnAccount({})).toBe(true);
  expect(eInvoicesOf("DE")).toContain("xrechnung");
  expect(eInvoicesOf("AT")).toContain("ebInterface");
});

test("people of a company are added, changed and removed by their address; the last admin stays", () => {
  const buyer = { email: "Koch@kita.example", name: "Küche", role: "buyer", costCenter: "Küche" } as const;
  const added = changedEmployees(admitted(), { kind: "set", employee: buyer });
  if (!added.ok) throw new Error("refused");
  expect(added.value.employeeEmails).toEqual(["leitung@kita.example", "koch@kita.example"]);
  expect(employeeOf(added.value, "KOCH@kita.example")).toMatchObject({ role: "buyer" });
  expect(employeeOf(added.value, undefined)).toBeNull();
  const raised = changedEmployees(added.value, { kind: "set", employee: { ...buyer, role: "admin" } });
  expect(raised).toMatchObject({ value: { employees: [{}, { role: "admin" }] } });
  expect(changedEmployees(added.value, { kind: "remove", email: "leitung@kita.example" })).toMatchObject({
    refusal: { type: "last-admin" },
  });
  expect(changedEmployees(added.value, { kind: "remove", email: buyer.email })).toMatchObject({
    value: { employeeEmails: ["leitung@kita.example"] },
  });
  const full = {
    ...admitted(),
    employees: Array.from({ length: mostEmployees }, (_, n) => ({ ...buyer, email: `k${n}@x.example` })),
  };
  expect(changedEmployees(full, { kind: "set", employee: buyer })).toMatchObject({
    refusal: { type: "employees-full" },
  });
});

test("a company owes what is on account and neither paid nor over; no other order is a company's debt", () => {
  const order = anOrder({ paymentStatus: "onAccount", paymentMethod: "onAccount" });
  const ofCompany = { ...order, customer: { ...order.customer, b2bCustomerId: "b_1" } };
  expect(owedOnAccountCents(ofCompany)).toBe(order.totals.totalCents);
  expect(owedOnAccountCents({ ...ofCompany, paymentStatus: "voided" })).toBe(0);
  expect(owedOnAccountCents(order)).toBe(0);
});

test("what was cancelled counts for no month", () => {
  const order = anOrder();
  expect(countsForMonth([order, { ...order, status: "cancelled" }])).toBe(order.totals.totalCents);
});

test("PRC-01 net is the total without its tax", () => {
  const line = { rateBp: 1000, netCents: 1000, vatCents: 100, grossCents: 1100 };
  expect(netCents({ totalCents: 1200, vat: [line] })).toBe(1100);
});

test("VAT-08 the answer of the register is kept with its time; one that is away takes no proof of the same id back", () => {
  const vatId = "ATU13585627";
  const valid = withVatCheck(requested, { vatId, state: "valid", at: 3, consultation: "WAPI1" });
  expect(valid).toMatchObject({ vatIdCheckedAt: 3, vatCheck: { consultation: "WAPI1" } });
  expect(withVatCheck(valid, { vatId, state: "unavailable", at: 4 })).toBe(valid);
  expect(withVatCheck(requested, { vatId, state: "unavailable", at: 4 })).toMatchObject({
    vatCheck: { state: "unavailable" },
  });
  const gone = withVatCheck(valid, { vatId, state: "invalid", at: 5 });
  expect(gone).toMatchObject({ vatCheck: { state: "invalid", at: 5 } });
  expect(gone).not.toHaveProperty("vatIdCheckedAt");
  expect(withVatCheck(valid, { vatId: "DE136695976", state: "invalid", at: 6 })).toBe(valid);
  expect(businessAfterAsking(valid, asked, asker)).toMatchObject({ vatIdCheckedAt: 3 });
  expect(businessAfterAsking(requested, asked, asker)).not.toHaveProperty("vatCheck");
});

test("GDP-04 an erased account leaves its companies; one that was never supplied goes with its asker", () => {
  expect(withoutPerson(requested, "LEITUNG@kita.example")).toBeNull();
  expect(withoutPerson(admitted(), "leitung@kita.example")).toMatchObject({
    employees: [],
    employeeEmails: [],
    emails: { orders: "rechnung@kita.example" },
  });
  expect(withoutPerson({ ...requested, status: "declined", openCents: 1 }, "leitung@kita.example")).not.toBeNull();
  expect(withoutPerson({ ...admitted(), status: "blocked" }, "fremd@kita.example")).toMatchObject({
    employeeEmails: ["leitung@kita.example"],
    emails: { orders: "leitung@kita.example" },
  });
});
