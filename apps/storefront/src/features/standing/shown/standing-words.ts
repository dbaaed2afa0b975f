import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatDay, weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** The clock and the calendar of a shop. */
export interface ShopZone {
  readonly timezone: string;
  readonly country: Country;
}

const rhythms: Readonly<Record<number, string>> = { 1: "Jede Woche", 2: "Alle 2 Wochen", 4: "Alle 4 Wochen" };
export const rhythmWords = (weeks: number): string => rhythms[weeks] ?? `Alle ${weeks} Wochen`;

/** 'Freitag' */
export const weekdayWords = (date: LocalDate): string => weekdayNames[weekdayOf(date) - 1] ?? "";
export const shortWeekday = (date: LocalDate): string => weekdayWords(date).slice(0, 2);

/** 'Freitag, 27. November' */
export const dayWords = (date: LocalDate, { country }: ShopZone): string => formatDay(date, country);

/** 'Mittwoch, 25. November, 18:00 Uhr' */
export const momentWords = (at: Instant, { timezone, country }: ShopZone): string =>
  `${formatDay(instantToLocal(at, timezone).date, country)}, ${formatClock(at, timezone)}`;

export const clockWords = (at: Instant, { timezone }: ShopZone): string => formatClock(at, timezone);

export const payWords: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "Bar bei der Abholung",
  cardOnPickup: "Mit Karte bei der Abholung",
  cashOnDelivery: "Bar bei der Lieferung",
  online: "Von deiner Karte, je Termin",
  onAccount: "Auf Rechnung deiner Firma",
  giftCard: "Gutschein",
};

export const cardWords = {
  legend: "Welche Karte",
  none: "Für Termine, die online bezahlt werden, brauchst du eine gespeicherte Karte.",
  add: "Karte hinzufügen",
  missing: "Bitte wähle eine Karte.",
  mandate: (shop: string, amount: string): string =>
    `Du erlaubst, dass je Termin bis zu ${amount} für ${shop} von dieser Karte abgebucht werden. Das gilt, bis du den Dauerauftrag beendest.`,
} as const;
