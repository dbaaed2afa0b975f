import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { ChangedRun, StandingOrder } from "./standing-fields.ts";

type Lines = StandingOrder["lines"];

/** The standing order as its run on that day has it: with the numbers that were changed for this day alone. */
export function standingOn(standing: StandingOrder, date: LocalDate): StandingOrder {
  const { toldCents = standing.toldCents } = changedOn(standing, date) ?? {};
  return { ...standing, lines: linesOn(standing, date), toldCents };
}

/** The goods of that day alone. */
export function linesOn(standing: Pick<StandingOrder, "lines" | "changedRuns">, date: LocalDate): Lines {
  const changed = changedOn(standing, date);
  return changed === undefined ? standing.lines : linesOf(standing.lines, changed);
}

export const changedOn = (
  { changedRuns = [] }: Pick<StandingOrder, "changedRuns">,
  date: LocalDate,
): ChangedRun | undefined => changedRuns.find((changed) => changed.date === date);

function linesOf(lines: Lines, { quantities }: ChangedRun): Lines {
  return Object.fromEntries(
    Object.entries(lines)
      .map(([lineId, line]) => [lineId, { ...line, qty: quantities[lineId] ?? line.qty }] as const)
      .filter(([, { qty }]) => qty > 0),
  );
}

/** Another number of these goods on that day alone, and every other day as before. Null: nothing would be left. */
export function withQuantityOn(
  standing: StandingOrder,
  date: LocalDate,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): StandingOrder | null {
  const { quantities = {}, toldCents = standing.toldCents } = changedOn(standing, date) ?? {};
  const wished = Object.fromEntries(
    Object.entries({ ...quantities, [lineId]: quantity }).filter(([id, qty]) => standing.lines[id]?.qty !== qty),
  );
  const changed = { date, quantities: wished, toldCents };
  if (Object.keys(linesOf(standing.lines, changed)).length === 0) return null;
  const others = (standing.changedRuns ?? []).filter((run) => run.date !== date);
  return withChangedRuns(standing, Object.keys(wished).length === 0 ? others : [...others, changed]);
}

export function withChangedRuns(standing: StandingOrder, changedRuns: readonly ChangedRun[]): StandingOrder {
  const { changedRuns: _before, ...rest } = standing;
  return changedRuns.length === 0 ? rest : { ...rest, changedRuns };
}

/** Its owner knows this total from now on: that of the day, where its numbers are its own, or else of every run. */
export function withTold(standing: StandingOrder, date: LocalDate | undefined, toldCents: Cents): StandingOrder {
  const { changedRuns = [] } = standing;
  if (changedRuns.every((run) => run.date !== date)) return { ...standing, toldCents };
  return { ...standing, changedRuns: changedRuns.map((run) => (run.date === date ? { ...run, toldCents } : run)) };
}

/** The first run behind a pause: its owner may have forgotten that it comes again. */
export const isBackFromPause = (
  { pausedUntil, past }: Pick<StandingOrder, "pausedUntil" | "past">,
  date: LocalDate,
): boolean => pausedUntil !== undefined && date >= pausedUntil && past.every((run) => run.date < pausedUntil);
