import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { statusWord } from "../status-word.ts";
import type { RememberedOrder } from "./remembered-order.ts";

/** A state that was seen longer ago than this is not said. */
const freshMillis = 90_000;

/** 'Bestellung 47 · ' before its time, where there is room for it. */
export const runningWord = ({ dayCode }: RememberedOrder): string =>
  dayCode === "" ? "Bestellung · " : `Bestellung ${dayCode} · `;

/**
 * 'Bestellung 47 · 12:30 Uhr · Hofladen · In Arbeit': begins with the words that are seen, so that it can be called by them
 * (A11-02). The state only where it is the one of now.
 */
export function runningSentence(order: RememberedOrder, now: Instant): string {
  const { restaurantName, status, type, slotStart, timezone, seenAt } = order;
  const seen = `${runningWord(order)}${formatMoment(slotStart, { timezone, now })}`;
  const state = now - seenAt < freshMillis ? [statusWord(status, type)] : [];
  return [seen, restaurantName, ...state].join(" · ");
}

export const manyRunning = (count: number): string => `${count} Bestellungen laufen`;
