import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { ineligibilityText } from "@/entities/order/ineligibility-text";
import {
  clock,
  sentenceOf,
  sharedSentences,
  type PlaceRefusal,
  type RefusalPlace,
  type Sentences,
} from "@/entities/order/refusal-text";

function formatDay(at: Instant, place: RefusalPlace): string {
  const [year, month, day] = instantToLocal(at, place.timezone).date.split("-");
  return `${Number(day)}.${Number(month)}.${year ?? ""}, ${clock(at, place)}`;
}

type CodeReason = Refused<"code-conditions">["reason"];
function conditionWords(reason: CodeReason, missingCents = 0): string {
  const words: Readonly<Record<CodeReason, string>> = {
    minimum: `gilt erst ab einem höheren Betrag. Es fehlen noch ${formatMoney(missingCents)}.`,
    items: "gilt für keinen der Artikel in deinem Korb.",
    distribution: "gilt nicht für diesen Weg. Probier es mit Abholung oder Lieferung.",
    paymentMethod: "gilt nicht mit dieser Zahlungsart.",
    time: "gilt nicht zu dieser Zeit.",
    firstOrder: "gilt nur für die erste Bestellung hier.",
    customer: "gilt nicht für diese Anmeldung.",
  };
  return words[reason];
}

const sentences: Sentences<PlaceRefusal> = {
  ...sharedSentences,
  "price-changed": ({ quotedCents, totalCents }) =>
    quotedCents === totalCents
      ? "Dein Korb wurde in einem anderen Fenster geändert. Prüf die Übersicht und bestell dann noch einmal."
      : `Ein Preis hat sich geändert: statt ${formatMoney(quotedCents)} kostet dein Korb jetzt ${formatMoney(totalCents)}. Prüf die Übersicht und bestell dann noch einmal.`,
  "basket-too-large": ({ maxLines }) =>
    `Mehr als ${maxLines} verschiedene Artikel gehen nicht in einer Bestellung. Teile sie bitte auf.`,
  "basket-not-yours": () =>
    "Dieser Korb gehört zu einer anderen Anmeldung. Lade die Seite neu, dein Korb bleibt erhalten.",
  "basket-not-open": () =>
    "Dein Korb wurde schon bestellt oder wird gerade bezahlt. Lade die Seite neu und versuch es noch einmal.",
  "menu-changed": () => "Das Angebot wurde gerade geändert. Prüf die Übersicht und bestell dann noch einmal.",
  "legal-texts-changed": () =>
    "Der Betrieb hat gerade seine Bedingungen geändert. Lade die Seite neu, lies sie und bestell dann noch einmal. Dein Korb bleibt erhalten.",
  "age-required": ({ minAge }) =>
    `Für Artikel mit Alkohol bestätige bitte, dass du mindestens ${minAge} Jahre alt bist.`,
  "phone-required": () => "Der Betrieb braucht deine Telefonnummer für Rückfragen.",
  "too-many-open-orders": ({ max }) =>
    max === 1
      ? "Du hast hier schon eine offene Bestellung. Sobald sie abgeholt ist, kannst du wieder bestellen."
      : `Du hast hier schon ${max} offene Bestellungen, mehr gehen nicht auf einmal. Sobald eine abgeholt ist, kannst du wieder bestellen.`,
  "customer-blocked": () =>
    "Dieser Betrieb nimmt gerade keine Bestellung von dir an. Es wurde nichts bestellt und nichts abgebucht. Wenn du wissen willst, warum, ruf dort an.",
  "payment-method-unavailable": ({ bar }) =>
    `Diese Zahlungsart ${bar === undefined ? "geht hier nicht" : `gibt es hier ${ineligibilityText(bar)}`}. Wähle bitte eine andere.`,
  "out-of-area": ({ zip, alternatives }) =>
    `Nach ${zip} liefern wir noch nicht.${alternatives.includes("pickup") ? " Abholung ist möglich." : ""}`,
  "address-required": () => "Wohin sollen wir liefern? Bitte gib die ganze Adresse an.",
  "account-required": () => "Dafür brauchst du ein Konto. Melde dich an, dein Korb bleibt erhalten.",
  "code-invalid": ({ code }) =>
    `Den Code „${code}“ kennen wir hier nicht. Schau bitte noch einmal auf die Schreibweise.`,
  "code-expired": ({ code, validTo }, place) => `Der Code „${code}“ galt bis ${formatDay(validTo, place)}.`,
  "code-not-yet": ({ code, validFrom }, place) => `Der Code „${code}“ gilt erst ab ${formatDay(validFrom, place)}.`,
  "code-not-combinable": ({ code, with: other }) =>
    `„${code}“ lässt sich nicht mit „${other}“ kombinieren. Behalte einen von beiden.`,
  "code-conditions": ({ code, reason, missingCents }) => `Der Code „${code}“ ${conditionWords(reason, missingCents)}`,
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt. Dein Korb ist noch da.",
  "payment-unavailable": () =>
    "Online bezahlen geht gerade nicht. Versuch es in ein paar Minuten noch einmal oder wähle eine andere Zahlungsart.",
};

export function placeRefusalText(refusal: PlaceRefusal, place: RefusalPlace): string {
  return sentenceOf(sentences, refusal, place);
}
