import { changeInvoice as contract } from "@lokalkorb/contracts/business-invoices";
import type { InputOf, OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { can } from "@lokalkorb/domain/access/permissions";
import { bookPayment } from "@lokalkorb/domain/invoices/book-payment";
import { remind } from "@lokalkorb/domain/invoices/remind";
import { cancelInvoice, correctInvoice } from "@lokalkorb/domain/invoices/take-back";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import type { MailShop } from "../billing/seller.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { checkBeforeNumber } from "./check-before-number.ts";
import { freeClaimed, readClaimed, settleClaimed } from "./claimed-orders.ts";
import type { BusinessCustomer, InvoiceDeps, StoredInvoice, StoredSettings } from "./invoice-deps.ts";
import { partiesOf } from "./invoice-parties.ts";
import { businessPaperPath, issueDocument } from "./issue-invoice.ts";

type Step = InputOf<typeof contract>["step"];
type Answer = Result<OutputOf<typeof contract>, RefusalsOf<typeof contract>>;

/** All that a step reads; it writes after that. */
interface Scene {
  readonly tx: admin.AdminTransaction;
  readonly restaurantId: string;
  readonly invoice: StoredInvoice;
  readonly customer: BusinessCustomer | null;
  readonly settings: StoredSettings;
  readonly orders: Awaited<ReturnType<typeof readClaimed>>;
  readonly shop: MailShop;
  readonly now: number;
  readonly today: string;
  readonly newId: () => string;
}

const command: Command<typeof contract, InvoiceDeps> = async (input, caller, deps) => {
  const { restaurantId, invoiceId, step } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.write")) return refuse({ type: "not-allowed" });
  const { shop } = await readMailShop(deps, restaurantId);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx): Promise<Answer> => {
    const invoice = await admin.readDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId });
    if (invoice === null) return refuse({ type: "not-found" });
    const [customer, settings, orders, log] = await Promise.all([
      admin.readDocument(tx, b2bCustomerDocument, { restaurantId, customerId: invoice.b2bCustomerId }),
      admin.readDocument(tx, invoicesDocument, { restaurantId }),
      readClaimed(tx, restaurantId, invoice),
      logOf(tx, deps, restaurantId, caller),
    ]);
    const now = deps.now();
    const today = instantToLocal(now, shop.timezone).date;
    const scene = { tx, restaurantId, invoice, customer, settings, orders, shop, now, today, newId: deps.newId };
    const done = await take(scene, step);
    const no = done.ok ? (done.value.no ?? invoice.no) : undefined;
    if (no !== undefined) log("businessInvoice", `${step.do} ${no}`);
    return done;
  });
};

function take(scene: Scene, step: Step): Answer | Promise<Answer> {
  switch (step.do) {
    case "issue":
      return issue(scene);
    case "discard":
      return discard(scene);
    case "pay":
      return pay(scene, step);
    case "remind":
      return remindOf(scene, step.level);
    case "cancel":
      return cancel(scene, step.reason);
    case "correct":
      return correct(scene, step);
  }
}

const update = ({ tx, restaurantId, invoice }: Scene, patch: Partial<StoredInvoice>): void =>
  admin.updateDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId: invoice.id }, patch);

async function issue(scene: Scene): Promise<Answer> {
  const { tx, restaurantId, invoice, customer, settings, shop, now, today } = scene;
  if (invoice.status !== "draft") return refuse({ type: "invoice-settled" });
  if (customer === null) return refuse({ type: "not-found" });
  const { id: invoiceId, ref: _ref, createdAt: _created, updatedAt: _updated, v: _v, ...draft } = invoice;
  const document = { ...draft, ...partiesOf(shop, customer, settings, today), ...eInvoiceFormat(customer) };
  const gaps = await checkBeforeNumber(document, today);
  if (gaps.length > 0) return refuse({ type: "invoice-incomplete", gaps });
  const { no } = issueDocument(tx, { restaurantId, invoiceId, document, settings, timezone: shop.timezone, now });
  return ok({ status: "issued", no });
}

const eInvoiceFormat = ({ eInvoice }: BusinessCustomer): Pick<StoredInvoice, "xmlFormat"> =>
  eInvoice === "pdf" ? {} : { xmlFormat: eInvoice };

function discard({ tx, restaurantId, invoice, orders }: Scene): Answer {
  if (invoice.status !== "draft") return refuse({ type: "invoice-settled" });
  freeClaimed(tx, restaurantId, orders);
  admin.deleteDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId: invoice.id });
  return ok({ status: "discarded" });
}

function pay(scene: Scene, payment: Extract<Step, { do: "pay" }>): Answer {
  const { tx, restaurantId, invoice, orders, now, today } = scene;
  const { cents, day, via, ref } = payment;
  const booked = bookPayment(invoice, { cents, day, via, ref }, { now, today });
  if (!booked.ok) return booked;
  update(scene, booked.value);
  if (booked.value.status === "paid") settleClaimed(tx, restaurantId, orders, scene);
  return ok({ status: booked.value.status });
}

function remindOf(scene: Scene, level: number): Answer {
  const { tx, restaurantId, invoice, now, today } = scene;
  const path = businessPaperPath(restaurantId, invoice.no ?? "", level);
  const reminded = remind(invoice, level, { now, today, path });
  if (!reminded.ok) return reminded;
  update(scene, reminded.value.patch);
  const asked = { id: invoice.id, level };
  const cause = `${invoice.id}_${level}`;
  writeShopEffect(tx, { kind: "invoice", restaurantId, event: "invoiceReminder", cause, invoice: asked }, now);
  return ok({ status: reminded.value.patch.status });
}

/** A document of its own takes the invoice back, in whole or in part, and each names the other. */
function issueBeside(
  { tx, restaurantId, settings, shop, now, newId, invoice }: Scene,
  document: Parameters<typeof issueDocument>[1]["document"],
): { readonly no: string; readonly id: string } {
  const id = newId();
  const issuedOn = instantToLocal(invoice.issuedAt ?? now, shop.timezone).date;
  const original = { no: invoice.no ?? "", issuedOn };
  const { timezone } = shop;
  const { no } = issueDocument(tx, {
    restaurantId,
    invoiceId: id,
    // A file is taken back by a file.
    document: { ...document, original, ...(invoice.xmlFormat === undefined ? {} : { xmlFormat: invoice.xmlFormat }) },
    settings,
    timezone,
    now,
  });
  return { no, id };
}

function cancel(scene: Scene, reason: string): Answer {
  const { tx, restaurantId, invoice, orders, today } = scene;
  const cancelled = cancelInvoice(invoice, { reason, issuedOn: today });
  if (!cancelled.ok) return cancelled;
  const { document, patch } = cancelled.value;
  const { no, id } = issueBeside(scene, { ...document, cancels: invoice.id });
  update(scene, { ...patch, cancelledBy: id });
  freeClaimed(tx, restaurantId, orders);
  return ok({ status: patch.status, no });
}

function correct(scene: Scene, { reason, lines }: Extract<Step, { do: "correct" }>): Answer {
  const { tx, restaurantId, invoice, orders, today } = scene;
  const corrected = correctInvoice(invoice, lines, { reason, issuedOn: today });
  if (!corrected.ok) return corrected;
  const { document, patch } = corrected.value;
  const { no } = issueBeside(scene, { ...document, corrects: invoice.id });
  update(scene, patch);
  if (patch.status === "paid" && invoice.status !== "paid") settleClaimed(tx, restaurantId, orders, scene);
  return ok({ status: patch.status, no });
}

export const changeInvoice = defineCallable(contract, command);
