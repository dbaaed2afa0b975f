import type { Id } from "@lokalkorb/domain/kernel/branded";

/** Addresses inside this app; no other file spells one. */

const part = encodeURIComponent;

/** The list of shops, for a typed place. */
export function homePath(place = "", { filters = "", page = 0, map = false }: ListPart = {}): string {
  const query = [
    ...(place === "" ? [] : [`ort=${part(place)}`]),
    ...(filters === "" ? [] : [`nur=${part(filters)}`]),
    ...(page === 0 ? [] : [`seite=${page + 1}`]),
    ...(map ? ["ansicht=karte"] : []),
  ];
  return query.length === 0 ? "/" : `/?${query.join("&")}`;
}

/** Which part of a list that is too long for one page; `page` from 0. */
export interface ListPart {
  readonly filters?: string;
  readonly page?: number;
  /** On a map beside the list. */
  readonly map?: boolean;
}
export const shopPath = (slug: string): string => `/${part(slug)}`;
export const productPath = (slug: string, productId: string): string => `/${part(slug)}/${part(productId)}`;
export const checkoutPath = (slug: string): string => `/${part(slug)}/kasse`;
export const shopImprintPath = (slug: string): string => `/${part(slug)}/impressum`;
export const wayTherePath = (slug: string): string => `/${part(slug)}/anfahrt`;
export const aboutShopPath = (slug: string): string => `/${part(slug)}/ueber-uns`;
/** With a purchase, of which the page then tells; never with the code of a card. */
export const giftPath = (slug: string, saleId = ""): string =>
  `/${part(slug)}/gutschein${saleId === "" ? "" : `?kauf=${part(saleId)}`}`;
/** The name of an own legal text in its address. */
export const legalTextSlugs = { terms: "agb", withdrawal: "widerruf", privacy: "datenschutz" } as const;
/** Without a version the one in force. */
export const legalTextPath = (slug: string, kind: keyof typeof legalTextSlugs, version?: number): string =>
  `/${part(slug)}/recht/${legalTextSlugs[kind]}${version === undefined ? "" : `-${version}`}`;
/** Where it stands what being brought or sent something costs (PRC-02). */
export const shopCostsPath = (slug: string): string => `${shopImprintPath(slug)}#lieferkosten`;
/** WDR-02: with the order whose page leads there. */
export const withdrawPath = (slug: string, order?: OrderKey): string =>
  `/${part(slug)}/widerrufen${order === undefined ? "" : `?bestellung=${part(`${order.restaurantId}.${order.orderId}`)}`}`;
export const withdrawInfoPath = (slug: string): string => `/${part(slug)}/widerruf`;
export const imprintPath = (): string => "/impressum";
export const privacyPath = (): string => "/datenschutz";
export const termsPath = (): string => "/agb";
export const registerPath = (): string => "/betrieb-anmelden";
export const noticePath = (): string => "/melden";
export const contactPath = (): string => "/kontakt";
export const accessibilityPath = (): string => "/barrierefreiheit";
/** PLT-01: how lists of shops and goods are ordered. */
export const rankingPath = (): string => "/sortierung";

export const accountPath = (): string => "/konto";
/** `next`: the page after it. */
export const signInPath = (next = ""): string => `/konto/anmelden${next === "" ? "" : `?weiter=${part(next)}`}`;
/** A page of its own for the form of the payment provider. */
export const addCardPath = (): string => "/konto/zahlungsarten";
export const accountDataPath = (): string => "/konto/daten";
/** „Für wen kochst du?“ */
export const eatersPath = (): string => "/fuer-wen";
/** In the place of a page that cannot be had without a network. */
export const offlinePath = (): string => "/offline";
/** All orders of the person in this browser. */
export const ordersPath = (): string => "/bestellungen";

export interface OrderKey {
  readonly restaurantId: Id<"shop">;
  readonly orderId: Id<"order">;
}

export const orderPath = ({ restaurantId, orderId }: OrderKey): string =>
  `/bestellung/${part(`${restaurantId}.${orderId}`)}`;

/** Null when the address is not one of ours. Ids never contain a dot. */
export function parseOrderKey(id: string): OrderKey | null {
  const [restaurantId = "", orderId = "", ...rest] = id.split(".");
  const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,128}$/.test(text);
  return rest.length === 0 && isId(restaurantId) && isId(orderId) ? { restaurantId, orderId } : null;
}
