import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";

/** '1150', '10*' or '3100-3107', read once. Codes are texts: 01067 keeps its zero. */
export type PlzPattern =
  | { readonly kind: "exact"; readonly zip: string }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "range"; readonly from: string; readonly to: string };

/** null = no such code can exist: wrong length for the country, letters, or a range that runs backwards. */
export function parsePlzPattern(written: string, country: Country): PlzPattern | null {
  const { zipPattern } = jurisdictions[country];
  const text = written.replaceAll(/\s/g, "");
  const [, prefix] = /^(\d+)\*$/.exec(text) ?? [];
  if (prefix !== undefined) return isPrefixOfZip(prefix, country) ? { kind: "prefix", prefix } : null;
  const [, from, to] = /^(\d+)[-–](\d+)$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    return zipPattern.test(from) && zipPattern.test(to) && from <= to ? { kind: "range", from, to } : null;
  return zipPattern.test(text) ? { kind: "exact", zip: text } : null;
}

const digits = { DE: 5, AT: 4 } as const;

/** A prefix is right if some code of the country begins with it. */
function isPrefixOfZip(prefix: string, country: Country): boolean {
  const length = digits[country];
  return prefix.length < length && jurisdictions[country].zipPattern.test(prefix.padEnd(length, "9"));
}

export function matchesPlz(pattern: PlzPattern, zip: string): boolean {
  switch (pattern.kind) {
    case "exact":
      return zip === pattern.zip;
    case "prefix":
      return zip.startsWith(pattern.prefix);
    case "range":
      // Same length, digits only: texts compare like numbers.
      return zip.length === pattern.from.length && zip >= pattern.from && zip <= pattern.to;
  }
}
