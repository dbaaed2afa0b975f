/** Words of the page „Für wen kochst du?“. */
export const eatersText = {
  lead: "Sag, was bei euch nicht auf den Tisch kommt. Auf den Seiten der Betriebe siehst du dann, was nicht passt, und im Korb noch einmal.",
  allergens: "Das verträgt jemand nicht",
  diets: "So esst ihr",
  kept: "Deine Angaben bleiben in diesem Browser. Kein Betrieb und kein Server erfährt davon.",
  /** Where the tick holds: `kept` would not be true. */
  keptInAccount: "Deine Angaben stehen in diesem Browser und in deinem Konto. Kein Betrieb erfährt davon.",
  account: "Auch in meinem Konto merken",
  accountHint:
    "Allergien sind Angaben zur Gesundheit. Mit dem Häkchen willigst du ein, dass Lokalkorb sie in deinem Konto speichert, damit deine anderen Geräte sie nach der Anmeldung kennen. Nimmst du es weg, löschen wir sie dort sofort.",
  inAccount: "In deinem Konto gemerkt.",
  fromAccount: "Deine Angaben aus dem Konto sind da.",
  outOfAccount: "Im Konto gelöscht. Hier im Browser bleiben sie stehen.",
  accountFailed: "Das hat gerade nicht geklappt. Im Konto ist nichts geändert, versuch es bitte noch einmal.",
  limits:
    "Die Hinweise folgen dem, was die Betriebe angeben. Fehlt eine Angabe, warnen wir. Bei einer Allergie frag trotzdem immer den Betrieb, denn eine Küche ist kein Labor.",
  clear: "Alles löschen",
  saved: "Gemerkt.",
  cleared: "Gelöscht.",
  home: "Zur Startseite",
} as const;
