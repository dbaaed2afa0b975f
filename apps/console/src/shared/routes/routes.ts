import type { StaffAction } from "@lokalkorb/domain/access/permissions";

/** The sitemap as data. Every page file has an entry here and the reverse; links are always built from it. */
export interface Route {
  /** The file below `pages/`, in Next's own spelling. */
  readonly page: string;
  /** Title of the page, without the product's name. */
  readonly title: string;
  /** `shop` is a work page of one shop, `plain` stands alone. */
  readonly layout: "shop" | "plain";
  /** Who may enter: everybody, everybody with a sign-in, or staff that may do this. */
  readonly access: "everyone" | "signedIn" | StaffAction;
}

export const routes = {
  start: { page: "/", title: "Start", layout: "plain", access: "signedIn" },
  signIn: { page: "/anmelden", title: "Anmelden", layout: "plain", access: "everyone" },
  requestLink: {
    page: "/anmelden/ohne-passwort",
    title: "Ohne Passwort anmelden",
    layout: "plain",
    access: "everyone",
  },
  mailLink: { page: "/anmelden/link", title: "Anmelden per Link", layout: "plain", access: "everyone" },
  register: { page: "/registrieren", title: "Betrieb anmelden", layout: "plain", access: "everyone" },
  backOffice: { page: "/plattform", title: "Betriebe", layout: "plain", access: "signedIn" },
  backOfficeMessages: { page: "/plattform/nachrichten", title: "Nachrichten", layout: "plain", access: "signedIn" },
  backOfficeSwitches: { page: "/plattform/schalter", title: "Schalter", layout: "plain", access: "signedIn" },
  backOfficeVat: {
    page: "/plattform/steuervorschlaege",
    title: "Steuervorschläge",
    layout: "plain",
    access: "signedIn",
  },
  invitation: { page: "/einladung/[restaurantId]", title: "Einladung", layout: "plain", access: "signedIn" },
  newShop: { page: "/neu", title: "Betrieb anlegen", layout: "plain", access: "signedIn" },
  group: { page: "/betriebe", title: "Deine Betriebe", layout: "plain", access: "signedIn" },
  account: { page: "/konto", title: "Konto", layout: "plain", access: "signedIn" },
  setup: { page: "/[restaurantId]/einrichten", title: "Einrichten", layout: "shop", access: "listing" },
  board: { page: "/[restaurantId]/bestellungen", title: "Bestellungen", layout: "shop", access: "orders.read" },
  today: { page: "/[restaurantId]/heute", title: "Heute", layout: "shop", access: "figures" },
  report: { page: "/[restaurantId]/auswertung", title: "Auswertung", layout: "shop", access: "figures" },
  allOrders: {
    page: "/[restaurantId]/alle-bestellungen",
    title: "Alle Bestellungen",
    layout: "shop",
    access: "orders.read",
  },
  customers: { page: "/[restaurantId]/kunden", title: "Kunden", layout: "shop", access: "customers" },
  businesses: { page: "/[restaurantId]/firmen", title: "Firmen", layout: "shop", access: "customers" },
  standing: { page: "/[restaurantId]/abos", title: "Abos", layout: "shop", access: "customers" },
  withdrawals: { page: "/[restaurantId]/widerrufe", title: "Widerrufe", layout: "shop", access: "customers" },
  kitchen: { page: "/[restaurantId]/kueche", title: "Küche", layout: "shop", access: "order.prepare" },
  print: { page: "/[restaurantId]/drucken", title: "Drucken", layout: "shop", access: "order.prepare" },
  weighing: { page: "/[restaurantId]/wiegen", title: "Wiegen", layout: "shop", access: "order.pack" },
  closing: {
    page: "/[restaurantId]/tagesabschluss",
    title: "Tagesabschluss",
    layout: "shop",
    access: "closings.read",
  },
  invoices: { page: "/[restaurantId]/rechnungen", title: "Rechnungen", layout: "shop", access: "invoices.read" },
  books: { page: "/[restaurantId]/export", title: "Export", layout: "shop", access: "books" },
  notices: {
    page: "/[restaurantId]/benachrichtigungen",
    title: "Benachrichtigungen",
    layout: "shop",
    access: "orders.read",
  },
  deadLetters: { page: "/[restaurantId]/stoerungen", title: "Störungen", layout: "shop", access: "effects" },
  catalog: { page: "/[restaurantId]/angebot", title: "Angebot", layout: "shop", access: "soldOut" },
  appearance: { page: "/[restaurantId]/aussehen", title: "Aussehen", layout: "shop", access: "settings" },
  fulfilment: { page: "/[restaurantId]/lieferung", title: "Abholung & Lieferung", layout: "shop", access: "soldOut" },
  rounds: { page: "/[restaurantId]/runden", title: "Bestellrunden", layout: "shop", access: "settings" },
  tables: { page: "/[restaurantId]/tische", title: "QR-Codes der Tische", layout: "shop", access: "settings" },
  payment: { page: "/[restaurantId]/zahlung", title: "Zahlung", layout: "shop", access: "settings" },
  settings: { page: "/[restaurantId]/einstellungen", title: "Einstellungen", layout: "shop", access: "settings" },
  legalTexts: { page: "/[restaurantId]/rechtstexte", title: "Rechtstexte", layout: "shop", access: "team" },
  team: { page: "/[restaurantId]/team", title: "Team", layout: "shop", access: "team" },
  discounts: { page: "/[restaurantId]/rabatte", title: "Rabatte", layout: "shop", access: "settings" },
  notFound: { page: "/404", title: "Seite nicht gefunden", layout: "plain", access: "everyone" },
  failed: { page: "/500", title: "Gerade nicht erreichbar", layout: "plain", access: "everyone" },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;
/** Pages that belong to one shop. */
export type ShopRouteKey = {
  [Key in RouteKey]: (typeof routes)[Key]["layout"] extends "shop" ? Key : never;
}[RouteKey];

const part = encodeURIComponent;

export const shopPath = (key: ShopRouteKey, restaurantId: string): string =>
  routes[key].page.replace("[restaurantId]", part(restaurantId));
export const startPath = (): string => "/";
export const newShopPath = (): string => routes.newShop.page;
export const groupPath = (): string => routes.group.page;
export const accountPath = (): string => routes.account.page;
export const registerPath = (): string => routes.register.page;

/** After signing in one comes back to where one wanted to go. */
export const signInPath = (wanted: string = startPath()): string =>
  wanted === startPath() ? "/anmelden" : `/anmelden?weiter=${part(wanted)}`;

export const requestLinkPath = (wanted: unknown): string =>
  typeof wanted === "string" ? `${routes.requestLink.page}?weiter=${part(wanted)}` : routes.requestLink.page;

const invitation = /^\/einladung\/[\w-]+$/;
/** Pages that belong to an account and not to a shop. */
const ofAccount: ReadonlySet<string> = new Set([
  routes.newShop.page,
  routes.account.page,
  routes.group.page,
  routes.backOffice.page,
  routes.backOfficeMessages.page,
  routes.backOfficeSwitches.page,
  routes.backOfficeVat.page,
]);

/** Only pages of the person's own shops and of the account: what stands in a link must not lead elsewhere. */
export function wantedPath(weiter: unknown, shopIds: readonly string[]): string {
  const isOwn = (path: string): boolean => shopIds.some((id) => path.startsWith(`/${part(id)}/`));
  return typeof weiter === "string" && (isOwn(weiter) || ofAccount.has(weiter) || invitation.test(weiter))
    ? weiter
    : startPath();
}
