import { optionRules } from "@lokalkorb/domain/catalog/goods/option-rules";
import { isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { BundlePart } from "@lokalkorb/ui/bundle-part";
import { BuyBar } from "@lokalkorb/ui/buy-bar";
import { ChoiceGroup } from "@lokalkorb/ui/choice-group";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { WarningNotice } from "@lokalkorb/ui/warning-notice";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { OptionGroup } from "@lokalkorb/ui/option-group";
import { ProductInformation } from "@lokalkorb/ui/product-information";
import { ProductIntro } from "@lokalkorb/ui/product-intro";
import { ProductPicture } from "@lokalkorb/ui/product-picture";
import { problemText, sheetText } from "@lokalkorb/ui/sheet-text";
import { useState, type ReactElement } from "react";
import { restockKey } from "@/entities/shop/restock-key";
import { figures, type ProductView } from "@/entities/product/product-view";
import { LateHeart } from "@/entities/favourites/late-heart";
import { PriceNoteLine } from "@/entities/shop-page/price-note-line";
import type { ChooserShop } from "./chooser-shop.ts";
import { LateUnavailableNote } from "./late-unavailable-note.tsx";
import { LateRestockBell } from "@/entities/restock/late-restock-bell";
import { productText } from "./product-text.ts";
import { useChoice, type Choice } from "./use-choice.ts";

export interface ProductChooserProps {
  readonly shop: ChooserShop;
  readonly view: ProductView;
  /** The line being changed; absent for a new one. */
  readonly line?: BasketLine | undefined;
  /** The words of the press that is the last one here. */
  readonly action?: string;
  readonly onDone: (line: Omit<BasketLine, "position">, name: string) => void;
}

/** A product with its choices: in the sheet over the menu, and as a page of its own. */
export function useProductChooser(
  { shop, view, line, onDone, action = line ? sheetText.save : sheetText.intoBasket }: ProductChooserProps,
  headingLevel: 1 | 2,
): { readonly content: ReactElement; readonly buyBar: ReactElement } {
  const { menu, live } = shop;
  const { restaurantId, storefrontId } = menu;
  const choice = useChoice(shop, view, line);
  const [tried, setTried] = useState(false);
  const { problems, unitCents, qty, limits } = choice;
  const soldOut = choice.item ? isSoldOut(choice.item.id, live) : live.soldOutBundleIds.includes(view.entry.id);
  const photo = pictureSource(choice.item?.images?.[0]) ?? view.photo;
  const back = choice.item && live.restockOn?.[restockKey({ kind: "item", id: choice.item.id })];
  const take = (): void => {
    const first = problems[0];
    if (!first) return onDone(choice.line, choice.item?.name ?? view.name);
    setTried(true);
    const group = document.getElementById(`wahl-${first.id}`);
    group?.scrollIntoView({ block: "start" });
    group?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  };
  const open = tried ? problems.map(({ name }) => name) : [];
  const content = (
    <div className="chooser">
      <div className="chooser-left">
        <ProductPicture photo={photo} illustration={view.illustration} />
        <Intro shop={shop} view={view} choice={choice} headingLevel={headingLevel} />
      </div>
      <div className="chooser-groups">
        <Groups shop={shop} view={view} choice={choice} tried={tried} />
      </div>
      <ProductInformation menu={menu} choice={choice} />
    </div>
  );
  const buyBar = (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 lg:grid-cols-[auto_320px] lg:justify-end">
      <LiveRegion>{open.length > 0 ? sheetText.missing(open) : ""}</LiveRegion>
      {soldOut ? (
        <div className="col-span-2 grid gap-3 py-3">
          <p className="text-center font-bold">{sheetText.soldOut(back)}</p>
          {choice.item && (
            <LateRestockBell item={{ restaurantId, storefrontId, itemId: choice.item.id, productId: view.entry.id }} />
          )}
        </div>
      ) : (
        <BuyBar
          label={productText.quantity(view.name)}
          action={action}
          qty={qty}
          limits={limits}
          unitCents={unitCents}
          onQuantity={choice.setQty}
          onTake={take}
        />
      )}
    </div>
  );
  return { content, buyBar };
}

function Intro({
  shop,
  view,
  choice,
  headingLevel,
}: Pick<ProductChooserProps, "shop" | "view"> & {
  readonly choice: Choice;
  readonly headingLevel: 1 | 2;
}): ReactElement {
  const shown = choice.item ? figures(choice.item, shop) : view;
  const { item } = choice;
  const isAway = item ? shop.unavailable.includes(item.id) : view.unavailable;
  const isNotThisMethod = item ? shop.notThisMethod.includes(item.id) : view.notThisMethod;
  const risk = shop.riskOf?.(choice.line);
  const rules = item ?? choice.bundle;
  return (
    <ProductIntro
      name={view.name}
      headingLevel={headingLevel}
      price={{ ...shown, from: choice.item ? false : view.from }}
      note={<PriceNoteLine shop={shop} newTab />}
      catchWeight={item?.catchWeight}
      warning={
        <>
          {risk && <WarningNotice className="mt-3" title={risk} />}
          {isAway && rules && <LateUnavailableNote shop={shop} rules={rules} isNotThisMethod={isNotThisMethod} />}
        </>
      }
      description={view.description}
    >
      <LateHeart
        restaurantId={shop.menu.restaurantId}
        productId={view.entry.id}
        slug={shop.menu.shop.slug}
        name={view.name}
      />
    </ProductIntro>
  );
}

function Groups({
  shop,
  view,
  choice,
  tried,
}: Pick<ProductChooserProps, "shop" | "view"> & {
  readonly choice: Choice;
  readonly tried: boolean;
}): ReactElement {
  const { menu, live } = shop;
  const { item, bundle, variants, problems, choices, components } = choice;
  const sellable = item ?? bundle;
  const problemOf = (id: string): string | undefined => {
    const problem = problems.find((one) => one.id === id);
    return tried && problem ? problemText(problem) : undefined;
  };
  return (
    <>
      {variants.length > 1 && (
        <ChoiceGroup
          id="wahl-sorte"
          name={sheetText.variant[menu.groups[view.entry.id]?.labelBy ?? "name"]}
          min={1}
          max={1}
          count={1}
        >
          {variants.map((variant) => {
            const { price, basePrice } = figures(variant, shop);
            return (
              <ChoiceRow
                key={variant.id}
                kind="radio"
                name="sorte"
                label={variant.name}
                detail={basePrice?.shown}
                end={<b>{isSoldOut(variant.id, live) ? productText.soldOut : price}</b>}
                checked={variant.id === item?.id}
                disabled={isSoldOut(variant.id, live)}
                onChange={() => choice.pickVariant(variant.id)}
              />
            );
          })}
        </ChoiceGroup>
      )}
      {sellable &&
        optionRules(menu, sellable, choices).map((rule) => (
          <OptionGroup
            key={rule.group.id}
            rule={shop.marked?.(rule) ?? rule}
            chosen={choices.filter(({ optionId }) => optionId === rule.group.id)}
            problem={problemOf(rule.group.id)}
            isGone={({ id }) => isChoiceSoldOut(menu, { optionId: rule.group.id, choiceId: id }, live, shop.now)}
            onChange={(chosen) => choice.setGroup(rule.group.id, chosen)}
          />
        ))}
      {bundle?.slots.map((slot) => (
        <BundlePart
          key={slot.id}
          menu={menu}
          isGone={(itemId) => isSoldOut(itemId, live)}
          slot={slot}
          week={menu.bundles[bundle.id]?.contentByWeek && slot.fixed ? choice.date : null}
          components={components}
          problem={problemOf(slot.id)}
          onChange={(chosen) => choice.setSlot(slot.id, chosen)}
        />
      ))}
    </>
  );
}
