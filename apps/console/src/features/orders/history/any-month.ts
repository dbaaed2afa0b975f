type SearchedField = "no" | "customer.email" | "customer.phone" | "customer.name";
export type AnyMonthSearch = readonly (readonly [SearchedField, "in" | ">=" | "<=", unknown])[];

/** Behind everything that begins with the same words. */
const last = "\uf8ff";
const fewestCharacters = 3;

/**
 * M-S11: conditions by which the database finds orders of any month without reading them all: a number or an address as a
 * whole, a telephone or a name by its beginning, as they were typed. Null: too little to ask for.
 */
export function anyMonthSearch(typed: string): AnyMonthSearch | null {
  const wanted = typed.trim();
  if (wanted.includes("@")) return [["customer.email", "in", [...new Set([wanted, wanted.toLowerCase()])]]];
  const [, digits] = /^(?:a-?)?(\d{1,7})$/i.exec(wanted) ?? [];
  if (digits !== undefined) return [["no", "in", [`A-${digits}`]]];
  if (wanted.length < fewestCharacters) return null;
  if (/^[+\d][\d\s/()-]+$/.test(wanted)) return startsWith("customer.phone", wanted);
  return startsWith("customer.name", `${wanted.charAt(0).toLocaleUpperCase("de")}${wanted.slice(1)}`);
}

/** A code on an order's page holds the address of this search; read by a scanner it is typed like a key. */
export function askedBy(typed: string): string {
  const [, asked] = /^https?:\/\/\S+[?&]suche=([\w.-]+)$/.exec(typed.trim()) ?? [];
  return asked ?? typed;
}

const startsWith = (field: SearchedField, words: string): AnyMonthSearch => [
  [field, ">=", words],
  [field, "<=", words + last],
];
