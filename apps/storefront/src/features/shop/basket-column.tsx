import type { Cents } from "@lokalkorb/domain/money/cents";
import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { LatePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import { enginePart } from "@/frame/use-shop";
import { pieces } from "@/frame/words-text";
import type { BasketBarProps } from "./basket-bar.tsx";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { basketText } from "./basket-text.ts";

const contentPart = latePart(
  "basket-content",
  async () => (await import(/* webpackChunkName: "part-basket-content" */ "./basket-content.tsx")).BasketContent,
  {
    warm: true,
  },
);
const BasketContent = lateComponent<BasketLinesProps>(contentPart, ({ shop }) => (
  <Brief count={shop.count} totalCents={shop.priced.totals.totalCents} part={contentPart} />
));

/** Beside the menu from 992 px on. Until its lines are there it says how much and for how much. */
export function BasketColumn({ shop, ...acts }: BasketBarProps): ReactElement {
  const { count, totalCents, whole } = shop;
  return (
    <aside aria-label={basketText.basket} className="basket-column">
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

interface BriefProps {
  readonly count: number;
  readonly totalCents: Cents;
  readonly part: LatePart<unknown>;
}

/** Until its lines are there: how much, and for how much. */
function Brief({ count, totalCents, part }: BriefProps): ReactElement {
  return (
    <>
      <p className="flex justify-between text-name font-bold">
        <span>{pieces(count)}</span>
        <span>{formatMoney(totalCents)}</span>
      </p>
      <LateNotice part={part} />
    </>
  );
}
