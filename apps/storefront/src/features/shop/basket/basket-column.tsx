import { EmptyState } from "@lokalkorb/ui/empty-state";
import type { ReactElement } from "react";
import { enginePart } from "@/entities/shop-page/use-shop";
import type { BasketBarProps } from "./basket-bar.tsx";
import { basketText } from "./basket-text.ts";
import { BasketContent, Brief } from "./late-basket.tsx";

/** Beside the menu from 992 px on. Until its lines are there it says how much and for how much. */
export function BasketColumn({ shop, ...acts }: BasketBarProps): ReactElement {
  const { count, totalCents, whole } = shop;
  return (
    <aside aria-label={basketText.basket} className="basket-column above-banner">
      <h2 className="mb-1 text-h3">{basketText.basket}</h2>
      {count === 0 ? (
        <EmptyState title={basketText.basketEmpty} picture="basket">
          {basketText.basketEmptyHint}
        </EmptyState>
      ) : whole ? (
        <BasketContent shop={whole} {...acts} />
      ) : (
        <Brief count={count} totalCents={totalCents} part={enginePart} />
      )}
    </aside>
  );
}
