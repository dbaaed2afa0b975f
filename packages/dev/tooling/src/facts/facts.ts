import { readTables } from "./read-tables.ts";

/** One promise of the specification. `waitsFor` names the features without which a part of it cannot be true yet. */
interface Fact {
  readonly id: string;
  readonly text: string;
  readonly waitsFor?: string;
}

/** In the order of their page. */
export const facts: readonly Fact[] = readTables("docs/product/facts.md").map(
  ({ id = "", promise: text = "", "waits for": waitsFor = "" }) => ({ id, text, ...(waitsFor && { waitsFor }) }),
);
