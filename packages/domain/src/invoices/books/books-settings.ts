import * as f from "../../kernel/fields/field.ts";
import type { Country } from "../../kernel/country/country.ts";

/** Charts of accounts; `own` proposes no account for turnover, since each office in Austria numbers them its own way. */
export const charts = ["SKR03", "SKR04", "own"] as const;
export type Chart = (typeof charts)[number];

export const accountRoles = ["debtors", "transit", "vouchers", "passedOn"] as const;
export type AccountRole = (typeof accountRoles)[number];

const account = f.text({ max: 9 });

/** How the books of a shop are kept by its tax adviser (LIB). */
export const booksSettings = f.object({
  /** „Berater“ and „Mandant“ of DATEV. */
  consultantNo: f.text({ max: 7 }),
  clientNo: f.text({ max: 5 }),
  chart: f.oneOf(charts),
  /** The month with which the business year begins. */
  yearStart: f.int({ min: 1, max: 12 }),
  accounts: f.object({
    debtors: account,
    transit: account,
    vouchers: account,
    passedOn: account,
  }),
  /** Turnover by rate in basis points. */
  turnover: f.mapOf(account),
});
export type BooksSettings = f.ValueOf<typeof booksSettings>;

interface Proposal {
  readonly accounts: Readonly<Record<AccountRole, string>>;
  readonly turnover: Readonly<Record<string, string>>;
}

/** Automatic accounts where the chart has them, so that no tax key is written. */
export const proposedAccounts: Readonly<Record<Chart, Proposal>> = {
  SKR03: {
    accounts: { debtors: "10000", transit: "1360", vouchers: "1700", passedOn: "1590" },
    turnover: { "1900": "8400", "700": "8300", "0": "8195" },
  },
  SKR04: {
    accounts: { debtors: "10000", transit: "1460", vouchers: "3500", passedOn: "1370" },
    turnover: { "1900": "4400", "700": "4300", "0": "4185" },
  },
  own: { accounts: { debtors: "", transit: "", vouchers: "", passedOn: "" }, turnover: {} },
};

/** The rates for which the settings ask an account. */
export const ratesOf: Readonly<Record<Country, readonly number[]>> = {
  DE: [1900, 700, 0],
  AT: [2000, 1300, 1000, 490, 0],
};

export function untouchedBooks(country: Country): BooksSettings {
  const chart = country === "DE" ? "SKR03" : "own";
  return { consultantNo: "", clientNo: "", chart, yearStart: 1, ...proposedAccounts[chart] };
}

export const isAccount = (text: string): boolean => /^[1-9]\d{3,8}$/.test(text);
export const isConsultantNo = (text: string): boolean => /^\d{4,7}$/.test(text) && Number(text) > 1000;
export const isClientNo = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

/** The length of an account that is no person's; null: they are not equally long, or those of persons not by one digit longer. */
export function accountLength({ accounts, turnover }: Pick<BooksSettings, "accounts" | "turnover">): number | null {
  const { debtors, ...others } = accounts;
  const length = others.transit.length;
  const all = [...Object.values(others), ...Object.values(turnover).filter((text) => text !== "")];
  const isEven = all.every((text) => isAccount(text) && text.length === length);
  return isEven && length <= 8 && isAccount(debtors) && debtors.length === length + 1 ? length : null;
}
