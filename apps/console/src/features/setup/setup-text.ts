import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { acceptContracts, placeTestOrder } from "@lokalkorb/contracts/shops";
import { contractVersionText } from "@lokalkorb/domain/shop/merchant-contracts";
import { stepText } from "@/entities/setup/step-text";

const numbers = ["Keine", "einen", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

export const setupText = {
  ...stepText,
  left: (count: number): string =>
    count === 1
      ? "Noch ein Schritt, dann verkaufst du."
      : `Noch ${numbers[count] ?? count} Schritte, dann verkaufst du.`,
  leftLead: "Hör auf, wann du willst: Jeder Stand bleibt gespeichert.",
  live: "Dein Laden ist offen.",
  liveLead: "Neue Bestellungen klingeln auf der Tafel.",
  toBoard: "Zur Tafel",
  failed: "Die Schritte sind gerade nicht da",
  failedNext: "Bitte versuche es gleich noch einmal.",
  contracts: {
    terms: "Nutzungsbedingungen für Betriebe",
    AVV: "Vereinbarung zur Auftragsverarbeitung",
    versionOf: (version: string): string => `Fassung ${contractVersionText(version)}`,
    accept: "Beides annehmen",
    changed: "Die Texte sind inzwischen neu. Bitte lade die Seite neu und lies sie noch einmal.",
    failed: "Noch nicht angenommen",
  },
  testOrder: {
    place: "Testbestellung auslösen",
    again: "Noch eine Testbestellung",
    failed: "Keine Testbestellung",
    ordered: "Bestellt",
    accept: "Annehmen",
    handOver: "Fertig melden und übergeben",
    done: "Geschafft: So läuft jede Bestellung.",
    ended: "Diese Testbestellung wurde abgesagt. Löse eine neue aus.",
  },
  preview: {
    title: "So sehen dich die Leute",
    change: "Aussehen ändern",
    addCover: "Titelbild und Logo hinzufügen",
    empty: "Noch nichts veröffentlicht. Deine Artikel erscheinen hier, sobald du sie veröffentlichst.",
    more: (count: number): string => (count === 1 ? "und 1 weiterer Artikel" : `und ${count} weitere Artikel`),
  },
  goLive: {
    title: "Live gehen",
    visible: { public: "Für alle sichtbar", unlisted: "Nur mit Link" },
    hints: { public: "in der Suche und auf der Startseite", unlisted: "für den ersten Tag mit der Stammkundschaft" },
    press: "Live gehen",
    held: "Die Plattform hält deinen Laden verborgen",
    missing: (steps: string): string => `Es fehlt: ${steps}.`,
    done: {
      public: "Dein Laden ist jetzt für alle sichtbar.",
      unlisted: "Dein Laden ist jetzt mit seinem Link zu sehen.",
    },
    subject: "Live gehen",
    toShop: "Laden ansehen",
  },
} as const;

export const contractRefusals: Readonly<Record<RefusalsOf<typeof acceptContracts>["type"], string>> = {
  "not-allowed": "Nur wer den Betrieb besitzt, kann Verträge annehmen.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
};

export const testOrderRefusals: Readonly<Record<RefusalsOf<typeof placeTestOrder>["type"], string>> = {
  "not-allowed": "Nur wer den Betrieb besitzt, kann eine Testbestellung auslösen.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
  "not-found": "Es ist noch nichts veröffentlicht. Stelle Artikel in eine Kategorie und veröffentliche sie.",
  "basket-empty":
    "Kein veröffentlichter Artikel lässt sich ohne Rückfrage bestellen. Veröffentliche einen, der keine Auswahl verlangt.",
  "distribution-unavailable":
    "In den nächsten Tagen gibt es keine freie Zeit. Prüfe unter „Abholung & Lieferung“ die Zeiten und die Ferien.",
  "rate-limited": "Das waren viele Testbestellungen. Bitte warte eine Stunde.",
};
