import { saveInvoiceSettings as contract } from "@lokalkorb/contracts/business-invoices";
import { can } from "@lokalkorb/domain/access/permissions";
import type { BaseRate } from "@lokalkorb/domain/invoices/invoice-fields";
import { takeInvoiceNumber } from "@lokalkorb/domain/invoices/invoice-number";
import { compactIban, isBic, isIban } from "@lokalkorb/domain/kernel/money/iban";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { roleIn } from "../access/staff.ts";
import { defaultSeries, untouchedSettings } from "../billing/invoice-number.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { InvoiceDeps } from "./papers/invoice-deps.ts";

const command: Command<typeof contract, InvoiceDeps> = async (input, caller, deps) => {
  const { restaurantId, prefix, dueDays, headerText, footerText, baseRate } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.write")) return refuse({ type: "not-allowed" });
  const bank = input.bank === null ? null : storedBank(input.bank);
  if (bank !== null && (!isIban(bank.iban) || (bank.bic !== undefined && !isBic(bank.bic))))
    return refuse({ type: "iban-invalid" });
  const { shop } = await readMailShop(deps, restaurantId);
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const stored = await admin.readDocument(tx, invoicesDocument, { restaurantId });
    const year = Number(instantToLocal(deps.now(), shop.timezone).date.slice(0, 4));
    const before = stored?.numbering ?? defaultSeries(year);
    if ([before.credit.prefix, before.receipt.prefix].includes(prefix)) return refuse({ type: "prefix-taken" });
    const numbering = { ...before, b2b: { ...before.b2b, prefix } };
    const template = { ...(stored?.template ?? untouchedSettings.template), headerText, footerText };
    const fields = { template, numbering, defaultDueDays: dueDays, ...withRate(stored?.baseRates, baseRate) };
    if (stored === null)
      admin.createDocument(
        tx,
        invoicesDocument,
        { restaurantId },
        {
          ...untouchedSettings,
          ...fields,
          ...(bank === null ? {} : { bank }),
        },
      );
    else admin.updateDocument(tx, invoicesDocument, { restaurantId }, { ...fields, bank: bank ?? admin.remove() });
    return ok({ nextNo: takeInvoiceNumber(numbering.b2b, year).no });
  });
};

/** Rates of ten years: each holds for half a year. */
const mostRates = 20;

/** The rate of a day that is known already is put right; all others stay, since delays reach back. */
function withRate(before: readonly BaseRate[] = [], rate: BaseRate | undefined): { baseRates?: readonly BaseRate[] } {
  if (rate === undefined) return {};
  const others = before.filter(({ since }) => since !== rate.since);
  const baseRates = [...others, rate].toSorted((a, b) => (a.since < b.since ? -1 : 1)).slice(-mostRates);
  return { baseRates };
}

function storedBank({ holder, iban, bic }: { readonly holder: string; readonly iban: string; readonly bic: string }) {
  const code = compactIban(bic);
  return { holder, iban: compactIban(iban), ...(code === "" ? {} : { bic: code }) };
}

export const saveInvoiceSettings = defineCallable(contract, command);
