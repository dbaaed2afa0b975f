import { track } from "@lokalkorb/analytics/track";
import { addLine, basketCount, quantityLimits } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateDialog } from "@lokalkorb/ui/late-dialog";
import { latePart } from "@lokalkorb/ui/late-part";
import { useCallback, useEffect, useMemo, useState } from "react";
import { shopPath } from "@/shared/routes/paths";
import { inShopLayout } from "@/layouts/shop-layout";
import { backKey } from "@/entities/shop/back-key";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { chosenOption, quickTotal } from "@/entities/basket/quick-total";
import { useShopView } from "@/entities/shop-page/use-shop";
import { kindNames, quantity } from "@/entities/labels/labels-text";
import { BasketBar } from "./basket/basket-bar.tsx";
import { BasketColumn } from "./basket/basket-column.tsx";
import { trackAdded } from "./product/track-added.ts";
import { CategoryBar } from "./menu/category-bar.tsx";
import { entryOfLine, entryView, plainLine } from "@/entities/product/product-view";
import type { EntryView } from "@/entities/product/product-view";
import { FulfilmentCard } from "./menu/fulfilment-card.tsx";
import { ProductCard } from "./menu/product-card.tsx";
import type { ProductSheetProps } from "./product/product-sheet.tsx";
import { searchMenu } from "./menu/search-menu.ts";
import { ClosingFacts } from "./menu/closing-facts.tsx";
import { ShopFacts } from "./menu/shop-facts.tsx";
import { ShopHeader } from "./menu/shop-header.tsx";
import { ShopNotice } from "./menu/shop-notice.tsx";
import { basketText } from "./basket/basket-text.ts";
import { menuSections, withPopular } from "./menu/menu-sections.ts";
import { menuSearchText } from "./menu/menu-search-text.ts";
import { shopText } from "./menu/shop-text.ts";

const sheetPart = latePart(
  "product-sheet",
  async () => (await import(/* webpackChunkName: "part-product-sheet" */ "./product/product-sheet.tsx")).ProductSheet,
  {
    warm: true,
  },
);
const ProductSheet = lateComponent<ProductSheetProps>(sheetPart, ({ onClose }) => (
  <LateDialog part={sheetPart} onClose={onClose} />
));

interface OpenSheet {
  readonly view: EntryView;
  /** Set when a line of the basket is being changed. */
  readonly lineId?: string;
}

