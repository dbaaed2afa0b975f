import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart, type LatePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import { quantity } from "@/entities/labels/labels-text";
import type { BasketContentProps } from "./basket-content.tsx";

const contentPart = latePart(
  "basket-content",
  async () => (await import(/* webpackChunkName: "part-basket-content" */ "./basket-content.tsx")).BasketContent,
  {
    warm: true,
  },
);
/** One part for the column and the sheet, so that neither brings it along under another name. */
export const BasketContent = lateComponent<BasketContentProps>(contentPart, ({ shop }) => (
  <Brief count={shop.count} totalCents={shop.priced.totals.totalCents} part={contentPart} />
));

interface BriefProps {
  readonly count: number;
  readonly totalCents: Cents;
  readonly part: LatePart<unknown>;
}

/** Until its lines are there: how much, and for how much. */
export function Brief({ count, totalCents, part }: BriefProps): ReactElement {
  return (
    <>
      <p className="flex justify-between text-name font-bold">
        <span>{quantity(count)}</span>
        <span>{formatMoney(totalCents)}</span>
      </p>
      <LateNotice part={part} />
    </>
  );
}
