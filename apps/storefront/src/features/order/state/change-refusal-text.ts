import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { sentenceOf, type RefusalPlace, type Sentences } from "@lokalkorb/domain/labels/refusal-sentences";
import { sharedSentences, type ChangeRefusal } from "@/entities/order/refusal-text";

const sentences: Sentences<ChangeRefusal> = {
  ...sharedSentences,
  "age-check-required": ({ minAge }) => `Bei der Übergabe wird ein Ausweis geprüft: ab ${minAge} Jahren.`,
  "transition-not-allowed": () => "Das geht jetzt nicht mehr. Ruf bitte im Betrieb an.",
  "payment-required": ({ openCents }) => `Es sind noch ${formatMoney(openCents)} offen.`,
  "reason-required": () => "Bitte nenn einen Grund.",
  "confirmation-required": ({ differenceCents }) =>
    `Damit wird die Bestellung um ${formatMoney(differenceCents)} teurer. Bitte bestätige das zuerst.`,
  "refund-too-high": ({ maxCents }) =>
    maxCents > 0
      ? `Höchstens ${formatMoney(maxCents)} können erstattet werden.`
      : "Dafür hast du dein Geld schon zurück. Ruf bitte im Betrieb an.",
  "weighing-required": () => "Die Ware ist noch nicht gewogen.",
  "weight-implausible": ({ minGrams, maxGrams }) => `Das Gewicht muss zwischen ${minGrams} g und ${maxGrams} g liegen.`,
  "too-late": () => "Dafür ist es jetzt leider zu spät. Ruf bitte im Betrieb an.",
  "changed-too-often": ({ what, max }) =>
    `Diese Bestellung wurde schon ${max}-mal ${what === "moved" ? "verschoben" : "geändert"}. Ruf bitte im Betrieb an, wenn noch etwas anders sein soll.`,
  "not-allowed": () => "Das geht mit dieser Anmeldung nicht.",
};

export function changeRefusalText(refusal: ChangeRefusal, place: RefusalPlace): string {
  return sentenceOf(sentences, refusal, place);
}
