import type { Id } from "@lokalkorb/domain/kernel/branded";
import { track } from "@lokalkorb/analytics/track";
import { addFromMenu, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { useCallback, useEffect, useState } from "react";
import { ProductSheet, sheetPart } from "@/entities/chooser/late-product-sheet";
import { productOfLine, productView, type ProductView } from "@/entities/product/product-view";
import type { ShopView } from "@/entities/shop-page/use-shop";
import type { ShopMoment } from "@/entities/shop/shop-live";
import { trackAdded } from "./track-added.ts";

interface OpenSheet {
  readonly view: ProductView;
  /** Set when a line of the basket is being changed. */
  readonly lineId?: Id<"line">;
}

/** The sheet of a product over the menu: for a new line, or to change one of the basket. */
export function useProductSheet(
  shop: ShopView,
  moment: ShopMoment,
  change: (act: (lines: BasketLines) => BasketLines, name: string) => void,
) {
  const { menu, draft, store } = shop;
  const { restaurantId } = menu;
  const [open, setOpen] = useState<OpenSheet | null>(null);
  useSheetSoon();
  const openProduct = useCallback(
    (view: ProductView) => {
      setOpen({ view });
      track({ name: "Product Opened", shop: restaurantId, product: view.entry.id });
    },
    [restaurantId],
  );
  const editLine = useCallback(
    (lineId: Id<"line">): void => {
      const line = store().draft().lines[lineId];
      const entry = line && productOfLine(menu, line);
      const view = entry && productView(menu, entry, moment);
      if (view) setOpen({ view, lineId });
    },
    [menu, moment, store],
  );
  const replace = (line: Omit<BasketLine, "position">, name: string): void => {
    const before = open?.lineId;
    change((lines) => {
      const { [before ?? ""]: was, ...others } = lines;
      // Its wishes stay.
      return addFromMenu(menu, others, { ...was, ...line });
    }, name);
    if (before === undefined) trackAdded(restaurantId, line);
    setOpen(null);
  };
  const sheet = open && (
    <ProductSheet
      shop={shop}
      view={open.view}
      line={open.lineId === undefined ? undefined : draft.lines[open.lineId]}
      onDone={replace}
      onClose={() => setOpen(null)}
    />
  );
  return { openProduct, editLine, sheet };
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
