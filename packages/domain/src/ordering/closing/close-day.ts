import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Refused } from "../order/refusal.ts";
import { undoHeldFor } from "../undo/step-before.ts";
import type { DayClosing } from "./closing-fields.ts";
import type { ClosableOrder } from "./open-ends.ts";
import { type ClosingQuestion, draftClosing, lastClosing } from "./day-closing.ts";

export interface CloseDay extends ClosingQuestion {
  readonly now: Instant;
  /** Who signs, as the team calls them. */
  readonly by: string;
  /** The figures on the screen of the one who signs. */
  readonly seen: { readonly totalCents: Cents; readonly orders: number };
  /** A reason for each open end that is accepted. */
  readonly reasons: ReadonlyMap<string, string>;
}

export type CloseDayRefusal = Refused<"day-closed" | "day-ahead" | "open-ends" | "figures-changed">;

/** Signs a day off. Days are closed in their order, each once, and only with the figures that were looked at. */
export function closeDay(question: CloseDay): Result<DayClosing, CloseDayRefusal> {
  const { day, timezone, earlier, now, by, seen, reasons } = question;
  const last = lastClosing(earlier);
  if (last !== null && day <= last.day) return refuse({ type: "day-closed", day: last.day });
  if (day > instantToLocal(now, timezone).date) return refuse({ type: "day-ahead" });
  const { since, figures, openEnds } = draftClosing(question);
  const { totalCents, sales } = figures;
  if (isHandoverHeld(question.orders, now) || totalCents !== seen.totalCents || sales.length !== seen.orders)
    return refuse({ type: "figures-changed", totalCents });
  const accepted = openEnds.map((end) => ({ ...end, reason: reasons.get(end.key)?.trim() ?? "" }));
  const unanswered = accepted.filter(({ reason }) => reason === "").length;
  if (unanswered > 0) return refuse({ type: "open-ends", count: unanswered });
  return ok({ no: (last?.no ?? 0) + 1, day, since, closedAt: now, by, ...figures, openEnds: accepted });
}

/** A handover that can still be taken back is no figure yet. */
export const isHandoverHeld = (orders: readonly Pick<ClosableOrder, "completedAt">[], now: Instant): boolean =>
  orders.some(({ completedAt = -Infinity }) => completedAt > now - undoHeldFor && completedAt <= now);
