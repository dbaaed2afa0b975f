import { changeInvoice as contract } from "@lokalkorb/contracts/business-invoices";
import { can } from "@lokalkorb/domain/access/permissions";
import { bookPayment } from "@lokalkorb/domain/invoices/book-payment";
import { cancelInvoice, correctInvoice } from "@lokalkorb/domain/invoices/take-back";
import { awaitAgain, waiveLate, writeOff } from "@lokalkorb/domain/invoices/write-off";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { checkBeforeNumber } from "./check-before-number.ts";
import { freeClaimed, readClaimed, settleClaimed } from "./claimed-orders.ts";
import type { BusinessCustomer, InvoiceDeps, StoredInvoice } from "./papers/invoice-deps.ts";
import { partiesOf } from "./invoice-parties.ts";
import { type Answer, patched, type Scene, type Step, update } from "./invoice-scene.ts";
import { issueDocument } from "./issue-invoice.ts";
import { remindOf } from "./remind-company.ts";

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
      return remindOf(scene, step);
    case "waive":
      return patched(scene, waiveLate(scene.invoice));
    case "writeOff":
      return patched(scene, writeOff(scene.invoice, { reason: step.reason, today: scene.today }));
    case "awaitAgain":
      return patched(scene, awaitAgain(scene.invoice));
    case "cancel":
      return cancel(scene, step.reason);
    case "correct":
      return correct(scene, step);
  }
}

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
  const { cents, day, via, ref, covers } = payment;
  const booked = bookPayment(invoice, { cents, day, via, ref, covers }, { now, today });
  if (!booked.ok) return booked;
  update(scene, booked.value);
  // Money that comes for a delay later settles nothing twice.
  if (booked.value.status === "paid" && invoice.status !== "paid") settleClaimed(tx, restaurantId, orders, scene);
  return ok({ status: booked.value.status });
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
