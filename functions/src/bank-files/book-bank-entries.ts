import { bookBankEntries as contract } from "@lokalkorb/contracts/bank-files";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import { can } from "@lokalkorb/domain/access/permissions";
import { bookEntry } from "@lokalkorb/domain/invoices/bank/book-entry";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { readClaimed, settleClaimed } from "../business-invoices/claimed-orders.ts";
import type { InvoiceDeps, StoredInvoice } from "../business-invoices/papers/invoice-deps.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { bookedKeys } from "./booked-keys.ts";

type Entry = InputOf<typeof contract>["entries"][number];
type Outcome = OutputOf<typeof contract>["outcomes"][number];

const command: Command<typeof contract, InvoiceDeps> = async (input, caller, deps) => {
  const { restaurantId, entries } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.write")) return refuse({ type: "not-allowed" });
  const { shop } = await readMailShop(deps, restaurantId);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const ids = [...new Set(entries.flatMap(({ shares }) => shares.map(({ invoiceId }) => invoiceId)))];
    const [settings, read, before, log] = await Promise.all([
      admin.readDocument(tx, invoicesDocument, { restaurantId }),
      admin.readDocuments(
        tx,
        b2bInvoiceDocument,
        ids.map((invoiceId) => ({ restaurantId, invoiceId })),
      ),
      bookedKeys(
        tx,
        restaurantId,
        entries.map(({ key }) => key),
      ),
      logOf(tx, deps, restaurantId, caller),
    ]);
    const found = read.filter((invoice) => invoice !== null);
    const companyIds = [...new Set(found.map(({ b2bCustomerId }) => b2bCustomerId))];
    const companies = await admin.readDocuments(
      tx,
      b2bCustomerDocument,
      companyIds.map((customerId) => ({ restaurantId, customerId })),
    );
    const claimed = new Map(
      await Promise.all(found.map(async (one) => [one.id, await readClaimed(tx, restaurantId, one)] as const)),
    );
    const now = deps.now();
    const { outcomes, invoices } = booked(entries, found, before, {
      now,
      today: instantToLocal(now, shop.timezone).date,
    });
    const customers = new Map(
      companies.flatMap((company) => (company === null ? [] : [[company.id, company] as const])),
    );
    for (const old of found) {
      const invoice = invoices.get(old.id) ?? old;
      if (invoice === old) continue;
      const { status, paidCents, payments, bankEntries = [], late } = invoice;
      const patch = { status, paidCents, payments, bankEntries, ...(late === undefined ? {} : { late }) };
      admin.updateDocument(tx, b2bInvoiceDocument, { restaurantId, invoiceId: old.id }, patch);
      log("businessInvoice", `pay ${old.no ?? ""}`);
      if (status !== "paid" || old.status === "paid") continue;
      const customer = customers.get(old.b2bCustomerId) ?? null;
      const after = settleClaimed(tx, restaurantId, claimed.get(old.id) ?? [], { invoice, customer });
      if (after !== null) customers.set(after.id, after);
    }
    // Two who book one file at once both write here, so the second looks again.
    if (settings !== null) admin.updateDocument(tx, invoicesDocument, { restaurantId }, { bankBookedAt: now });
    return ok({ outcomes });
  });
};

/** One entry after the other: what the first one pays, the next one meets. */
function booked(
  entries: readonly Entry[],
  found: readonly StoredInvoice[],
  before: ReadonlySet<string>,
  moment: Parameters<typeof bookEntry>[2],
): { readonly outcomes: Outcome[]; readonly invoices: ReadonlyMap<string, StoredInvoice> } {
  const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
  const done = new Set(before);
  const outcomes = entries.map((entry): Outcome => {
    const { key } = entry;
    if (done.has(key)) return { key, outcome: "before" };
    const answer = bookEntry({ ...entry, ref: noteOf(entry) }, invoices, moment);
    if (!answer.ok) return { key, outcome: answer.refusal.type === "day-ahead" ? "ahead" : "changed" };
    for (const [id, patch] of answer.value) {
      const invoice = invoices.get(id);
      if (invoice !== undefined) invoices.set(id, { ...invoice, ...patch });
    }
    done.add(key);
    return { key, outcome: "booked" };
  });
  return { outcomes, invoices };
}

/** Stands beside the payment: where it came from, and the whole entry where it is more than its shares. */
function noteOf({ ref, cents, shares }: Entry): string {
  const sum = shares.reduce((total, share) => total + share.cents, 0);
  return [
    ref === "" ? "Kontoauszug" : `Kontoauszug ${ref}`,
    ...(shares.length > 1 || sum < cents ? [`Teil von ${formatMoney(cents)}`] : []),
  ].join(", ");
}

export const bookBankEntries = defineCallable(contract, command);
