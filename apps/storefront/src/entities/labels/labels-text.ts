import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** Words that several screens share. */

/** „Nicht im Versand“, „Das gibt es nicht mit Lieferung.“ */
export const fulfilmentPhrases: Readonly<Record<FulfilmentType, string>> = {
  pickup: "zum Abholen",
  delivery: "mit Lieferung",
  shipping: "im Versand",
  locker: "im Abholfach",
  dineIn: "am Tisch",
};

/** The same as means, for a list of them. */
export const paymentMeans: Readonly<Record<PaymentMethod, string>> = {
  cashOnPickup: "bar",
  cardOnPickup: "mit Karte",
  cashOnDelivery: "bar",
  online: "online",
  onAccount: "auf Rechnung",
  giftCard: "mit Gutschein",
};

export const kindNames: Readonly<Record<ShopKind, string>> = {
  restaurant: "Gasthaus",
  bakery: "Bäckerei",
  butcher: "Metzgerei",
  farm: "Bauernhof",
  farmShop: "Hofladen",
  caterer: "Catering",
  other: "Betrieb",
};

export const quantity = (count: number): string => (count === 1 ? "1 Artikel" : `${count} Artikel`);

export const free = "kostenlos";

/** 'Geöffnet bis 18:30 Uhr', 'Öffnet morgen um 7:00 Uhr' */
export function openingText(opening: OpeningState, timezone: string, now: Instant): string {
  const clock = (at: Instant): string => `${instantToLocal(at, timezone).time}\u00a0Uhr`;
  const today = instantToLocal(now, timezone).date;
  switch (opening.state) {
    case "open":
      // A shop that never closes need not say until when.
      return opening.until - now > 36 * 3_600_000 ? "Rund um die Uhr geöffnet" : `Geöffnet bis ${clock(opening.until)}`;
    case "opensAt": {
      const { date } = instantToLocal(opening.at, timezone);
      return date === today
        ? `Öffnet um ${clock(opening.at)}`
        : `Öffnet ${formatShortDay(date, today)} um ${clock(opening.at)}`;
    }
    case "paused":
      return opening.until === null ? "Macht gerade Pause" : `Pause bis ${clock(opening.until)}`;
    case "closed":
      return "Zurzeit geschlossen";
  }
}
