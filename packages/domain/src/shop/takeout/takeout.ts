import * as f from "../../kernel/fields/field.ts";
import { dayMs, type Instant, minuteMs } from "../../kernel/time/instant.ts";

export const takeoutStates = ["preparing", "ready", "expired", "failed"] as const;
export type TakeoutState = (typeof takeoutStates)[number];

/** All data of a shop in one file, for its owner (GDP-04): how far it is. */
export const takeoutFields = {
  /** Names the file; each takeout has one of its own. */
  takeoutId: f.text(),
  state: f.oneOf(takeoutStates),
  requestedAt: f.instant(),
  /** The name in the team. */
  by: f.text(),
  /** When the last part was written. */
  movedAt: f.instant(),
  /** Tries since then that came to nothing. */
  failures: f.count(),
  readyAt: f.optional(f.instant()),
  until: f.optional(f.instant()),
  bytes: f.optional(f.count()),
  files: f.optional(f.count()),
  /** The download that stands in the shop's log; without one no byte is handed out. */
  opened: f.optional(f.object({ uid: f.id<"user">(), at: f.instant() })),
};
export type Takeout = f.ValuesOf<typeof takeoutFields>;

export const takeoutKeptFor = 7 * dayMs;
/** A slow line takes so long for a large file. */
const downloadTakesAtMost = 12 * 60 * minuteMs;
/** One that has not moved for so long does not move any more, whatever stopped it. */
const stuckAfter = dayMs;
/** The same part failed so often: a person has to ask anew. */
export const mostFailures = 3;

type Known = Pick<Takeout, "state" | "movedAt"> & Partial<Pick<Takeout, "until" | "opened">>;

/** As it is now; null: there was none. */
export function takeoutState(takeout: Known | null, now: Instant): TakeoutState | null {
  if (takeout === null) return null;
  const { state, movedAt, until = 0 } = takeout;
  if (state === "preparing" && now - movedAt >= stuckAfter) return "failed";
  return state === "ready" && now >= until ? "expired" : state;
}

/** Whether this account may go on with the download that it began. */
export const isOpenedBy = (takeout: Known, uid: string, now: Instant): boolean =>
  takeoutState(takeout, now) === "ready" &&
  takeout.opened?.uid === uid &&
  now - takeout.opened.at < downloadTakesAtMost;
