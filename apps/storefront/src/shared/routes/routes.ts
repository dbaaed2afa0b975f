/** The sitemap as data. Every page file has an entry here and the reverse; links are always built from it. */
export interface Route {
  /** The file below `pages/`, in Next's own spelling. */
  readonly page: string;
  /** Title of the page, without the product's name; null where the content gives it. */
  readonly title: string | null;
  /** Pages about one person or one step stay out of search engines. */
  readonly noIndex: boolean;
}

export const routes = {
  home: { page: "/", title: null, noIndex: false },
  search: { page: "/suche", title: "Suche", noIndex: true },
  shop: { page: "/[shop]", title: null, noIndex: false },
  product: { page: "/[shop]/[produkt]", title: null, noIndex: false },
  checkout: { page: "/[shop]/kasse", title: "Kasse", noIndex: true },
  group: { page: "/[shop]/gruppe", title: "Gemeinsam bestellen", noIndex: true },
  groupCheckout: { page: "/[shop]/gruppenkasse", title: "Kasse", noIndex: true },
  shopImprint: { page: "/[shop]/impressum", title: null, noIndex: false },
  wayThere: { page: "/[shop]/anfahrt", title: null, noIndex: false },
  table: { page: "/[shop]/tisch", title: "An deinem Tisch", noIndex: true },
  aboutShop: { page: "/[shop]/ueber-uns", title: null, noIndex: false },
  giftCard: { page: "/[shop]/gutschein", title: null, noIndex: false },
  businessRequest: { page: "/[shop]/firma", title: "Als Firma einkaufen", noIndex: true },
  legalText: { page: "/[shop]/recht/[text]", title: null, noIndex: false },
  withdraw: { page: "/[shop]/widerrufen", title: "Vertrag widerrufen", noIndex: false },
  withdrawInfo: { page: "/[shop]/widerruf", title: null, noIndex: false },
  order: { page: "/bestellung/[id]", title: "Deine Bestellung", noIndex: true },
  account: { page: "/konto", title: "Dein Konto", noIndex: true },
  signIn: { page: "/konto/anmelden", title: "Anmelden", noIndex: true },
  signInLink: { page: "/konto/anmelden/link", title: "Anmelden per Link", noIndex: true },
  addCard: { page: "/konto/zahlungsarten", title: "Karte hinzufügen", noIndex: true },
  accountData: { page: "/konto/daten", title: "Deine Daten", noIndex: true },
  ownBusinesses: { page: "/konto/firmen", title: "Deine Firmen", noIndex: true },
  standingOrders: { page: "/konto/dauerauftraege", title: "Deine Daueraufträge", noIndex: true },
  standingSetup: { page: "/konto/dauerauftrag", title: "Jede Woche?", noIndex: true },
  termination: { page: "/kuendigen", title: "Verträge hier kündigen", noIndex: false },
  favourites: { page: "/konto/lieblinge", title: "Deine Lieblinge", noIndex: true },
  eaters: { page: "/fuer-wen", title: "Für wen kochst du?", noIndex: true },
  basketReminder: { page: "/konto/erinnerung", title: "Erinnerung an den Korb", noIndex: true },
  restockAnswer: { page: "/konto/bescheid", title: "Bescheid, wenn es wieder da ist", noIndex: true },
  orders: { page: "/bestellungen", title: "Meine Bestellungen", noIndex: true },
  imprint: { page: "/impressum", title: "Impressum", noIndex: false },
  privacy: { page: "/datenschutz", title: "Datenschutz", noIndex: false },
  terms: { page: "/agb", title: "AGB", noIndex: false },
  merchantTerms: { page: "/agb-betriebe", title: "Nutzungsbedingungen für Betriebe", noIndex: false },
  dataProcessing: { page: "/auftragsverarbeitung", title: "Vereinbarung zur Auftragsverarbeitung", noIndex: false },
  accessibility: { page: "/barrierefreiheit", title: "Barrierefreiheit", noIndex: false },
  ranking: { page: "/sortierung", title: "Wie wird sortiert?", noIndex: false },
  notice: { page: "/melden", title: "Inhalt melden", noIndex: true },
  contact: { page: "/kontakt", title: "Lokalkorb schreiben", noIndex: true },
  offline: { page: "/offline", title: "Kein Netz", noIndex: true },
  notFound: { page: "/404", title: "Seite nicht gefunden", noIndex: true },
  failed: { page: "/500", title: "Gerade nicht erreichbar", noIndex: true },
} as const satisfies Record<string, Route>;
