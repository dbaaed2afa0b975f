import type { InputOf } from "@lokalkorb/contracts/contract";
import type { saveInvoiceSettings } from "@lokalkorb/contracts/business-invoices";
import { compactIban, formatIban, isBic, isIban } from "@lokalkorb/domain/kernel/money/iban";
import { takeInvoiceNumber } from "@lokalkorb/domain/invoices/invoice-number";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { countField, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { invoiceSettingsText as words } from "./invoice-settings-text.ts";

export type InvoiceSettings = FieldsOf<typeof invoicesDocument>;

export interface InvoiceValues {
  readonly prefix: string;
  readonly dueDays: string;
  readonly headerText: string;
  readonly footerText: string;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** In percent; of Germany or Austria it may be below zero. */
  readonly baseRate: string;
  readonly baseRateSince: string;
}

/** Of a shop that never wrote an invoice. */
const firstSeries = { prefix: "RE-{YYYY}-", next: 1, pad: 5 };

export const invoiceValues = (settings: InvoiceSettings | null): InvoiceValues => ({
  prefix: settings?.numbering.b2b.prefix ?? firstSeries.prefix,
  dueDays: countField(settings?.defaultDueDays ?? 14),
  headerText: settings?.template.headerText ?? "",
  footerText: settings?.template.footerText ?? "",
  holder: settings?.bank?.holder ?? "",
  iban: formatIban(settings?.bank?.iban ?? ""),
  bic: settings?.bank?.bic ?? "",
  baseRate: rateField(settings?.baseRates?.at(-1)?.rateBp),
  baseRateSince: settings?.baseRates?.at(-1)?.since ?? "",
});

const rateField = (rateBp: number | undefined): string =>
  rateBp === undefined ? "" : (rateBp / 100).toFixed(2).replace(".", ",");

/** '1,27', '-0,88 %' in hundredths of a percent; null for what is no base rate. */
export function readBaseRate(typed: string): number | null {
  const match = /^([-−]?)(\d{1,2})(?:,(\d{1,2}))?$/.exec(typed.replaceAll(/[\s\u00a0%]/g, ""));
  if (match === null) return null;
  const [, sign, whole, part = ""] = match;
  const points = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  const signed = sign === "" ? points : 0 - points;
  return signed >= -500 && signed <= 2000 ? signed : null;
}

const hasBaseRate = ({ baseRate, baseRateSince }: InvoiceValues): boolean =>
  baseRate.trim() !== "" || baseRateSince !== "";

const hasBank = ({ holder, iban, bic }: InvoiceValues): boolean => [holder, iban, bic].some((one) => one.trim() !== "");

export function invoiceErrors(values: InvoiceValues): FieldErrors {
  const checks = fieldChecks();
  const { prefix, iban, bic } = values;
  if (!/^(?:[A-Za-z0-9/_-]|\{YYYY\}){1,20}$/.test(prefix.trim()))
    checks.note("prefix", { sentence: words.prefixWrong });
  checks.count("dueDays", values.dueDays, { max: 365 });
  checks.text("headerText", values.headerText, { optional: true, max: 500 });
  checks.text("footerText", values.footerText, { optional: true, max: 500 });
  if (hasBaseRate(values)) {
    if (readBaseRate(values.baseRate) === null) checks.note("baseRate", { sentence: words.baseRateWrong });
    checks.date("baseRateSince", values.baseRateSince);
  }
  if (!hasBank(values)) return checks.errors;
  checks.text("holder", values.holder, { max: 70 });
  if (!isIban(compactIban(iban))) checks.note("iban", { sentence: words.ibanWrong });
  if (bic.trim() !== "" && !isBic(compactIban(bic))) checks.note("bic", { sentence: words.bicWrong });
  return checks.errors;
}

export const storedInvoiceSettings = (
  values: InvoiceValues,
): Omit<InputOf<typeof saveInvoiceSettings>, "requestId" | "restaurantId"> => ({
  prefix: values.prefix.trim(),
  dueDays: readCount(values.dueDays) ?? 0,
  headerText: values.headerText,
  footerText: values.footerText,
  bank: hasBank(values)
    ? { holder: values.holder.trim(), iban: compactIban(values.iban), bic: compactIban(values.bic) }
    : null,
  ...(hasBaseRate(values)
    ? { baseRate: { since: values.baseRateSince, rateBp: readBaseRate(values.baseRate) ?? 0 } }
    : {}),
});

/** The number that the next invoice would get with what is typed now. */
export const nextNumber = (prefix: string, settings: InvoiceSettings | null, year: number): string =>
  takeInvoiceNumber({ ...(settings?.numbering.b2b ?? { ...firstSeries, year }), prefix: prefix.trim() }, year).no;
