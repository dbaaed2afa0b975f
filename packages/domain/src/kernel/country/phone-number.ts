import type { Country } from "./country.ts";

const codes: Readonly<Record<Country, string>> = { DE: "+49", AT: "+43" };

/** As machines dial it (E.164): '0664 123 45 67' in Austria → '+436641234567'; null: it is no such number. */
export function internationalPhone(typed: string, country: Country): string | null {
  const bare = typed.replaceAll("(0)", "").replaceAll(/[\s()/.–-]/g, "");
  const number = bare.replace(/^00/, "+").replace(/^0(?!0)/, codes[country]);
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
