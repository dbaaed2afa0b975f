export const siteText = {
  skip: "Zum Inhalt springen",
  footerNav: "Rechtliches",
  claim: "Lokalkorb · Lokale Produkte – einfach bestellen.",
  imprint: "Impressum",
  privacy: "Datenschutz",
  terms: "AGB",
  accessibility: "Barrierefreiheit",
  ranking: "Wie wird sortiert?",
  withdraw: "Vertrag widerrufen",
  report: "Inhalt melden",
  cookies: "Cookie-Einstellungen",
  help: "Hilfe",
  register: "Betrieb anmelden",
  account: "Konto",
  home: "Lokalkorb, zur Startseite",
  orders: "Bestellungen",
  soldBy: (name: string): string => `Verkauft von ${name}. Lokalkorb stellt die Technik.`,
  shopImprint: (name: string): string => `Impressum von ${name}`,
} as const;

export const paginationText = {
  pages: "Seiten",
  before: "Vorige Seite",
  after: "Nächste Seite",
  page: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
} as const;
