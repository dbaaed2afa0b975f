import { formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { basePrice } from "@lokalkorb/domain/catalog/prices/base-price";
import { contentText } from "@lokalkorb/domain/catalog/goods/content-text";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import { ProductFace } from "@lokalkorb/ui/product-face";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { ItemFields } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

/** The card of an article as shoppers will see it. */
export function ItemPreview({ item }: { readonly item: ItemFields }): ReactElement {
  const { country } = useShop().shop;
  const { illustration, name, description, priceCents, content, basePriceUnit, depositCents, allergens } = item;
  const per = basePrice({ priceCents, content, country, unit: basePriceUnit });
  return (
    <section aria-label={words.preview} className="grid gap-2">
      <h2 className="text-h3">{words.preview}</h2>
      <ProductFace
        tall
        illustration={isIllustrationName(illustration) ? illustration : "basket"}
        photo={pictureSource(item.images?.[0])}
        lazy={false}
        title={<b className="text-name">{name || "…"}</b>}
        description={description}
        price={{
          // Nothing, or no amount, is typed so far.
          price: priceCents === 0 ? "…" : formatMoney(priceCents),
          from: item.catchWeight !== undefined,
          ...(depositCents > 0 && { deposit: `${formatMoney(depositCents)} Pfand` }),
          ...(content !== undefined && { amount: contentText(content) }),
          ...(priceCents > 0 && per !== undefined && { basePrice: formatBasePrice(per) }),
        }}
      />
      {allergens.length > 0 && <p className="text-meta text-ink-2">{allergenText(allergens, country)}</p>}
    </section>
  );
}
