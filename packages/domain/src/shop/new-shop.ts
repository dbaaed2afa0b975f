import { must } from "../kernel/invariant.ts";
import type { ShopKind } from "./restaurant-kind.ts";

/** The beginning of a new shop of a kind, so that nothing on its first pages is empty. All of it can be changed. */
export interface ShopBeginning {
  /** One of the 33 names of specification section 9. */
  readonly theme: string;
  /** Illustrations on the header, rising to one large piece. */
  readonly goods: readonly string[];
  readonly categories: readonly string[];
}

export const shopBeginnings: Readonly<Record<ShopKind, ShopBeginning>> = {
  bakery: {
    theme: "bakery",
    goods: ["bagel", "croissant", "pretzel", "baguette", "bread"],
    categories: ["Brot", "Gebäck", "Süßes"],
  },
  butcher: {
    theme: "red",
    goods: ["eggs", "bacon", "sausage", "meat"],
    categories: ["Fleisch", "Wurst", "Fertige Speisen"],
  },
  caterer: {
    theme: "creme",
    goods: ["tomato", "cheese", "bread", "salad"],
    categories: ["Platten", "Hauptspeisen", "Süßes", "Getränke"],
  },
  farm: { theme: "green", goods: ["eggs", "apple", "carrot"], categories: ["Gemüse", "Obst", "Eier und Milch"] },
  farmShop: {
    theme: "forest",
    goods: ["eggs", "apple", "carrot", "cheese", "milk"],
    categories: ["Frisches", "Milch und Käse", "Vorrat", "Getränke"],
  },
  restaurant: {
    theme: "orange",
    goods: ["tomato", "bread", "salad", "stew"],
    categories: ["Vorspeisen", "Hauptspeisen", "Süßes", "Getränke"],
  },
  other: { theme: "forest", goods: ["apple", "bread", "basket"], categories: ["Angebot"] },
};

/** First parts of addresses that the storefront and the console keep for themselves. */
const reserved: ReadonlySet<string> = new Set(
  "agb anmelden api barrierefreiheit bestellung betrieb-anmelden datenschutz goods impressum karte kasse konto lokalkorb neu registrieren s suche zahlung".split(
    " ",
  ),
);

const longestSlug = 60;
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The address of a shop by its name: lower case letters, digits and hyphens. `taken` names those that are gone; the next
 * free one gets a number.
 */
export function slugOf(name: string, taken: (slug: string) => boolean): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => must(umlauts[letter], "an umlaut"))
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  const slug = words.slice(0, longestSlug).replaceAll(/^-+|-+$/g, "") || "betrieb";
  const isFree = (one: string): boolean => !reserved.has(one) && !taken(one);
  if (isFree(slug)) return slug;
  for (let number = 2; ; number += 1) if (isFree(`${slug}-${number}`)) return `${slug}-${number}`;
}
