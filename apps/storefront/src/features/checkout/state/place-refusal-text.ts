import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import {
  offerSentences,
  sentenceOf,
  type RefusalPlace,
  type Sentences,
} from "@lokalkorb/domain/labels/refusal-sentences";
import { ineligibilityText } from "@/entities/order/ineligibility-text";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { sharedSentences, type PlaceRefusal } from "@/entities/order/refusal-text";

const sentences: Sentences<PlaceRefusal> = {
  ...sharedSentences,
  ...offerSentences,
  "price-changed": ({ quotedCents, totalCents }) =>
    quotedCents === totalCents
      ? "Dein Korb wurde in einem anderen Fenster geändert. Prüf die Übersicht und bestell dann noch einmal."
      : `Ein Preis hat sich geändert: statt ${formatMoney(quotedCents)} kostet dein Korb jetzt ${formatMoney(totalCents)}. Prüf die Übersicht und bestell dann noch einmal.`,
  "basket-not-yours": () =>
    "Dieser Korb gehört zu einer anderen Anmeldung. Lade die Seite neu, dein Korb bleibt erhalten.",
  "basket-not-open": () =>
    "Dein Korb wurde schon bestellt oder wird gerade bezahlt. Lade die Seite neu und versuch es noch einmal.",
  "menu-changed": () => "Das Angebot wurde gerade geändert. Prüf die Übersicht und bestell dann noch einmal.",
  "legal-texts-changed": () =>
    "Der Betrieb hat gerade seine Bedingungen geändert. Lade die Seite neu, lies sie und bestell dann noch einmal. Dein Korb bleibt erhalten.",
  "phone-required": () => "Der Betrieb braucht deine Telefonnummer für Rückfragen.",
  "too-many-open-orders": ({ max }) =>
    max === 1
      ? "Du hast hier schon eine offene Bestellung. Sobald sie abgeholt ist, kannst du wieder bestellen."
      : `Du hast hier schon ${max} offene Bestellungen, mehr gehen nicht auf einmal. Sobald eine abgeholt ist, kannst du wieder bestellen.`,
  "customer-blocked": () =>
    "Dieser Betrieb nimmt gerade keine Bestellung von dir an. Es wurde nichts bestellt und nichts abgebucht. Wenn du wissen willst, warum, ruf dort an.",
  "not-a-member": () =>
    "Diese Ansicht ist für Mitglieder, und deine E-Mail-Adresse steht nicht auf der Liste des Betriebs. Frag dort nach, oder melde dich mit der Adresse an, die man dort kennt. Es wurde nichts bestellt.",
  "business-unknown": () =>
    "Für diese Firma kannst du hier nicht mehr bestellen. Nimm den Haken bei der Firma weg und bestell privat, oder frag im Betrieb nach. Es wurde nichts bestellt.",
  "po-number-required": () => "Deine Firma braucht zu jeder Bestellung eine eigene Bestellnummer.",
  "credit-limit-exceeded": ({ leftCents }) =>
    leftCents === 0
      ? "Deine Firma hat ihr Limit für Bestellungen auf Rechnung erreicht. Wähle bitte eine andere Zahlungsart, oder frag im Betrieb nach."
      : `Auf Rechnung kann deine Firma nur noch für ${formatMoney(leftCents)} bestellen. Wähle bitte eine andere Zahlungsart, bestell weniger oder frag im Betrieb nach.`,
  "approval-unavailable": ({ reason }) => approvalText[reason],
  "payment-method-unavailable": ({ bar }) =>
    `Diese Zahlungsart ${bar === undefined ? "geht hier nicht" : `gibt es hier ${ineligibilityText(bar)}`}. Wähle bitte eine andere.`,
  "account-required": () => "Dafür brauchst du ein Konto. Melde dich an, dein Korb bleibt erhalten.",
  "payment-failed": () => "Die Zahlung wurde nicht ausgeführt. Dein Korb ist noch da.",
  "payment-unavailable": () =>
    "Online bezahlen geht gerade nicht. Versuch es in ein paar Minuten noch einmal oder wähle eine andere Zahlungsart.",
};

export function placeRefusalText(refusal: PlaceRefusal, place: RefusalPlace): string {
  return sentenceOf(sentences, refusal, place);
}

/** The order is above a limit of its company, and cannot wait to be approved. */
const approvalText: Readonly<Record<Refused<"approval-unavailable">["reason"], string>> = {
  noAdmin:
    "Diese Bestellung müsste deine Firma freigeben, aber dort verwaltet gerade niemand die Bestellungen. Bestell weniger, oder frag im Betrieb nach.",
  payment:
    "Diese Bestellung muss deine Firma erst freigeben. Das geht nur auf Rechnung oder mit Zahlung bei der Übergabe, und ohne Gutschein.",
  change: "Diese Bestellung muss deine Firma erst freigeben. Bestell bitte noch einmal.",
  time: "Diese Bestellung muss deine Firma erst freigeben, und bis zu dieser Zeit reicht das nicht mehr. Wähle bitte eine spätere.",
};
