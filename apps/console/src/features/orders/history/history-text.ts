export const historyText = {
  month: "Monat",
  search: "Suchen",
  searchHint: "Nummer, Name, E-Mail oder Artikel",
  none: "In diesem Monat gibt es keine Bestellungen.",
  noneFound: (words: string): string => `In diesem Monat passt nichts zu „${words}“.`,
  noneFoundHint: "Prüfe die Schreibweise oder wähle einen anderen Monat.",
  failed: "Die Bestellungen konnten nicht geladen werden.",
  loading: "Bestellungen werden geladen",
  count: (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`),
  erased: "Person gelöscht",
} as const;
