import type { OwnChannel, StorefrontChannel } from "@lokalkorb/domain/shop/storefronts/storefront-channels";

/** Names of the kinds, as a shop knows them. */
export const channelNames: Readonly<Record<StorefrontChannel, string>> = {
  web: "Web",
  qr: "Am Tisch",
  members: "Mitglieder",
  b2b: "Geschäftskunden",
  plan: "Kiste",
  locker: "Abholfach",
  embed: "Eigene Website",
};

export const channelHints: Readonly<Record<OwnChannel, string>> = {
  web: "Eine weitere Karte für alle, zum Beispiel ein Mittagstisch.",
  qr: "Für Gäste im Haus: Leg den Link auf die Tische.",
  members:
    "Hier bestellt, wer auf deiner Mitgliederliste steht und sich anmeldet. Nirgends führt ein Link hierher, Suchmaschinen zeigen die Ansicht nicht.",
  b2b: "Hier bestellt, wer den Link und ein Kundenkonto hat. Nirgends führt ein Link hierher, Suchmaschinen zeigen die Ansicht nicht.",
  plan: "Für Kisten und Pakete, die man vorbestellt.",
};

export const storefrontsText = {
  lead: "Eine Ansicht zeigt dein Angebot für einen Anlass: eigene Auswahl, eigene Reihenfolge, eigene Preise, eigene Adresse. Artikel pflegst du weiter nur einmal.",
  subject: "Ansicht",
  add: "Neue Ansicht",
  first: "Die Seite deines Ladens. Sie steht immer vorn; ihre Kategorien ordnest du unter „Kategorien“.",
  publish: "Veröffentlichen",
  publishOf: (name: string): string => `${name} veröffentlichen`,
  edit: "Bearbeiten",
  editOf: (name: string): string => `${name} bearbeiten`,
  times: "Zeiten",
  timesOf: (name: string): string => `Zeiten von ${name}`,
  shown: (name: string): string => `${name} zeigen`,
  up: (name: string): string => `${name} nach oben`,
  down: (name: string): string => `${name} nach unten`,
  never: "Noch nicht veröffentlicht",
  version: (version: number, at: string): string => `Version ${version}, ${at}`,
  dirty: "Änderungen warten",
  hidden: "Ausgeblendet: Unter der Adresse steht nichts, und niemand kann hier bestellen.",
  visibility: { public: "Für alle sichtbar", unlisted: "Nur mit Link", members: "Verborgen", b2b: "Verborgen" },
  changedElsewhere: "Die Ansichten wurden gerade an anderer Stelle geändert. Bitte noch einmal.",
  tooMany: "Mehr als 20 Ansichten gibt es nicht.",
  saved: (name: string): string => `„${name}“ ist gespeichert. Auswahl und Preise gelten nach dem Veröffentlichen.`,
  form: {
    make: "Neue Ansicht",
    change: (name: string): string => `${name} bearbeiten`,
    name: "Name",
    nameHint: "So heißt die Ansicht im Laden, zum Beispiel „Mittagstisch“.",
    channel: "Wofür",
    address: "Adresse",
    addressHint: (address: string): string => `${address} – sie bleibt, damit gedruckte Links gültig bleiben.`,
    addressFixed: "Die Adresse bleibt, damit gedruckte Links gültig bleiben.",
    visibility: "Wer die Ansicht findet",
    visibilities: {
      public: "Alle: Die Seite deines Ladens führt hierher",
      unlisted: "Nur wer den Link hat",
    },
    allCategories: "Alle Kategorien zeigen, wie im Laden geordnet",
    categories: "Kategorien in dieser Reihenfolge",
    up: (name: string): string => `${name} weiter nach oben`,
    down: (name: string): string => `${name} weiter nach unten`,
    methods: "Wie man die Waren bekommt",
    fulfilmentHint: "Ohne Auswahl alle Wege, die dein Laden anbietet.",
    prices: "Preise",
    ordinary: "Wie im Laden",
    save: "Speichern",
    saving: "Wird gespeichert …",
  },
} as const;
