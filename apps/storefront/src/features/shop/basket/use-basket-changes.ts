import { addFromMenu, basketCount, lineLimits, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { useCallback, useState } from "react";
import { chosenOption, estimatedTotal } from "@/entities/basket/estimated-total";
import { quantity } from "@/entities/labels/labels-text";
import { plainLine, type ProductView } from "@/entities/product/product-view";
import type { ShopView } from "@/entities/shop-page/use-shop";
import { shopText } from "../menu/shop-text.ts";
import { trackAdded } from "../product/track-added.ts";
import { basketText } from "./basket-text.ts";

/** Changes the basket from the menu and says each outcome. */
export function useBasketChanges({ menu, live, now, store }: ShopView) {
  const [spoken, setSpoken] = useState("");
  const change = useCallback(
    (act: (lines: BasketLines) => BasketLines, name?: string) => {
      store().change((before) => ({ ...before, lines: act(before.lines) }));
      const after = store().draft();
      const count = basketCount(after.lines);
      const total = formatMoney(estimatedTotal({ menu, live, now }, after.lines, chosenOption(menu, after)));
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
  const add = useCallback(
    (view: ProductView) => {
      const line = plainLine(view);
      const limits = lineLimits(menu, line);
      if (!limits) return;
      const isNew = !Object.values(store().draft().lines).some(({ refId }) => refId === line.refId);
      const components = line.kind === "bundle" ? { components: [] } : {};
      const whole = { ...line, ...components, qty: isNew ? limits.min : limits.step, choices: [] };
      change((lines) => addFromMenu(menu, lines, whole), view.name);
      trackAdded(menu.restaurantId, whole);
    },
    [menu, change, store],
  );
  return { spoken, change, add };
}
