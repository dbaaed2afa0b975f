import { slugOf } from "../kernel/format/plain-letters.ts";
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
  "agb agb-betriebe anmelden api auftragsverarbeitung barrierefreiheit bestellung betrieb-anmelden datenschutz goods impressum karte kasse kontakt konto lokalkorb melden neu registrieren s suche zahlung".split(
    " ",
  ),
);

const mostCandidates = 10;

/** The addresses that a shop of this name may get, the best first. */
export function shopSlugs(name: string): readonly string[] {
  const slug = slugOf(name, "betrieb");
  const numbered = Array.from({ length: mostCandidates }, (_, index) => `${slug}-${index + 2}`);
  return reserved.has(slug) ? numbered : [slug, ...numbered];
}
