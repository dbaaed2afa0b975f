import * as f from "../../kernel/fields/field.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays, daysBetween, isLocalDate } from "../../kernel/time/local-date.ts";
import { instantToLocal, localToInstant } from "../../kernel/time/zoned-time.ts";

/** Cents. A card that is sold online is worth at least a coffee and at most what its buyer can lose with a mail. */
export const leastGiftCents = 5_00;
export const mostGiftCents = 250_00;
export const mostGiftValues = 8;

/** Gift cards that a shop sells online; a shop without it sells none there. */
export const giftOffer = f.object({
  /** Values to choose from, in cents. */
  values: f.list(f.cents(), { max: mostGiftValues }),
  /** Any other value between the least and the most, too. */
  anyValue: f.flag(),
});
export type GiftOffer = f.ValueOf<typeof giftOffer>;

/** Drawings on a card, in the colours of its shop. */
export const giftDesigns = ["herbs", "table", "party", "heart"] as const;
export type GiftDesign = (typeof giftDesigns)[number];

const isInBounds = (cents: Cents): boolean =>
  Number.isSafeInteger(cents) && cents >= leastGiftCents && cents <= mostGiftCents;

/** The offer as it is stored: each value once, from the least on. Null: nothing is offered. */
export function offerOf({ values, anyValue }: GiftOffer): GiftOffer | null {
  const kept = [...new Set(values)].filter(isInBounds).toSorted((a, b) => a - b);
  return kept.length === 0 && !anyValue ? null : { values: kept.slice(0, mostGiftValues), anyValue };
}

export const isOffered = ({ values, anyValue }: GiftOffer, cents: Cents): boolean =>
  isInBounds(cents) && (anyValue || values.includes(cents));

/** So many days ahead a card may be sent. */
export const latestGiftDays = 365;
const sentAt = "08:00";

/** Whether a card may be sent on this day of the shop: today or later, within a year. */
export function isGiftDay(date: LocalDate, timezone: string, now: Instant): boolean {
  if (!isLocalDate(date)) return false;
  const ahead = daysBetween(instantToLocal(now, timezone).date, date);
  return ahead >= 0 && ahead <= latestGiftDays;
}

export const latestGiftDay = (today: LocalDate): LocalDate => addDays(today, latestGiftDays);

/** The moment at which a card is sent: in the morning of its day, and at once where that day is here. */
export const giftSentAt = (date: LocalDate, timezone: string, now: Instant): Instant =>
  date <= instantToLocal(now, timezone).date ? now : localToInstant({ date, time: sentAt }, timezone);
