import type { ReactElement } from "react";
import { PriceNoteLine } from "@/entities/shop-page/price-note-line";
import type { ShopBase } from "@/entities/shop-page/use-shop";
import { productText } from "@/entities/chooser/product-text";

export interface ClosingFactsProps {
  readonly shop: Pick<ShopBase, "menu" | "priceNote">;
  readonly sentences: readonly string[];
}

/** Legal statements beside prices (PRC-02), below all of them. */
export function ClosingFacts({ shop, sentences }: ClosingFactsProps): ReactElement {
  return (
    <p className="mt-8 text-meta text-ink-2">
      {productText.allPrices} <PriceNoteLine shop={shop} sentence /> {sentences.join(" ")}
    </p>
  );
}
