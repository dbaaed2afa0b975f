import type { BasketLines } from "./change-basket.ts";
import { linesHash } from "./lines-hash.ts";

/** The basket of one shop in this browser, and the one that its account has. */
export interface MetBaskets {
  readonly here: BasketLines;
  /** `ordered`: it became an order. Null: the account has none. */
  readonly there: { readonly lines: BasketLines; readonly ordered: boolean } | null;
  /** Hash of the lines that both had when they were last the same; null: they never met. */
  readonly agreed: string | null;
}

/** `ask`: both have lines of their own, and only the shopper knows which are wanted. */
export type BasketStep =
  | { readonly type: "same" }
  | { readonly type: "write" }
  | { readonly type: "take"; readonly lines: BasketLines }
  | { readonly type: "ask"; readonly lines: BasketLines };

const isEmpty = (lines: BasketLines): boolean => Object.keys(lines).length === 0;

/**
 * The step that makes both the same. The side that changed since they last agreed wins; where both did, and neither is empty,
 * nothing is taken over or written before the shopper has said so (product/state-machines 3.3: lines never go silently).
 */
export function nextBasketStep({ here, there, agreed }: MetBaskets): BasketStep {
  if (there === null) return isEmpty(here) ? { type: "same" } : { type: "write" };
  const isUnchangedHere = linesHash(here) === agreed;
  if (there.ordered || isEmpty(there.lines)) {
    if (isEmpty(here)) return { type: "same" };
    // Ordered or emptied on another device.
    return isUnchangedHere ? { type: "take", lines: {} } : { type: "write" };
  }
  const hashThere = linesHash(there.lines);
  if (linesHash(here) === hashThere) return { type: "same" };
  if (hashThere === agreed) return { type: "write" };
  if (isUnchangedHere || isEmpty(here)) return { type: "take", lines: there.lines };
  return { type: "ask", lines: there.lines };
}

/** Both in one: the same goods with the same choices are one wish, so the larger quantity holds. */
export function joinBaskets(here: BasketLines, there: BasketLines): BasketLines {
  const last = Math.max(0, ...Object.values(here).map(({ position }) => position));
  const joined: Record<string, BasketLines[string]> = { ...here };
  for (const [lineId, line] of Object.entries(there)) {
    const own = here[lineId];
    joined[lineId] =
      own === undefined ? { ...line, position: last + line.position } : { ...own, qty: Math.max(own.qty, line.qty) };
  }
  return joined;
}
