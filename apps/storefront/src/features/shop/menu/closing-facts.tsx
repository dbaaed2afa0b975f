import { reusableOffers } from "@lokalkorb/domain/catalog/goods/reusable";
import type { ReactElement } from "react";
import { PriceNoteLine } from "@/entities/shop-page/price-note-line";
import type { ShopBase } from "@/entities/shop-page/use-shop";
import { shopText } from "./shop-text.ts";

/** Legal statements beside prices (PRC-02), below all of them. */
export function ClosingFacts({ shop }: { readonly shop: Pick<ShopBase, "menu" | "priceNote"> }): ReactElement {
  const { menu } = shop;
  const { organicControlNo } = menu.shop;
  const reusable = reusableOffers(menu);
  const sentences = [
    ...(Object.values(menu.items).some(({ depositCents }) => depositCents > 0) ? [shopText.depositNote] : []),
    ...(reusable.length > 0 ? [shopText.reusable(reusable)] : []),
    ...(organicControlNo ? [shopText.organic(organicControlNo)] : []),
  ];
  return (
    <p className="mt-8 text-meta text-ink-2">
      {shopText.allPrices} <PriceNoteLine shop={shop} sentence /> {sentences.join(" ")}
    </p>
  );
}
