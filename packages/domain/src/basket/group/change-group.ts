import type { Id } from "../../kernel/branded.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { removeLine, type BasketLines } from "../change-basket.ts";
import type { Group, Participant } from "./group-fields.ts";
import { linesWithout, ownLines } from "./group-lines.ts";
import type { GroupRefusal } from "./group-refusal.ts";
import { groupEnd, groupKeptUntil, isCollecting } from "./group-times.ts";

export const mostLinesEach = 20;

export type GroupChange =
  /** All own lines, as they are from now on. */
  | { readonly kind: "choose"; readonly lines: BasketLines; readonly isDone: boolean }
  | { readonly kind: "leave" }
  /** By the host alone, from here on. */
  | { readonly kind: "removePerson"; readonly participantId: string }
  | { readonly kind: "removeLine"; readonly lineId: Id<"line"> }
  | { readonly kind: "extend"; readonly closesAt: Instant }
  | { readonly kind: "close" }
  /** At the checkout: what cannot be had is left out, and nothing else of the closed group changes. */
  | { readonly kind: "keep"; readonly lineIds: readonly Id<"line">[] }
  | { readonly kind: "reopen"; readonly closesAt: Instant }
  | { readonly kind: "end" };

type ChangeRefusal =
  | Extract<GroupRefusal, { readonly type: "group-closed" }>
  | { readonly type: "not-found" }
  | { readonly type: "not-allowed" }
  | { readonly type: "basket-empty" }
  | { readonly type: "basket-too-large"; readonly maxLines: number };

export type GroupPatch = Partial<
  Pick<Group, "state" | "closesAt" | "uids" | "participants" | "removedUids" | "lines" | "expiresAt">
>;

/**
 * One wish of one participant (product/state-machines 3.3): own lines are changed while it collects, and the rest is the
 * host's. An empty patch: it is so already.
 */
export function changeGroup(
  group: Group,
  uid: Id<"user">,
  change: GroupChange,
  now: Instant,
): Result<GroupPatch, ChangeRefusal> {
  const self = group.participants.find((one) => one.uid === uid);
  if (self === undefined) return refuse({ type: "not-found" });
  if (group.state === "ended") return refuse({ type: "group-closed", state: "ended" });
  const isHost = uid === group.hostUid;
  const collects = isCollecting(group, now);
  const late = refuse({ type: "group-closed", state: group.state } as const);
  switch (change.kind) {
    case "choose":
      return collects ? choose(group, self, change) : late;
    case "leave":
      if (isHost) return refuse({ type: "not-allowed" });
      return collects ? ok(without(group, self)) : late;
    default:
      return isHost ? changeAsHost(group, change, now) : refuse({ type: "not-allowed" });
  }
}

function changeAsHost(
  group: Group,
  change: Exclude<GroupChange, { readonly kind: "choose" | "leave" }>,
  now: Instant,
): Result<GroupPatch, ChangeRefusal> {
  const isOpen = group.state === "collecting";
  const late = refuse({ type: "group-closed", state: group.state } as const);
  switch (change.kind) {
    case "removePerson": {
      const person = group.participants.find(({ id }) => id === change.participantId);
      if (person?.uid === group.hostUid) return refuse({ type: "not-allowed" });
      if (!isOpen) return late;
      if (person === undefined) return ok({});
      return ok({ ...without(group, person), removedUids: [...group.removedUids, person.uid] });
    }
    case "removeLine":
      return isOpen ? ok({ lines: removeLine(group.lines, change.lineId) }) : late;
    case "extend":
      return isOpen ? ok(until(change.closesAt, now)) : late;
    case "close":
      if (!isOpen) return ok({});
      return Object.keys(group.lines).length === 0 ? refuse({ type: "basket-empty" }) : ok({ state: "closed" });
    case "keep":
      return isOpen ? late : keep(group, change.lineIds);
    case "reopen":
      return isOpen ? ok({}) : ok({ state: "collecting", ...until(change.closesAt, now) });
    case "end":
      // Names are of no use any more.
      return ok({ state: "ended", lines: {}, expiresAt: Math.min(group.expiresAt, groupKeptUntil(now)) });
  }
}

function choose(
  group: Group,
  self: Participant,
  { lines, isDone }: Extract<GroupChange, { readonly kind: "choose" }>,
): Result<GroupPatch, ChangeRefusal> {
  const own = ownLines(self.id, lines);
  const all = { ...linesWithout(group.lines, self.id), ...own };
  if (Object.keys(own).length > mostLinesEach) return refuse({ type: "basket-too-large", maxLines: mostLinesEach });
  const isMore = Object.keys(all).length > Math.max(group.maxLines, Object.keys(group.lines).length);
  if (isMore) return refuse({ type: "basket-too-large", maxLines: group.maxLines });
  const participants = group.participants.map((one) => (one === self ? { ...one, isDone } : one));
  return ok({ lines: all, participants });
}

function keep({ lines }: Group, lineIds: readonly Id<"line">[]): Result<GroupPatch, ChangeRefusal> {
  const kept = Object.fromEntries(Object.entries(lines).filter(([lineId]) => lineIds.includes(lineId)));
  const count = Object.keys(kept).length;
  if (count === 0) return refuse({ type: "basket-empty" });
  return ok(count === Object.keys(lines).length ? {} : { lines: kept });
}

function without(group: Group, person: Participant): GroupPatch {
  const participants = group.participants.filter((one) => one !== person);
  return {
    participants,
    uids: participants.map(({ uid }) => uid),
    lines: linesWithout(group.lines, person.id),
  };
}

function until(wanted: Instant, now: Instant): Required<Pick<Group, "closesAt" | "expiresAt">> {
  const closesAt = groupEnd(wanted, now);
  return { closesAt, expiresAt: groupKeptUntil(closesAt) };
}
