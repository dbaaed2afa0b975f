/** Words of the page „Für wen kochst du?“. */
export const eatersText = {
  lead: "Sag, was bei euch nicht auf den Tisch kommt. Auf den Seiten der Betriebe siehst du dann, was nicht passt, und im Korb noch einmal.",
  allergens: "Das verträgt jemand nicht",
  diets: "So esst ihr",
  kept: "Deine Angaben bleiben in diesem Browser. Kein Betrieb und kein Server erfährt davon.",
  limits:
    "Die Hinweise folgen dem, was die Betriebe angeben. Fehlt eine Angabe, warnen wir. Bei einer Allergie frag trotzdem immer den Betrieb, denn eine Küche ist kein Labor.",
  clear: "Alles löschen",
  saved: "Gemerkt.",
  cleared: "Gelöscht.",
  home: "Zur Startseite",
} as const;
