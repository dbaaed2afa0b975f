import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { editOrder, quoteOrderEdit } from "@lokalkorb/contracts/orders";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import {
  sentenceOf,
  slotSentences,
  type RefusalPlace,
  type Sentences,
} from "@lokalkorb/domain/labels/refusal-sentences";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

export type EditRefused = RefusalsOf<typeof editOrder | typeof quoteOrderEdit>;

const tooLate = "Diese Bestellung lässt sich nicht mehr ändern. Ruf bitte im Betrieb an.";
const listed = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(", ");

/** In the words of an order that is there: nothing of it lies in a basket. */
const sentences: Sentences<EditRefused> = {
  "shop-closed": slotSentences["shop-closed"],
  "below-minimum": slotSentences["below-minimum"],
  "above-maximum": ({ maximumCents, excessCents }) =>
    `Hier sind höchstens ${formatMoney(maximumCents)} je Bestellung möglich. Das wären ${formatMoney(excessCents)} mehr.`,
  "slot-full": () => "So viel schafft der Betrieb zu deiner Zeit nicht mehr. Nimm weniger oder ruf im Betrieb an.",
  "distribution-unavailable": () => "Dazulegen geht hier gerade nicht. Ruf bitte im Betrieb an.",
  "not-available-then": ({ items }) => `Zu deiner Zeit gibt es ${listed(items.map(({ name }) => name))} nicht.`,
  "sold-out": ({ items, inRound }) =>
    items
      .map(({ name, available }) =>
        inRound
          ? `In dieser Runde gibt es von „${name}“ ${available > 0 ? `höchstens ${available} für dich` : "nichts mehr"}.`
          : available > 0
            ? `Von „${name}“ kannst du höchstens ${available} haben.`
            : `„${name}“ ist leider ausverkauft.`,
      )
      .join(" "),
  "options-incomplete": ({ optionName }) => `Bei „${optionName}“ fehlt eine Auswahl. Wähl es bitte noch einmal aus.`,
  "line-invalid": ({ reason }) =>
    reason === "quantity"
      ? "Diese Menge gibt es nicht. Ändere sie bitte."
      : "Ein Artikel wird so nicht mehr angeboten. Lade die Seite neu und versuch es noch einmal.",
  "basket-empty": () => "Ganz leer geht nicht. Wenn du nichts mehr möchtest, storniere die Bestellung.",
  "basket-too-large": ({ maxLines }) => `Mehr als ${maxLines} verschiedene Artikel gehen nicht in einer Bestellung.`,
  "age-required": () => "Artikel mit Alkohol kannst du nicht dazulegen. Bestell sie bitte neu.",
  "transition-not-allowed": () => tooLate,
  "too-late": () => tooLate,
  "changed-too-often": ({ max }) =>
    `Diese Bestellung wurde schon ${max}-mal geändert. Ruf bitte im Betrieb an, wenn noch etwas anders sein soll.`,
  "confirmation-required": () => "Der Preis hat sich gerade geändert. Sieh ihn dir an und drück noch einmal.",
  "weight-implausible": () => tooLate,
  "refund-too-high": () => "Dafür hast du dein Geld schon zurück. Ruf bitte im Betrieb an.",
  "payment-unavailable": () =>
    "Online bezahlen geht gerade nicht. Deine Bestellung bleibt, wie sie ist. Versuch es in ein paar Minuten noch einmal.",
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt. Deine Bestellung bleibt, wie sie ist.",
  "payment-method-unavailable": () => "Die Differenz lässt sich hier nicht bezahlen. Ruf bitte im Betrieb an.",
  "approval-unavailable": () =>
    "Damit läge die Bestellung über einer Grenze deiner Firma. Bestell das Weitere extra, dann kann sie es freigeben.",
  "already-handled": () => tooLate,
  "rate-limited": ({ retryAt }, { timezone }) =>
    `Das waren viele Versuche. Ab ${instantToLocal(retryAt, timezone).time}\u00a0Uhr geht es weiter.`,
  "request-reused": () => "Deine Änderung war schon unterwegs. Lade die Seite neu, dann siehst du, was daraus wurde.",
  "not-found": () => "Das haben wir nicht gefunden. Lade die Seite neu und versuch es noch einmal.",
  "not-allowed": () => "Das geht mit dieser Anmeldung nicht.",
  "sign-in-required": () => "Deine Sitzung ist abgelaufen. Lade die Seite neu, deine Bestellung bleibt erhalten.",
};

export const editRefusalText = (refusal: EditRefused, place: RefusalPlace): string =>
  sentenceOf(sentences, refusal, place);
