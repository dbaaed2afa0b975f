import { readTables } from "./read-tables.ts";

/**
 * One duty of the law of Germany and Austria. `notBuilt`: which feature it belongs to, where that one is not here yet;
 * `lacks`: what of it is still missing beside what its tests prove.
 */
interface LegalDuty {
  readonly id: string;
  readonly text: string;
  readonly notBuilt?: string;
  readonly lacks?: string;
}

/** The duties of ordering and selling food: the tables of the page that say of each whether it is built. */
export const legalDuties: readonly LegalDuty[] = readTables("docs/product/legal-duties.md")
  .filter((row) => "not built" in row)
  .map(({ id = "", duty: text = "", "not built": notBuilt = "", lacks = "" }) => ({
    id,
    text,
    ...(notBuilt && { notBuilt }),
    ...(lacks && { lacks }),
  }));
