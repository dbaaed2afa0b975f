/** What the search service is asked for: who writes the records and who reads them agree here. */

export const searchIndices = (prefix: string): { readonly items: string; readonly shops: string } => ({
  items: `${prefix}_items`,
  shops: `${prefix}_restaurants`,
});

/** A card of a published menu. No price is shown from here: pages read it in the menu, which is never behind. */
export interface SearchItem {
  /** `{restaurantId}_{productId}` */
  readonly objectID: string;
  readonly restaurantId: string;
  readonly productId: string;
}

/** A listed shop; `objectID` is its id. */
export interface SearchShop {
  readonly objectID: string;
  readonly restaurantId: string;
}

/** Longer questions are cut; nobody types them. */
export const longestSearch = 120;
