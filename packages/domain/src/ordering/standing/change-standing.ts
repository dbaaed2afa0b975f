import { hourMs, type Instant, type LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Run } from "./next-runs.ts";
import type { StandingProblem } from "./standing-choices.ts";
import type { PastRun, StandingOrder } from "./standing-fields.ts";
import { withChangedRuns, withQuantityOn } from "./standing-on.ts";

/** `cancelled`: by its owner, or by the shop. `suspended`: it waits for another way to pay. */
export type StandingStatus = "active" | "suspended" | "cancelled";

export type StandingChange =
  | { readonly kind: "skip" | "unskip"; readonly date: LocalDate }
  | { readonly kind: "pause"; readonly until: LocalDate }
  | { readonly kind: "resume" }
  /** 0 takes the goods out. `date`: on this day alone; without it, every day has the same numbers again. */
  | { readonly kind: "quantity"; readonly lineId: string; readonly quantity: number; readonly date?: LocalDate }
  | { readonly kind: "card"; readonly cardId: string }
  /** Left out: at once; else the last day on which it may come. */
  | { readonly kind: "end"; readonly on?: LocalDate };

/** The longest pause, in days. */
export const longestPause = 8 * 7;
const mostQuantity = 99;

export interface Standing {
  readonly status: StandingStatus;
  readonly standing: StandingOrder;
}

/** Null: nothing changes, since it is so already. `runs`: the coming ones, as they are now. */
export function changeStanding(
  { status, standing }: Standing,
  change: StandingChange,
  { runs, now, timezone }: { readonly runs: readonly Run[]; readonly now: Instant; readonly timezone: string },
): Standing | StandingProblem {
  if (status === "cancelled") return change.kind === "end" ? { status, standing } : "over";
  switch (change.kind) {
    case "skip":
    case "unskip": {
      if (!isOpen(change.date)) return "too-late";
      const others = standing.skips.filter((date) => date !== change.date);
      return { status, standing: { ...standing, skips: change.kind === "skip" ? [...others, change.date] : others } };
    }
    case "pause": {
      const today = instantToLocal(now, timezone).date;
      if (change.until <= today || change.until > addDays(today, longestPause)) return "wrong-days";
      return { status, standing: { ...standing, pausedUntil: change.until } };
    }
    case "resume": {
      const { pausedUntil: _pausedUntil, ...running } = standing;
      return { status, standing: running };
    }
    case "quantity":
      if (change.date !== undefined && !isOpen(change.date)) return "too-late";
      return withQuantity({ status, standing }, change);
    case "card":
      return { status: "active", standing: { ...withoutRetry(standing), cardId: change.cardId } };
    case "end": {
      const isLater = change.on !== undefined && change.on > instantToLocal(now, timezone).date;
      return isLater
        ? { status, standing: { ...standing, endsOn: change.on } }
        : { status: "cancelled", standing: withoutRetry(standing) };
    }
  }

  function isOpen(day: LocalDate): boolean {
    const run = runs.find(({ date }) => date === day);
    return run !== undefined && run.lockAt > now;
  }
}

function withQuantity(
  { status, standing }: Standing,
  { lineId, quantity, date }: Extract<StandingChange, { readonly kind: "quantity" }>,
): Standing | StandingProblem {
  const line = standing.lines[lineId];
  if (line === undefined || quantity > mostQuantity) return "wrong-days";
  if (date !== undefined) {
    const changed = withQuantityOn(standing, date, { lineId, quantity });
    return changed === null ? "last-goods" : { status, standing: changed };
  }
  const { [lineId]: _line, ...others } = standing.lines;
  if (quantity === 0 && Object.keys(others).length === 0) return "last-goods";
  const lines = quantity === 0 ? others : { ...standing.lines, [lineId]: { ...line, qty: quantity } };
  return { status, standing: withChangedRuns({ ...standing, lines }, []) };
}

const withoutRetry = ({ retry: _retry, ...standing }: StandingOrder): StandingOrder => standing;

/** How long after a payment that did not work it is tried again; after the last one the plan waits for its owner. */
const retryAfter = [6 * hourMs, 12 * hourMs] as const;
const mostPast = 12;

/** After a run: what became of it, or when its payment is tried again. */
export function afterRun(
  { status, standing }: Standing,
  run: PastRun,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Standing {
  const { retry } = standing;
  const attempts = retry?.date === run.date ? retry.attempts : 0;
  const wait = retryAfter[attempts];
  if (run.missed === "payment" && wait !== undefined && now + wait < until)
    return {
      status,
      standing: { ...standing, retry: { date: run.date, attempts: attempts + 1, at: now + wait } },
    };
  const { date } = run;
  return {
    status: run.missed === "payment" ? "suspended" : status,
    standing: {
      ...withChangedRuns(
        withoutRetry(standing),
        (standing.changedRuns ?? []).filter((changed) => changed.date > date),
      ),
      skips: standing.skips.filter((day) => day > date),
      past: [run, ...standing.past].slice(0, mostPast),
    },
  };
}

/** Its last day is over. */
export const hasRunOut = ({ standing }: Standing, runs: readonly Run[]): boolean =>
  standing.endsOn !== undefined && runs.length === 0;

/** How long before its lock the price of a run is looked at, so that its owner hears of a higher one in time. */
const looksAhead = 48 * hourMs;

export type StandingStep =
  | { readonly kind: "order"; readonly run: Run }
  /** Ask what it would cost. */
  | { readonly kind: "look"; readonly run: Run }
  | { readonly kind: "wait"; readonly at: Instant };

/** The next thing to do for a standing order, or when. `runs`: the coming ones. */
export function nextStep({ status, standing }: Standing, runs: readonly Run[], now: Instant): StandingStep | null {
  const run = runs.find(({ state }) => state === "planned");
  if (status !== "active" || run === undefined) return null;
  const { retry, lookedAheadOn } = standing;
  const orderAt = retry?.date === run.date ? Math.max(retry.at, run.lockAt) : run.lockAt;
  if (orderAt <= now) return { kind: "order", run };
  const lookAt = run.lockAt - looksAhead;
  if (lookedAheadOn === run.date || retry?.date === run.date) return { kind: "wait", at: orderAt };
  return lookAt <= now ? { kind: "look", run } : { kind: "wait", at: lookAt };
}
