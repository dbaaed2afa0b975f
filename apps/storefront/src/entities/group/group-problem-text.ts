import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { changeGroup, joinGroup, lookAtGroup, payGroupShare, startGroup } from "@lokalkorb/contracts/groups";
import { sentenceOf, type RefusalPlace, type Sentences } from "@lokalkorb/domain/labels/refusal-sentences";
import { sharedSentences } from "@/entities/order/refusal-text";

export type GroupProblem = RefusalsOf<
  typeof changeGroup | typeof joinGroup | typeof lookAtGroup | typeof payGroupShare | typeof startGroup
>;

const {
  "rate-limited": limited,
  "not-found": missing,
  "sign-in-required": signedOut,
  "basket-too-large": tooLarge,
} = sharedSentences;

const sentences: Sentences<GroupProblem> = {
  "rate-limited": limited,
  "not-found": missing,
  "sign-in-required": signedOut,
  "basket-too-large": tooLarge,
  "basket-empty": () => "Es hat noch niemand etwas gewählt.",
  "basket-not-open": () =>
    "Diese Bestellung wird gerade bezahlt oder ist schon unterwegs. Daran ändert sich nichts mehr.",
  "group-closed": ({ state }) =>
    state === "closed"
      ? "Der Korb ist schon geschlossen. Das wurde nicht mehr übernommen."
      : state === "ended"
        ? "Dieser Gruppenkorb wurde beendet, ohne zu bestellen."
        : "Die Zeit ist um. Das wurde nicht mehr übernommen.",
  "group-full": ({ max }) => `Mehr als ${max} Personen passen nicht in einen Gruppenkorb.`,
  "not-a-member": () =>
    "Diese Ansicht ist für Mitglieder. Wer einen Gruppenkorb startet und schließt, muss angemeldet sein und mit der bestätigten Adresse des Kontos auf der Liste des Betriebs stehen.",
  "not-allowed": () =>
    "Das darf nur, wer den Korb gestartet hat. Wer herausgenommen wurde, kann nicht wieder mitbestellen.",
  "token-invalid": () => "Dieser Link gilt nicht. Lass ihn dir noch einmal schicken.",
  "already-handled": ({ status }) =>
    status === "pendingPayment"
      ? "Dieser Anteil ist schon bezahlt oder wird übernommen."
      : status === "expired"
        ? "Die Zeit zum Zahlen ist um. Abgebucht wird nichts."
        : "Die Bestellung ist schon beim Betrieb. Zu zahlen ist nichts mehr.",
  "payment-failed": () => "Die Zahlung hat nicht geklappt. Versuch es bitte noch einmal.",
  "payment-unavailable": () => "Die Zahlungsseite ist gerade nicht erreichbar. Versuch es gleich noch einmal.",
  "payment-method-unavailable": () => "Online zahlen geht hier gerade nicht.",
  "request-reused": () => "Das hat nicht geklappt. Versuch es bitte noch einmal.",
};

export const groupProblemText = (problem: GroupProblem, place: RefusalPlace): string =>
  sentenceOf(sentences, problem, place);
