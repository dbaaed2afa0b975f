import type { LegalTextKind } from "@lokalkorb/domain/shop/legal-text-fields";

export const legalTextsText = {
  label: "Rechtstexte",
  failed: "Die Texte konnten nicht geladen werden.",
  failedNext: "Prüfe die Verbindung. Es wurde nichts geändert.",
  saved: "Der Entwurf ist gespeichert. Für Bestellungen gilt er erst, wenn du ihn gültig machst.",
  lead: "Ohne eigenen Text gilt der von Lokalkorb. Jede Bestellung hält fest, welche Fassung galt. Ob ein Text deinem Betrieb genügt, prüft eine Anwältin oder ein Anwalt.",
  kinds: {
    terms: {
      title: "Allgemeine Geschäftsbedingungen",
      own: "Deine AGB",
      lead: "Gehen den Bedingungen von Lokalkorb vor. An der Kasse verlinkt und im Wortlaut in der Bestellbestätigung.",
    },
    withdrawal: {
      title: "Widerrufsbelehrung",
      own: "Deine Widerrufsbelehrung",
      lead: "Steht an der Kasse und in der Bestellbestätigung an der Stelle der gesetzlichen Muster-Belehrung. Das Muster-Formular bleibt.",
    },
    privacy: {
      title: "Datenschutzhinweise",
      own: "Deine Datenschutzhinweise",
      lead: "Was dein Betrieb selbst mit Daten macht. An der Kasse verlinkt.",
    },
  } satisfies Readonly<Record<LegalTextKind, { readonly title: string; readonly own: string; readonly lead: string }>>,
  textHint: "„# Überschrift“ beginnt einen Abschnitt, eine leere Zeile einen Absatz, „- “ einen Punkt einer Liste.",
  tooShort: "Der Text ist zu kurz, um zu gelten.",
  tooLong: (max: number): string => `Höchstens ${max.toLocaleString("de-DE")} Zeichen.`,
  ofLokalkorb: "Es gilt der Text von Lokalkorb.",
  inForce: (version: number, since: string): string => `Es gilt Fassung ${version}, seit ${since}.`,
  draft: "Der Text unten ist ein Entwurf und gilt noch nicht.",
  hash: "Prüfsumme (SHA-256)",
  read: "Im Laden lesen",
  template: "Text von Lokalkorb als Vorlage",
  publish: "Gültig machen",
  takeBack: "Text von Lokalkorb nehmen",
  published: (version: number): string => `Fassung ${version} gilt ab jetzt für neue Bestellungen.`,
  takenBack: "Ab jetzt gilt wieder der Text von Lokalkorb. Dein Text bleibt als Fassung lesbar.",
  notPublished: "Der Text gilt noch nicht.",
  refusals: {
    "not-allowed": "Das darf nur die Inhaberin oder der Inhaber des Betriebs.",
    "request-reused": "Das wurde schon anders abgeschickt. Lade die Seite neu.",
    "sign-in-required": "Bitte melde dich neu an.",
  },
  older: "Frühere Fassungen",
  olderOne: (version: number, since: string): string => `Fassung ${version}, gültig ab ${since}`,
} as const;
