export const menuSearchText = {
  search: "Im Angebot suchen",
  searchClear: "Suche leeren",
  searchEmpty: (text: string): string => `Nichts gefunden für „${text}“.`,
  searchHint: "Versuch es mit einem kürzeren Wort oder schau in die Kategorien.",
  searchCount: (count: number): string => (count === 1 ? "1 Treffer" : `${count} Treffer`),
} as const;
