import { soldOutWord } from "@lokalkorb/ui/sold-out-word";

/** Words of a product on its page and on its card; the page of one product carries no others. */
export const productText = {
  backToShop: (name: string): string => `Zurück zu ${name}`,
  allPrices: "Alle Preise",
  soldOut: soldOutWord,
  quantity: (name: string): string => `Anzahl ${name}`,
} as const;
