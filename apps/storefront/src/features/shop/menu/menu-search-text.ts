export const menuSearchText = {
  search: "Im Angebot suchen",
  searchClear: "Suche leeren",
  searchCount: (count: number): string => (count === 1 ? "1 Treffer" : `${count} Treffer`),
  filter: "Filter",
} as const;

/** One for all shops: a person's diet does not change from shop to shop. It never leaves the browser. */
export const filterKey = "lokalkorb:filter";
