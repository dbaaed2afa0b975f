import { optionRules } from "@lokalkorb/domain/catalog/goods/option-rules";
import type { Bundle } from "@lokalkorb/domain/catalog/goods/goods";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { BundlePart } from "@lokalkorb/ui/bundle-part";
import { BuyBar } from "@lokalkorb/ui/buy-bar";
import { figuresAt, isFromPrice, taggedDiets } from "@lokalkorb/ui/figures";
import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import { OptionGroup } from "@lokalkorb/ui/option-group";
import { ProductFace } from "@lokalkorb/ui/product-face";
import { ProductInformation } from "@lokalkorb/ui/product-information";
import { ProductIntro } from "@lokalkorb/ui/product-intro";
import { ProductPicture } from "@lokalkorb/ui/product-picture";
import { ProductTags } from "@lokalkorb/ui/product-tags";
import { sheetText } from "@lokalkorb/ui/sheet-text";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { previewGoods, type EditedGoods } from "./preview-goods.ts";
import { previewText as words } from "./preview-text.ts";
import { usePreviewChoice } from "./use-preview-choice.ts";

export interface ProductPreviewProps {
  readonly catalog: CatalogDraft;
  readonly edited: EditedGoods;
}

/** One product with its choices and on its card, drawn as the shop draws them. */
export function ProductPreview({ catalog, edited }: ProductPreviewProps): ReactElement | null {
  const { name, country, timezone, address } = useShop().shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const goods = useMemo(() => previewGoods(catalog, edited, { country, today }), [catalog, edited, country, today]);
  const state = usePreviewChoice(goods, edited, today);
  const { choice, sellable } = state;
  if (sellable === undefined) return null;
  const photo = pictureSource(sellable.images?.[0]);
  const illustration = isIllustrationName(sellable.illustration) ? sellable.illustration : "basket";
  const price = priceOf(sellable, choice.item);
  const diets = (choice.item?.diets ?? []).filter((diet) => taggedDiets.includes(diet));
  const hasTags = sellable.badge !== undefined || diets.length > 0;
  return (
    <div className="grid gap-3 pb-2">
      <article className="overflow-hidden rounded-xl border border-line bg-surface">
        <div className="chooser">
          <div className="chooser-left">
            <ProductPicture photo={photo} illustration={illustration} />
            <ProductIntro
              name={sellable.name || "…"}
              headingLevel={2}
              price={price}
              catchWeight={choice.item?.catchWeight}
              description={sellable.description}
            />
          </div>
          <div className="chooser-groups">
            {optionRules(goods, sellable, choice.choices).map((rule) => (
              <OptionGroup
                key={rule.group.id}
                rule={rule}
                chosen={choice.choices.filter(({ optionId }) => optionId === rule.group.id)}
                problem={undefined}
                isGone={() => false}
                onChange={(chosen) => state.setGroup(rule.group.id, chosen)}
              />
            ))}
            {choice.bundle?.slots.map((slot) => (
              <BundlePart
                key={slot.id}
                menu={goods}
                isGone={() => false}
                slot={slot}
                week={goods.bundles[edited.id]?.contentByWeek && slot.fixed ? choice.date : null}
                components={choice.components}
                problem={undefined}
                onChange={(chosen) => state.setSlot(slot.id, chosen)}
              />
            ))}
          </div>
          <ProductInformation
            menu={{ ...goods, shop: { country, address, imprint: { legalName: name } } }}
            choice={choice}
          />
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 border-t border-line p-4 lg:grid-cols-[auto_320px] lg:justify-end">
          <BuyBar
            label={words.quantity}
            action={sheetText.intoBasket}
            qty={state.qty}
            limits={state.limits}
            unitCents={state.unitCents}
            onQuantity={state.setQty}
          />
        </div>
      </article>
      <p className="text-meta text-ink-2">{words.inList}</p>
      <div className="lg:w-80">
        <ProductFace
          illustration={illustration}
          photo={photo}
          lazy={false}
          tags={hasTags ? <ProductTags badge={sellable.badge} diets={diets} /> : null}
          title={<h3 className="text-name leading-tight">{sellable.name || "…"}</h3>}
          description={sellable.description}
          price={price}
        />
      </div>
    </div>
  );
}

/** Nothing, or no amount, is typed so far where it is zero. */
function priceOf(sellable: MenuItem | Bundle, item: MenuItem | undefined) {
  const { priceCents } = sellable;
  if (priceCents === 0) return { price: "…" };
  if (item !== undefined) return figuresAt(item, { cents: priceCents });
  return { price: formatMoney(priceCents), from: "slots" in sellable && isFromPrice(sellable) };
}