export const ShopScreen: PageWithLayout<ShopPage> = (page) => {
  const shop = useShopView(page);
  const { menu, live, now, draft, option, opening, areas, priceNote, prices, unavailable, notThisMethod } = shop;
  const moment = useMemo(() => ({ prices, unavailable, notThisMethod }), [prices, unavailable, notThisMethod]);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [spoken, setSpoken] = useState("");
  useSheetSoon();

  const menuOnly = useMemo(() => menuSections(menu, moment), [menu, moment]);
  const sections = useMemo(() => withPopular(menuOnly), [menuOnly]);
  // Nothing is found twice.
  const shown = useMemo(() => (search === "" ? sections : searchMenu(menuOnly, search)), [sections, menuOnly, search]);
  const found = shown.reduce((count, { views }) => count + views.length, 0);
  const quantities = useMemo(() => quantityByRef(draft.lines), [draft.lines]);

  const { store } = shop;
  /** Changes the basket and says the outcome. */
  const change = useCallback(
    (act: (lines: BasketLines) => BasketLines, name?: string) => {
      store().change((before) => ({ ...before, lines: act(before.lines) }));
      const after = store().draft();
      const count = basketCount(after.lines);
      const total = formatMoney(quickTotal({ menu, live, now }, after.lines, chosenOption(menu, after)));
      setSpoken(
        count === 0
          ? basketText.emptied
          : name === undefined
            ? shopText.changed(total, quantity(count))
            : shopText.added(name, total, quantity(count)),
      );
    },
    [store, menu, live, now],
  );
  const { restaurantId } = menu;
  useEffect(() => track({ name: "Shop Viewed", shop: restaurantId }), [restaurantId]);
  const openProduct = useCallback(
    (view: EntryView) => {
      setOpen({ view });
      track({ name: "Product Opened", shop: restaurantId, product: view.entry.id });
    },
    [restaurantId],
  );
  const add = useCallback(
    (view: EntryView) => {
      const line = plainLine(view);
      const sellable = line.kind === "item" ? menu.items[line.refId] : menu.bundles[line.refId];
      if (!sellable) return;
      const limits = quantityLimits(sellable);
      const components = line.kind === "bundle" ? { components: [] } : {};
      const whole = {
        ...line,
        ...components,
        qty: isNew(store().draft().lines, line.refId) ? limits.min : limits.step,
        choices: [],
      };
      change((lines) => addLine(lines, whole, limits).lines, view.name);
      trackAdded(restaurantId, whole);
    },
    [menu, change, store, restaurantId],
  );
  const edit = (lineId: string): void => {
    const line = draft.lines[lineId];
    const entry = line && entryOfLine(menu, line);
    const view = entry && entryView(menu, entry, moment);
    if (view) setOpen({ view, lineId });
  };
  const replace = (line: Omit<BasketLine, "position">, name: string): void => {
    const sellable = line.kind === "item" ? menu.items[line.refId] : menu.bundles[line.refId];
    if (!sellable) return;
    const before = open?.lineId;
    change((lines) => {
      const { [before ?? ""]: _before, ...others } = lines;
      return addLine(before === undefined ? lines : others, line, quantityLimits(sellable)).lines;
    }, name);
    if (before === undefined) trackAdded(restaurantId, line);
    setOpen(null);
  };

  const { name, kind, address, description, slug } = menu.shop;
  const basket = { shop, onChange: change, onEdit: edit };
  // What a press changes nothing of is not drawn again (goal P5).
  const header = useMemo(() => <ShopHeader shop={{ menu, opening, now }} />, [menu, opening, now]);
  const facts = useMemo(() => <ShopFacts shop={{ menu, option, areas, now }} />, [menu, option, areas, now]);
  const closing = useMemo(() => <ClosingFacts shop={{ menu, priceNote }} />, [menu, priceNote]);
  return (
    <>
      <PageHead
        title={`${name}, ${kindNames[kind]} in ${address.city}`}
        description={description}
        origin={page.origin}
        path={shopPath(slug)}
        feed={page.feed}
      />
      {header}
      <main id="inhalt">
        <div className="wrap">
          <FulfilmentCard shop={shop} />
          {facts}
          <ShopNotice
            live={live}
            opening={opening}
            now={now}
            slot={shop.slot}
            timezone={menu.shop.timezone}
            closedMessage={menu.ordering.texts.closedMessage}
          />
        </div>
        <CategoryBar categories={sections} search={search} onSearch={setSearch} />
        <div className="wrap shop-columns">
          <div className="min-w-0">
            <LiveRegion>{search === "" ? spoken : menuSearchText.searchCount(found)}</LiveRegion>
            {search !== "" && found > 0 && (
              <p aria-hidden className="pt-4 text-meta font-bold text-ink-2">
                {menuSearchText.searchCount(found)}
              </p>
            )}
            {shown.map((section, index) => (
              <section
                key={section.id}
                id={section.slug}
                className="menu-section"
                aria-labelledby={`${section.slug}-name`}
              >
                <header className="mb-2 flex flex-wrap items-baseline gap-x-3 lg:mb-4">
                  <h2 id={`${section.slug}-name`} className="text-h2">
                    {section.name}
                  </h2>
                  {section.description && <p className="text-meta text-ink-2">{section.description}</p>}
                </header>
                <ul className="products">
                  {section.views.map((view, position) => (
                    <ProductCard
                      key={`${view.entry.kind} ${view.entry.id}`}
                      view={view}
                      slug={slug}
                      fulfilment={option?.type}
                      quantity={view.refIds.reduce((sum, refId) => sum + (quantities.get(refId) ?? 0), 0)}
                      soldOut={isEntrySoldOut(menu, view.entry, live)}
                      back={live.backOn?.[backKey(view.entry)]}
                      first={index === 0 && position < 4}
                      onOpen={openProduct}
                      onAdd={add}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {found === 0 && (
              <EmptyState title={menuSearchText.searchEmpty(search)} picture="basket">
                {menuSearchText.searchHint}
              </EmptyState>
            )}
            {closing}
          </div>
          <BasketColumn {...basket} />
        </div>
      </main>
      <BasketBar {...basket} />
      {open && (
        <ProductSheet
          shop={shop}
          view={open.view}
          line={open.lineId === undefined ? undefined : draft.lines[open.lineId]}
          onDone={replace}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
ShopScreen.getLayout = inShopLayout;

const isNew = (lines: BasketLines, refId: string): boolean =>
  !Object.values(lines).some((line) => line.refId === refId);

function quantityByRef(lines: BasketLines): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { refId, qty } of Object.values(lines)) quantities.set(refId, (quantities.get(refId) ?? 0) + qty);
  return quantities;
}

/** The sheet comes when a hand nears a product, so that it is there when it is wanted; a mere "add" needs none. */
function useSheetSoon(): void {
  useEffect(() => {
    const near = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(".product") === null) return;
      if (target.closest("[data-press=add]") === null) sheetPart.load().catch(() => undefined);
    };
    const signs = ["pointerover", "focusin"] as const;
    for (const sign of signs) window.addEventListener(sign, near, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, near);
    };
  }, []);
}
