import type { giveTip } from "@lokalkorb/contracts/later-tips";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";

const refused: Readonly<Record<RefusalsOf<typeof giveTip>["type"], string>> = {
  "not-found": "Diese Bestellung gibt es nicht mehr. Abgebucht wurde nichts.",
  "not-allowed":
    "Trinkgeld kann geben, wer bestellt hat. Öffne die Bestellung in dem Browser, in dem du bestellt hast.",
  "sign-in-required": "Lade die Seite bitte neu und versuch es noch einmal.",
  "request-reused": "Lade die Seite bitte neu und versuch es noch einmal.",
  "transition-not-allowed": "Das geht, sobald deine Bestellung übergeben ist. Versuch es gleich noch einmal.",
  "too-late": "Das geht bis zwei Wochen nach der Übergabe. Abgebucht wurde nichts.",
  "already-answered":
    "Zu dieser Bestellung gibt es schon ein Trinkgeld, oder es wird gerade in einem anderen Fenster bezahlt.",
  "payment-method-unavailable": "Der Betrieb nimmt gerade kein Trinkgeld online an. Abgebucht wurde nichts.",
  "payment-unavailable":
    "Bezahlen geht gerade nicht. Abgebucht wurde nichts. Versuch es in ein paar Minuten noch einmal.",
  "rate-limited": "Das waren viele Versuche. Bitte warte eine Stunde.",
};

export const tipText = {
  title: "Trinkgeld für das Team",
  lead: "Freiwillig, und nur wenn du magst. Bezahlt wird online, bis zwei Wochen nach der Übergabe.",
  legend: "Wie viel möchtest du geben?",
  own: "Eigener Betrag",
  give: (money: string): string => `${money} Trinkgeld geben`,
  press: "Trinkgeld geben",
  opening: "Seite zum Bezahlen wird geöffnet",
  choose: "Wähl einen Betrag oder gib einen ein.",
  least: (money: string): string => `Mindestens ${money}.`,
  checking: "Wir fragen nach, ob dein Trinkgeld angekommen ist.",
  notYet: "Bis jetzt ist nichts angekommen. Sobald die Bank antwortet, steht es hier.",
  stopped: "Nicht bezahlt, abgebucht wurde nichts. Du kannst es noch einmal versuchen.",
  given: (money: string): string => `Du hast ${money} Trinkgeld gegeben. Das Team sagt danke!`,
  goesBack: (money: string): string => `Der Betrieb gibt dir ${money} Trinkgeld zurück.`,
  back: (money: string): string =>
    `${money} Trinkgeld gehen den Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das ein paar Tage.`,
  noPage: "Das hat nicht geklappt. Prüf die Verbindung und versuch es noch einmal. Abgebucht wurde nichts.",
  offline: "Du bist offline. Trinkgeld geht, sobald du wieder Netz hast.",
  refused,
} as const;
