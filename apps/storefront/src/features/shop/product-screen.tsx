import { track } from "@lokalkorb/analytics/track";
import { addFromMenu } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import Router from "next/router";
import { useEffect, useRef, type ReactElement } from "react";
import { productPath, shopPath } from "@/shared/routes/paths";
import { PlainHeader } from "@/layouts/top-bar";
import { useShopView, type ShopView } from "@/entities/shop-page/use-shop";
import { productView, findEntry, type ProductView } from "@/entities/product/product-view";
import { useProductChooser } from "@/entities/chooser/product-chooser";
import type { ProductPage } from "./product-screen.server.ts";
import { inMembersLayout } from "./members-layout.tsx";
import { ClosingFacts } from "./menu/closing-facts.tsx";
import { productText } from "@/entities/chooser/product-text";
import { trackAdded } from "./product/track-added.ts";

/** One product as a page: the content of the sheet, for links, searches and new tabs. */
export const ProductScreen: PageWithLayout<ProductPage> = (page) => {
  const shop = useShopView(page);
  const { name, slug } = shop.menu.shop;
  const entry = findEntry(shop.menu, page.productId);
  const view = entry && productView(shop.menu, entry, shop);
  return (
    <>
      <PlainHeader backTo={{ href: shopPath(slug), label: productText.backToShop(name) }} />
      {view && (
        <PageHead
          title={`${view.name} · ${name}`}
          description={view.description}
          noIndex={page.isUnlisted}
          origin={page.origin}
          path={productPath(slug, page.productId)}
        />
      )}
      <main id="inhalt" className="wrap pt-4 pb-28 lg:pt-8">
        {view && <Product shop={shop} view={view} closing={page.closing} />}
      </main>
    </>
  );
};
ProductScreen.getLayout = inMembersLayout;

interface ProductProps {
  readonly shop: ShopView;
  readonly view: ProductView;
  readonly closing: readonly string[];
}

function Product({ shop, view, closing }: ProductProps): ReactElement {
  const { menu } = shop;
  const { restaurantId } = menu;
  const product = view.entry.id;
  useEffect(() => track({ name: "Product Opened", shop: restaurantId, product }), [restaurantId, product]);
  const isLeaving = useRef(false);
  const onDone = (line: Omit<BasketLine, "position">): void => {
    // The second tap of a double tap comes before the next page does.
    if (isLeaving.current) return;
    isLeaving.current = true;
    shop.store().change((draft) => ({ ...draft, lines: addFromMenu(menu, draft.lines, line) }));
    trackAdded(restaurantId, line);
    void Router.push(shopPath(menu.shop.slug)).finally(() => (isLeaving.current = false));
  };
  const { content, buyBar } = useProductChooser({ shop, view, onDone }, 1);
  return (
    <>
      <div className="overflow-hidden rounded-xl bg-surface shadow-[0_0_0_1px_var(--line)]">{content}</div>
      <ClosingFacts shop={shop} sentences={closing} />
      <div className="product-buy above-banner">
        <div className="wrap">{buyBar}</div>
      </div>
    </>
  );
}
