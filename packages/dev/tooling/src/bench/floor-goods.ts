/** One product as a page of a shop shows it, and so as a floor has to show it. */
export interface FloorProduct {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** Address of the drawing on the server that was measured. */
  readonly picture: string;
}

export interface FloorGoods {
  readonly shop: string;
  readonly products: readonly FloorProduct[];
}

/** The first drawings are in sight; a page that brings them late is no floor for one that does not. */
export const picturesInSight = 4;
