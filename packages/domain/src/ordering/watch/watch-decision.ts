import { inForce } from "../../fulfilment/slots/lead-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Operations } from "../../shop/shop-settings.ts";
import { awakeDevices, awakeFor, type BoardWatch } from "./awake-devices.ts";
import { missedSince, rejectionRow, waitsTooLong, type WatchedOrder } from "./missed-orders.ts";

/** The wishes of a shop: to be told, and to be paused; absent = not. */
export interface WatchRules {
  readonly warnAfterRejections?: number | undefined;
  readonly pauseAfterMissed?: number | undefined;
}

export interface WatchFacts {
  readonly watch: BoardWatch | null;
  readonly rules: WatchRules;
  readonly operations: Operations;
  /** The last orders of the shop. */
  readonly orders: readonly WatchedOrder[];
  readonly now: Instant;
  /** Of the shop's own day. */
  readonly today: Instant;
  readonly tomorrow: Instant;
}

export interface WatchWarning {
  readonly type: "boardAsleep" | "autoPaused" | "orderRejections";
  /** Since when it is so; with the type it names the incident, which is told once. */
  readonly since: Instant;
  readonly orders: number;
}

export interface WatchDecision {
  readonly warnings: readonly WatchWarning[];
  readonly operations: Operations | null;
  /** The news of the watch; null = none. */
  readonly patch: Partial<Pick<BoardWatch, "sleepToldOf" | "rejectionsToldAt" | "pause">> | null;
}

/**
 * State machine 3.10, asked after an order waited too long or was rejected. A shop that sleeps is told once in each sleep
 * and day; it is paused where it asked for that, and never while a device is awake. A row of rejections is told once.
 */
export function decideWatch(facts: WatchFacts): WatchDecision {
  const { watch, rules, orders, now, today } = facts;
  const sleep = sleepOf(facts);
  const pause = sleep === null ? null : pauseOf(facts, sleep);
  const isAsleepTold = sleep === null || watch?.sleepToldOf === sleep;
  const waiting = orders.filter(waitsTooLong).length;
  const row = rejectionRow(orders, today);
  const tellsRow =
    rules.warnAfterRejections !== undefined &&
    row.count >= rules.warnAfterRejections &&
    (watch?.rejectionsToldAt ?? -Infinity) < row.begins;
  const warnings: WatchWarning[] = [
    ...(pause === null ? [] : [{ type: "autoPaused", since: now, orders: pause.orders } as const]),
    ...(pause === null && sleep !== null && !isAsleepTold && waiting > 0
      ? [{ type: "boardAsleep", since: sleep, orders: waiting } as const]
      : []),
    ...(tellsRow ? [{ type: "orderRejections", since: row.begins, orders: row.count } as const] : []),
  ];
  const tellsSleep = sleep !== null && warnings.some(({ type }) => type !== "orderRejections");
  const patch = {
    ...(tellsSleep && { sleepToldOf: sleep }),
    ...(tellsRow && { rejectionsToldAt: now }),
    ...(pause !== null && { pause: { from: now, orders: pause.orders } }),
  };
  return { warnings, operations: pause?.operations ?? null, patch: warnings.length === 0 ? null : patch };
}

/** Since when no device was awake, from the day's beginning on; null: one is, or the shop takes no orders just now. */
function sleepOf({ watch, operations, now, today }: WatchFacts): Instant | null {
  const state = inForce(operations, now);
  if (state === "paused" || state === "closed") return null;
  // A second tab of a browser has the same id, and may be hidden while the first one is looked at.
  if (awakeDevices(watch?.devices ?? {}, now).length > 0 || (watch?.awakeAt ?? 0) > now - awakeFor) return null;
  // A person who opened by hand was awake at that moment, too.
  return Math.max(today, watch?.awakeAt ?? 0, watch?.pause?.endedBy === "staff" ? (watch.pause.to ?? 0) : 0);
}

function pauseOf(
  { rules, orders, now, tomorrow }: WatchFacts,
  sleep: Instant,
): { readonly operations: Operations; readonly orders: number } | null {
  const missed = missedSince(orders, sleep);
  if (rules.pauseAfterMissed === undefined || missed < rules.pauseAfterMissed) return null;
  return { operations: { state: "paused", until: tomorrow, automaticSince: now }, orders: missed };
}

/** The automatic pause that a device which wakes up ends: it is still the state of the shop. */
export const endsWith = (operations: Operations, now: Instant): boolean =>
  operations.automaticSince !== undefined && inForce(operations, now) === "paused";
