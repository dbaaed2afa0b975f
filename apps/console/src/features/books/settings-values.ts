import type { saveBooksSettings } from "@lokalkorb/contracts/books";
import type { InputOf } from "@lokalkorb/contracts/contract";
import {
  accountLength,
  accountRoles,
  type BooksSettings,
  type Chart,
  charts,
  isAccount,
  isClientNo,
  isConsultantNo,
  proposedAccounts,
} from "@lokalkorb/domain/invoices/books/books-settings";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { settingsText as words } from "./books-text.ts";

/** Flat, as a form has it: accounts by their role, turnover as `rate700`. */
export type SettingsValues = Readonly<Record<string, string>>;

export const rateField = (rateBp: number): string => `rate${rateBp}`;

export const settingsValues = (settings: BooksSettings, rates: readonly number[]): SettingsValues => ({
  consultantNo: settings.consultantNo,
  clientNo: settings.clientNo,
  chart: settings.chart,
  yearStart: String(settings.yearStart),
  ...accountValues(settings, rates),
});

const accountValues = (
  { accounts, turnover }: Pick<BooksSettings, "accounts"> & { readonly turnover: Readonly<Record<string, string>> },
  rates: readonly number[],
): SettingsValues => ({
  ...accounts,
  ...Object.fromEntries(rates.map((rate) => [rateField(rate), turnover[String(rate)] ?? ""])),
});

export const chartOf = (text: string | undefined): Chart => charts.find((one) => one === text) ?? "own";

/** Another chart proposes its accounts; an own one keeps what stands there. */
export const withChart = (values: SettingsValues, chart: Chart, rates: readonly number[]): SettingsValues => ({
  ...values,
  chart,
  ...(chart === "own" ? {} : accountValues(proposedAccounts[chart], rates)),
});

export function storedSettings(
  values: SettingsValues,
  rates: readonly number[],
): Omit<InputOf<typeof saveBooksSettings>, "requestId" | "restaurantId"> {
  const of = (name: string): string => (values[name] ?? "").trim();
  return {
    consultantNo: of("consultantNo"),
    clientNo: of("clientNo"),
    chart: chartOf(values["chart"]),
    yearStart: Number(of("yearStart")),
    accounts: {
      debtors: of("debtors"),
      transit: of("transit"),
      vouchers: of("vouchers"),
      passedOn: of("passedOn"),
    },
    turnover: Object.fromEntries(
      rates.map((rate) => [String(rate), of(rateField(rate))] as const).filter(([, account]) => account !== ""),
    ),
  };
}

/** A number that DATEV alone wants may be missing; a turnover that a shop does not have needs no account. */
export function settingsErrors(values: SettingsValues, rates: readonly number[]): FieldErrors {
  const checks = fieldChecks();
  const stored = storedSettings(values, rates);
  if (stored.consultantNo !== "" && !isConsultantNo(stored.consultantNo))
    checks.note("consultantNo", { sentence: words.consultantWrong });
  if (stored.clientNo !== "" && !isClientNo(stored.clientNo)) checks.note("clientNo", { sentence: words.clientWrong });
  const wrong = [
    ...accountRoles.filter((role) => !isAccount(stored.accounts[role])),
    ...Object.entries(stored.turnover).flatMap(([rate, account]) =>
      isAccount(account) ? [] : [rateField(Number(rate))],
    ),
  ];
  for (const field of wrong) checks.note(field, { sentence: words.accountWrong });
  if (wrong.length === 0 && accountLength(stored) === null) checks.note("debtors", { sentence: words.uneven });
  return checks.errors;
}
