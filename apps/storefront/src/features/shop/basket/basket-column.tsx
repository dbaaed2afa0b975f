import { EmptyState } from "@lokalkorb/ui/empty-state";
import { useMemo, type ReactElement } from "react";
import { enginePart } from "@/entities/shop-page/use-shop";
import { useWide } from "@/shared/device/use-wide";
import type { BasketBarProps } from "./basket-bar.tsx";
import { basketText } from "./basket-text.ts";
import { BasketContent, Brief } from "./late-basket.tsx";

/** Beside the menu on wide windows. */
export function BasketColumn(props: BasketBarProps): ReactElement {
  return (
    <aside aria-label={basketText.basket} className="basket-column above-banner">
      <h2 className="mb-1 text-h3">{basketText.basket}</h2>
      {props.shop.count === 0 ? (
        <EmptyState title={basketText.basketEmpty} picture="basket">
          {basketText.basketEmptyHint}
        </EmptyState>
      ) : (
        <ColumnContent {...props} />
      )}
    </aside>
  );
}

/** Until its lines are there it says how much and for how much; a phone, which hides the column, neither loads nor draws them. */
function ColumnContent(props: BasketBarProps): ReactElement | null {
  const { shop, onChange, onEdit, onOpen } = props;
  const { count, totalCents, whole } = shop;
  const isWide = useWide();
  const content = useMemo(
    () => whole && <BasketContent shop={whole} {...{ onChange, onEdit, onOpen }} />,
    [whole, onChange, onEdit, onOpen],
  );
  if (!isWide) return null;
  return content ?? <Brief count={count} totalCents={totalCents} part={enginePart} />;
}
