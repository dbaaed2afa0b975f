import type { Standing } from "@lokalkorb/domain/access/role";
import { mayOpen } from "@/shared/routes/may-open";
import { routes, type ShopRouteKey } from "@/shared/routes/routes";

/** A page of the shop, the letter that leads there after G, and words by which people look for it. */
export interface Place {
  readonly route: ShopRouteKey;
  readonly title: string;
  /** Empty: it is looked for by name alone. */
  readonly letter: string;
  readonly words: string;
}

/** In the order of a working day. */
const known: readonly (readonly [ShopRouteKey, letter: string, words: string])[] = [
  ["today", "h", "Übersicht Umsatz"],
  ["board", "b", "Tafel Neue Annehmen"],
  ["allOrders", "o", "Liste Archiv"],
  ["kitchen", "f", "Bons"],
  ["print", "d", "Drucken Backliste Etiketten Packzettel Lieferliste"],
  ["weighing", "w", "Waage Gewicht"],
  ["closing", "t", "Kasse Kassensturz"],
  ["invoices", "", "Firmen Mahnung Offene Posten Auf Rechnung"],
  ["books", "", "DATEV BMD CSV Buchhaltung Steuerberatung Umsatzsteuer"],
  ["catalog", "a", "Artikel Produkte Preise Optionen Pakete Kategorien"],
  ["fulfilment", "l", "Lieferung Zeiten Zonen Abholung"],
  ["tables", "", "Tisch QR Vor Ort Poster"],
  ["customers", "k", "Kundschaft"],
  ["withdrawals", "", "Widerruf Rückgabe Rücktritt"],
  ["report", "u", "Statistik Zahlen"],
  ["discounts", "r", "Codes Gutscheine"],
  ["settings", "e", "Profil Ferien Impressum Regeln"],
  ["payment", "z", "Karte Bar Trinkgeld Konto"],
  ["appearance", "", "Farben Logo"],
  ["team", "m", "Mitarbeitende Rollen Einladen Protokoll"],
  ["legalTexts", "", "AGB Widerruf Datenschutz"],
  ["deadLetters", "", "Nicht zugestellt Mails"],
  ["setup", "", "Beginnen Live gehen"],
];

/** The pages that this role may open, and no other; how to begin is there until the shop is seen. */
export const placesFor = (role: Standing, isHidden: boolean): readonly Place[] =>
  known
    .filter(([route]) => mayOpen(role, route) && (isHidden || route !== "setup"))
    .map(([route, letter, words]) => ({ route, letter, words, title: routes[route].title }));
