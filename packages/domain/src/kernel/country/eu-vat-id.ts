import { plainVatId, type VatIdProblem, vatIdProblem } from "./vat-id.ts";

/** The part behind the country's letters, as the European Commission lists it for VIES; Greece writes EL, Northern Ireland XI. */
const forms: Readonly<Record<string, RegExp>> = {
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{9}B[A-Z0-9]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** ADR-04: the problem of a VAT id of any member state; the digits are calculated where the shops are, in DE and AT. */
export function euVatIdProblem(typed: string): VatIdProblem | null {
  const id = plainVatId(typed);
  const country = id.slice(0, 2);
  if (country === "DE" || country === "AT") return vatIdProblem(id);
  return forms[country]?.test(id.slice(2)) === true ? null : "form";
}
