import type { setVatTemplates } from "@lokalkorb/contracts/back-office";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { ProposableVat } from "@lokalkorb/domain/pricing/tax/vat-templates";

export const vatText = {
  lead: "Womit die ersten Kategorien neuer Läden beginnen. Im Laden steht dabei, dass es ein Vorschlag ist.",
  loading: "Die Steuervorschläge werden geladen",
  failed: "Die Steuervorschläge sind gerade nicht da",
  rows: "Eigene Zeilen",
  rowsLead:
    "Die erste Zeile, die passt, gilt. Passt keine, entscheidet die Tabelle von Lokalkorb nach den Wörtern der Kategorie.",
  kind: "Betrieb",
  everyKind: "alle",
  country: "Land",
  word: "Wort in der Kategorie",
  wordHint: "Der letzte Teil genügt: „brot“ passt auch auf „Bauernbrot“.",
  vatClass: "Steuer",
  add: "Zeile hinzufügen",
  remove: "Zeile entfernen",
  form: "Steuervorschläge",
  outcome: "So beginnt ein neuer Laden",
  outcomeLead: "Nach den Zeilen oben, auch den noch nicht gespeicherten.",
  outcomeTable: "Kategorien und ihre Steuer",
  category: "Erste Kategorie",
  open: "ohne Vorschlag",
  saved: "Gespeichert. Es gilt für Läden, die ab jetzt angelegt werden.",
  problem: "Das hat nicht geklappt",
} as const;

export const countryNames = { AT: "Österreich", DE: "Deutschland" } as const;

export const classNames: Readonly<Record<ProposableVat, string>> = {
  food: "Speisen und Lebensmittel",
  basicFood: "Grundnahrungsmittel",
  drink: "Getränke",
  milkDrink: "Milchgetränke",
};

export const vatRefusals: Readonly<Record<RefusalsOf<typeof setVatTemplates>["type"], string>> = {
  "not-allowed": "Das darf nur, wer für die Plattform arbeitet.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
};
