import { track } from "@lokalkorb/analytics/track";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { shopPath } from "@/shared/routes/paths";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { useBasketChanges } from "./basket/use-basket-changes.ts";
import { MenuList } from "./menu/menu-list.tsx";
import { useProductSheet } from "./product/use-product-sheet.tsx";
import { useShopView } from "@/entities/shop-page/use-shop";
import { kindNames } from "@/entities/labels/labels-text";
import { BasketBar } from "./basket/basket-bar.tsx";
import { BasketColumn } from "./basket/basket-column.tsx";
import { CategoryBar } from "./menu/category-bar.tsx";
import { FulfilmentCard } from "./menu/fulfilment-card.tsx";
import { inMembersLayout } from "./members-layout.tsx";
import { ClosingFacts } from "./menu/closing-facts.tsx";
import { ShopFacts } from "./menu/shop-facts.tsx";
import { ShopHeader } from "./menu/shop-header.tsx";
import { ShopNotice } from "./menu/shop-notice.tsx";
import { useShownMenu, type Narrow } from "./menu/use-shown-menu.ts";
import { LateMenuFilter, LateNothingFound } from "./filter/late-finds.tsx";
import { LateMenuRest } from "./rest/late-menu-rest.tsx";
import { menuSearchText } from "./menu/menu-search-text.ts";

export const ShopScreen: PageWithLayout<ShopPage> = (page) => {
  const shop = useShopView(page);
  const { menu, live, now, option, opening, areas, priceNote, prices, unavailable, notThisMethod } = shop;
  const { slot, whole, store } = shop;
  const moment = useMemo(() => ({ prices, unavailable, notThisMethod }), [prices, unavailable, notThisMethod]);
  const [typed, setSearch] = useState("");
  const [only, setOnly] = useState<Narrow | null>(null);
  // Typing goes before drawing what is found.
  const search = useDeferredValue(typed);
  const { spoken, change, add } = useBasketChanges(shop);
  const { openProduct, editLine, sheet } = useProductSheet(shop, moment, change);

  const { rest, closing, storefrontName, otherStorefronts, answer } = page;
  const { sections, categories, found, among } = useShownMenu(menu, rest, moment, { search, only });

  const count = found === null ? "" : menuSearchText.searchCount(found);

  const { restaurantId } = menu;
  useEffect(() => track({ name: "Shop Viewed", shop: restaurantId }), [restaurantId]);

  const { name, kind, address, description, slug } = menu.shop;
  const basket = { onChange: change, onEdit: editLine, onOpen: openProduct };
  // Parts that a press does not change are not drawn again (goal P5).
  const title = `${storefrontName ? `${storefrontName}: ` : ""}${name}, ${kindNames[kind]} in ${address.city}`;
  const { isUnlisted, origin, feed } = page;
  const head = useMemo(
    () => <PageHead {...{ title, description, noIndex: isUnlisted, origin, path: shopPath(slug), feed }} />,
    [title, description, isUnlisted, origin, slug, feed],
  );
  const fulfilment = useMemo(
    () => <FulfilmentCard shop={{ menu, option, slot, now, whole, store }} />,
    [menu, option, slot, now, whole, store],
  );
  const header = useMemo(
    () => <ShopHeader shop={{ menu, opening, now, storefrontName }} />,
    [menu, opening, now, storefrontName],
  );
  const facts = useMemo(
    () => <ShopFacts shop={{ menu, option, areas, now, live }} others={otherStorefronts} answer={answer} />,
    [menu, option, areas, now, live, otherStorefronts, answer],
  );
  const end = useMemo(
    () => <ClosingFacts shop={{ menu, priceNote }} sentences={closing} />,
    [menu, priceNote, closing],
  );
  const filter = useMemo(() => rest === undefined && <LateMenuFilter menu={menu} onOnly={setOnly} />, [menu, rest]);
  return (
    <>
      {head}
      {header}
      <main id="inhalt">
        <div className="wrap">
          {fulfilment}
          {facts}
          <ShopNotice
            live={live}
            opening={opening}
            now={now}
            slot={slot}
            timezone={menu.shop.timezone}
            closedMessage={menu.ordering.texts.closedMessage}
          />
        </div>
        <CategoryBar categories={categories} search={typed} onSearch={setSearch} filter={filter} />
        <div className="wrap shop-columns">
          <div className="min-w-0">
            <LiveRegion>{count || spoken}</LiveRegion>
            {count && (
              <p aria-hidden className="pt-4 text-meta font-bold text-ink-2">
                {count}
              </p>
            )}
            <MenuList shop={shop} sections={sections} onOpen={openProduct} onAdd={add} />
            {rest && <LateMenuRest {...{ shop, moment, rest, search }} onOpen={openProduct} onAdd={add} />}
            {found === 0 && <LateNothingFound {...{ shop, search, among }} onOpen={openProduct} onAdd={add} />}
            {end}
          </div>
          <BasketColumn shop={shop} {...basket} />
        </div>
      </main>
      <BasketBar shop={shop} {...basket} />
      {sheet}
    </>
  );
};
ShopScreen.getLayout = inMembersLayout;
