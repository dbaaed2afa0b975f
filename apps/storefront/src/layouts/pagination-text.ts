export const paginationText = {
  pages: "Seiten",
  before: "Vorige Seite",
  after: "Nächste Seite",
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
} as const;
