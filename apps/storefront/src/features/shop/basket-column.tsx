import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { lazy, Suspense } from "react";
import type { ReactElement } from "react";
import { pieces } from "@/frame/words-text";
import type { BasketBarProps } from "./basket-bar.tsx";
import { shopText } from "./shop-text.ts";

const BasketContent = lazy(async () => ({ default: (await import("./basket-content.tsx")).BasketContent }));

/** Beside the menu from 992 px on. Until its lines are there it says how much and for how much. */
export function BasketColumn({ shop, ...acts }: BasketBarProps): ReactElement {
  const { count, totalCents, whole } = shop;
  const brief = (
    <p className="flex justify-between text-name font-bold">
      <span>{pieces(count)}</span>
      <span>{formatMoney(totalCents)}</span>
    </p>
  );
  return (
    <aside aria-label={shopText.basket} className="basket-column">
      <h2 className="mb-1 text-h3">{shopText.basket}</h2>
      {count === 0 ? (
        <EmptyState title={shopText.basketEmpty} picture="basket">
          {shopText.basketEmptyHint}
        </EmptyState>
      ) : whole ? (
        <Suspense fallback={brief}>
          <BasketContent shop={whole} {...acts} />
        </Suspense>
      ) : (
        brief
      )}
    </aside>
  );
}
