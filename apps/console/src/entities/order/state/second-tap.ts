import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

/** Where and when a button was pressed; `at` in milliseconds of any clock that only goes forward. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: Instant;
}

const heldMs = 1_000;
/** As far as a finger strays that taps the same spot twice, in CSS pixels. */
const strayPx = 48;

/**
 * The next card moves up to where one was just handled: a tap that falls there at once was meant for the first. Returns
 * the handled tap while its place is held against this one; a tap elsewhere frees the place.
 */
export function heldAgainst(handled: Tap | null, { x, y, at }: Tap): Tap | null {
  if (handled === null) return null;
  return at - handled.at < heldMs && Math.hypot(x - handled.x, y - handled.y) <= strayPx ? handled : null;
}

/** A scanner types what it read and ends with Enter; people do not type outside of fields. */
export const isScannersEnter = (typedAt: Instant | null, at: Instant): boolean =>
  typedAt !== null && at - typedAt < heldMs;

/** An order that became the first one only now is not read yet. */
export const isSeen = (firstSince: number, at: Instant): boolean => at - firstSince >= heldMs;
