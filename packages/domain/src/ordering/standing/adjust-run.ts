import type { Cents } from "../../kernel/money/cents.ts";
import type { Refusal } from "../order/refusal.ts";
import type { MissedReason } from "./standing-choices.ts";
import type { Shortage, StandingOrder } from "./standing-fields.ts";

export type RunLines = StandingOrder["lines"];

/** The question that a run puts to the ordering rules; each refusal makes the next one. */
export interface RunQuestion {
  readonly lines: RunLines;
  readonly quotedTotalCents: Cents;
  readonly menuVersion: number;
  readonly short: readonly Shortage[];
}

export type Adjusted =
  | { readonly kind: "again"; readonly question: RunQuestion }
  | { readonly kind: "missed"; readonly reason: MissedReason; readonly totalCents?: Cents };

/**
 * A run is ordered by the same rules as every order. A refusal that a shopper would answer by changing the basket is answered
 * in the same way: fewer pieces, goods left out, a lower price taken. A price above `mostCents` is never taken.
 */
export function adjustRun(question: RunQuestion, refusal: Refusal, mostCents: Cents): Adjusted {
  switch (refusal.type) {
    case "price-changed":
      return refusal.totalCents > mostCents
        ? { kind: "missed", reason: "dearer", totalCents: refusal.totalCents }
        : again({ ...question, quotedTotalCents: refusal.totalCents });
    case "menu-changed":
      return again({ ...question, menuVersion: refusal.version });
    case "sold-out":
      return refusal.items.some(({ itemId }) => Object.values(question.lines).some(({ refId }) => refId === itemId))
        ? withLines(question, refusal.items)
        : { kind: "missed", reason: "soldOut" };
    case "line-invalid":
    case "options-incomplete":
      return withoutLines(question, [refusal.lineId]);
    case "not-available-then":
      return withoutLines(
        question,
        refusal.items.map(({ lineId }) => lineId),
      );
    case "basket-empty":
    case "below-minimum":
      return { kind: "missed", reason: "soldOut" };
    case "slot-changed":
    case "slot-full":
    case "shop-closed":
    case "cutoff-passed":
    case "distribution-unavailable":
    case "out-of-area":
      return { kind: "missed", reason: "time" };
    case "payment-failed":
    case "payment-unavailable":
    case "payment-method-unavailable":
    case "credit-limit-exceeded":
    case "approval-unavailable":
      return { kind: "missed", reason: "payment" };
    default:
      return { kind: "missed", reason: "shop" };
  }
}

const again = (question: RunQuestion): Adjusted => ({ kind: "again", question });

interface Left {
  readonly itemId: string;
  readonly available: number;
}

/** Each kind of goods down to what is left of it, from the last line on. */
function withLines(question: RunQuestion, gone: readonly Left[]): Adjusted {
  let { lines } = question;
  const short: Shortage[] = [];
  for (const { itemId, available } of gone) {
    let left = available;
    for (const [lineId, line] of Object.entries(lines).filter(([, { refId }]) => refId === itemId)) {
      const got = Math.min(line.qty, left);
      left -= got;
      if (got < line.qty) short.push({ name: line.name, wanted: line.qty, got });
      lines = got === 0 ? without(lines, lineId) : { ...lines, [lineId]: { ...line, qty: got } };
    }
  }
  return rest(question, lines, short);
}

function withoutLines(question: RunQuestion, lineIds: readonly string[]): Adjusted {
  const gone = Object.entries(question.lines).filter(([lineId]) => lineIds.includes(lineId));
  // An answer about other goods than these would be given again and again.
  if (gone.length === 0) return { kind: "missed", reason: "soldOut" };
  const short = gone.map(([, { name, qty }]) => ({ name, wanted: qty, got: 0 }));
  return rest(
    question,
    gone.reduce((lines, [lineId]) => without(lines, lineId), question.lines),
    short,
  );
}

function rest(question: RunQuestion, lines: RunLines, short: readonly Shortage[]): Adjusted {
  if (Object.keys(lines).length === 0) return { kind: "missed", reason: "soldOut" };
  return again({ ...question, lines, short: [...question.short, ...short] });
}

const without = (lines: RunLines, lineId: string): RunLines =>
  Object.fromEntries(Object.entries(lines).filter(([id]) => id !== lineId));
