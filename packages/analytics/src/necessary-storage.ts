/** One thing the product keeps in the browser without asking, because what the visitor asked for needs it. */
export interface NecessaryStorage {
  /** Matches the names that the purpose uses. */
  readonly pattern: RegExp;
  readonly where: "localStorage" | "sessionStorage" | "indexedDB" | "cacheStorage";
  /** For the visitor, in German. */
  readonly purpose: string;
  readonly kept: string;
}

/** Everything that may be stored before consent, and nothing else may (§ 25 TDDDG). */
export const necessaryStorage: readonly NecessaryStorage[] = [
  {
    pattern: /^lokalkorb:consent$/,
    where: "localStorage",
    purpose: "Deine Auswahl zu Cookies",
    kept: "12 Monate",
  },
  {
    pattern: /^lokalkorb:streets$/,
    where: "localStorage",
    purpose: "Ob Karten Straßen von Mapbox zeigen dürfen",
    kept: "12 Monate",
  },
  {
    pattern: /^lokalkorb:basket(?:-account)?:/,
    where: "localStorage",
    purpose: "Dein Korb",
    kept: "bis zur Bestellung",
  },
  {
    pattern: /^lokalkorb:group:/,
    where: "localStorage",
    purpose: "Der Link zu einem Gruppenkorb, bei dem du mitbestellst",
    kept: "bis die Gruppe bestellt hat oder du sie verlässt",
  },
  {
    pattern: /^lokalkorb:(?:contact|attempt)(?::|$)/,
    where: "sessionStorage",
    purpose: "Deine Angaben an der Kasse",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:(?:account|link-address)$/,
    where: "localStorage",
    purpose: "Dass du mit deinem Konto angemeldet bist, und die Adresse, an die dein Link zum Anmelden ging",
    kept: "bis du dich abmeldest",
  },
  {
    pattern: /^lokalkorb:(?:withdrawal:|termination$)/,
    where: "sessionStorage",
    purpose: "Deine Angaben zu einem Widerruf oder einer Kündigung, damit nichts verloren geht",
    kept: "bis sie abgeschickt sind oder du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:gift:/,
    where: "sessionStorage",
    purpose: "Deine Angaben zu einem Gutschein, damit nichts verloren geht",
    kept: "bis er bezahlt ist oder du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:account:guest$/,
    where: "sessionStorage",
    purpose: "Damit deine Bestellungen als Gast in dein Konto mitkommen",
    kept: "bis sie dort sind oder du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:(?:orders|running)$/,
    where: "localStorage",
    purpose: "Deine letzten Bestellungen, damit du sie ohne Verbindung und auf jeder Seite wiederfindest",
    kept: "bis du dich abmeldest, höchstens 90 Tage nach der Bestellung",
  },
  {
    pattern: /^lokalkorb:eaters$/,
    where: "localStorage",
    purpose:
      "Für wen du kochst: Allergien und Ernährung, die du angegeben hast. Kein Betrieb erfährt davon; in dein Konto kommen sie nur mit deinem Häkchen",
    kept: "bis du es löschst; aus deinem Konto, bis du dich abmeldest",
  },
  {
    pattern: /^lokalkorb:favourites$/,
    where: "localStorage",
    purpose: "Betriebe und Artikel, die du dir als Liebling gemerkt hast",
    kept: "bis du sie herausnimmst oder dich abmeldest",
  },
  {
    pattern: /^lokalkorb:place$/,
    where: "sessionStorage",
    purpose: "Der Ort, um den herum du Betriebe suchst",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:filter$/,
    where: "localStorage",
    purpose: "Wonach du das Sortiment filterst, etwa „vegan“ oder „ohne Nüsse“",
    kept: "bis du den Filter aufhebst",
  },
  {
    pattern: /^lokalkorb:message:/,
    where: "sessionStorage",
    purpose: "Eine Nachricht an uns oder eine Meldung, die du begonnen hast",
    kept: "bis sie abgeschickt ist oder du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:group-names:/,
    where: "sessionStorage",
    purpose: "Wer in deinem Gruppenkorb mitbestellt, für die Kasse",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:no-proposals$/,
    where: "sessionStorage",
    purpose: "Dass du die Vorschläge im Korb geschlossen hast",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:table:/,
    where: "sessionStorage",
    purpose: "An welchem Tisch du sitzt, wenn du seinen QR-Code gescannt hast",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:home-screen$/,
    where: "localStorage",
    purpose: "Dass du den Hinweis auf den Startbildschirm beantwortet hast",
    kept: "bis du es löschst",
  },
  {
    pattern: /^lokalkorb-[\w-]*$/,
    where: "cacheStorage",
    purpose: "Karten von Betrieben, die du angesehen hast, zum Nachlesen ohne Netz",
    kept: "die letzten zwölf, bis du dich abmeldest oder wir eine neue Fassung der Seite veröffentlichen",
  },
  {
    pattern: /^lokalkorb:karten$/,
    where: "localStorage",
    purpose: "Dass du dir eine Karte zum Bezahlen gemerkt hast",
    kept: "bis du die letzte Karte entfernst",
  },
  {
    pattern:
      /^lokalkorb:(?:sound|seen-cancellations|seen-pause|plain-keys|auto-print|kitchen-ticks|kitchen-station|recent)(?::|$)/,
    where: "localStorage",
    purpose: "Ton, Tasten, Hinweise, Küche, Druck und zuletzt Geöffnetes der Konsole auf diesem Gerät",
    kept: "bis du sie änderst",
  },
  {
    pattern: /^lokalkorb:device$/,
    where: "localStorage",
    purpose: "Eine Nummer dieses Geräts, damit der Betrieb weiß, ob jemand neue Bestellungen sieht oder hört",
    kept: "bis du sie löschst",
  },
  {
    pattern: /^lokalkorb:closing:/,
    where: "sessionStorage",
    purpose: "Was du beim Tagesabschluss angegeben hast",
    kept: "bis du ihn abschließt oder das Fenster schließt",
  },
  {
    pattern: /^lokalkorb:(?:channel|reloaded-at)$/,
    where: "sessionStorage",
    purpose: "Ob die Seite in der App läuft und wann sie sich zuletzt neu geladen hat",
    kept: "bis du das Fenster schließt",
  },
  {
    pattern: /^firebase-app-check-database$/,
    where: "indexedDB",
    purpose: "Ein Ausweis dieser Seite gegenüber unseren Servern, zum Schutz vor Missbrauch",
    kept: "eine Stunde, dann ein neuer",
  },
  {
    pattern: /^firebaseLocalStorageDb$/,
    where: "indexedDB",
    purpose: "Deine Anmeldung, auch die ohne Namen für eine Bestellung",
    kept: "bis du dich abmeldest",
  },
  {
    pattern: /^firebase:/,
    where: "localStorage",
    purpose: "Deine Anmeldung, wo der Browser keine Datenbank erlaubt",
    kept: "bis du dich abmeldest",
  },
  {
    // Next remembers scroll positions while a page is left and entered again.
    pattern: /^__next/,
    where: "sessionStorage",
    purpose: "Wo du auf einer Seite warst",
    kept: "bis du das Fenster schließt",
  },
];
