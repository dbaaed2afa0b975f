import type { Country } from "./country.ts";

export type VatIdProblem = "form" | "check-digit";

/** 'atu 1358-5627' -> 'ATU13585627': as it stands on invoices, in capitals and without what people put between. */
export const plainVatId = (typed: string): string => typed.replaceAll(/[\s\u00a0.\-/]/g, "").toUpperCase();

const rules: Readonly<
  Record<Country, { readonly form: RegExp; readonly isRight: (digits: readonly number[]) => boolean }>
> = {
  DE: { form: /^DE([1-9]\d{8})$/, isRight: isRightInGermany },
  AT: { form: /^ATU(\d{8})$/, isRight: isRightInAustria },
};

/**
 * The problem of a German or Austrian VAT id, typed with or without spaces; null for one that can exist, which only the
 * tax offices can confirm. Form: as the European Commission lists it for VIES (DE and nine digits, ATU and eight). Last
 * digit: DE by ISO 7064 MOD 11,10; AT by the construction rules of the Austrian ministry of finance (sum of digits with
 * weights 1 and 2, plus 4, modulo 10).
 */
export function vatIdProblem(typed: string): VatIdProblem | null {
  const id = plainVatId(typed);
  for (const { form, isRight } of Object.values(rules)) {
    const digits = form.exec(id)?.[1];
    if (digits !== undefined) return isRight(Array.from(digits, Number)) ? null : "check-digit";
  }
  return "form";
}

function isRightInGermany(digits: readonly number[]): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === digits.at(-1);
}

function isRightInAustria(digits: readonly number[]): boolean {
  const sum = digits
    .slice(0, -1)
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 0);
  return (10 - ((sum + 4) % 10)) % 10 === digits.at(-1);
}
