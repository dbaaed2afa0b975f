import { paymentLabelOf } from "@lokalkorb/domain/labels/payment-labels";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { removeLine } from "@lokalkorb/domain/basket/change-basket";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { offeredMethods } from "@lokalkorb/domain/menu/offered-methods";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { estimateFee } from "@lokalkorb/domain/fulfilment/zones/estimate-fee";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { PriceNoteLine } from "@/entities/shop-page/price-note-line";
import { Sums } from "@/entities/order/sums";
import { fulfilmentPhrases } from "@/entities/labels/labels-text";
import { eatersPath } from "@/shared/routes/paths";
import { LateTwoBaskets } from "../two-baskets/late-two-baskets.tsx";
import { LateGoesWith } from "../goes-with/late-goes-with.tsx";
import { StartGroupButton } from "../group-start/start-group-button.tsx";
import { BasketLines, type BasketLinesProps } from "./basket-lines.tsx";
import { basketText } from "./basket-text.ts";
import { CheckoutButton } from "./checkout-button.tsx";
import { shopText } from "../menu/shop-text.ts";
import { productText } from "@/entities/chooser/product-text";
import { basketLinesText } from "./basket-lines-text.ts";

export interface BasketContentProps extends BasketLinesProps {
  /** In the sheet of phones the way on stays in sight below the lines. */
  readonly buttonElsewhere?: boolean;
}

/** Lines, sums and the way on; in the column beside the menu and in the sheet of phones. */
export function BasketContent(props: BasketContentProps): ReactElement {
  const { menu, areas, priced, option, slot, now, count, noCommonSlot } = props.shop;
  const { timezone, slug, country, taxScheme } = menu.shop;
  if (count === 0) {
    return (
      <EmptyState title={basketText.basketEmpty} picture="basket">
        {basketText.basketEmptyHint}
      </EmptyState>
    );
  }
  const restrictions = option ? restrictionsOf(option, menu.ordering.minOrderCents, areas[option.id]) : [];
  const methods = offeredMethods(menu, { option, payCents: null, isReturning: true });
  const minimum = priced.problems.find((problem) => problem.type === "below-minimum");
  return (
    <div className="grid gap-4">
      <LateTwoBaskets menu={props.shop.menu} />
      <p className="text-meta leading-snug text-ink-2">
        {option && fulfilmentTypeLabels[option.type]} {slot ? formatSlot(slot, { timezone, now }) : shopText.noTime}
        <br />
        {methods.map(({ method }) => paymentLabelOf(method, option?.type)).join(" · ")}
        {restrictions.length > 0 && (
          <>
            <br />
            {restrictions.join(" · ")}
          </>
        )}
      </p>
      {noCommonSlot && (
        <Notice
          tone="warning"
          announce
          title={
            noCommonSlot.way
              ? shopText.notAllThisMethod(fulfilmentPhrases[noCommonSlot.way])
              : basketLinesText.noCommonTime
          }
          action={
            <div className="mt-2 flex flex-wrap gap-2">
              {noCommonSlot.items.map(({ lineId, name }) => (
                <Button
                  key={lineId}
                  size="small"
                  look="outline"
                  onClick={() => props.onChange((lines) => removeLine(lines, lineId))}
                >
                  {basketLinesText.takeOut(name)}
                </Button>
              ))}
            </div>
          }
        >
          {basketLinesText.inTheWay(noCommonSlot.items.map(({ name }) => `„${name}“`).join(", "))}
        </Notice>
      )}
      <BasketLines {...props} />
      <LateGoesWith shop={props.shop} onChange={props.onChange} onOpen={props.onOpen} />
      <hr className="border-dashed border-line-strong" />
      <Sums
        totals={priced.totals}
        fulfilment={option ? fulfilmentTypeLabels[option.type] : basketLinesText.pickup}
        feeUnknown={
          option && estimateFee(option).depends && priced.fee ? shopText.atLeast(priced.fee.feeCents) : undefined
        }
        priceNote={jurisdictions[country].priceNotes[taxScheme]}
        codes={priced.codes}
        atMostCents={priced.atMostCents}
      />
      {minimum && <Notice>{basketLinesText.missing(minimum.missingCents)}</Notice>}
      {props.shop.menu.ordering.guestAllowed === false && <Notice>{basketLinesText.onlyWithAccount}</Notice>}
      {!props.buttonElsewhere && <CheckoutButton slug={slug} />}
      <StartGroupButton shop={props.shop} />
      <p className="text-meta text-ink-2">
        {basketLinesText.notBinding} {productText.allPrices} <PriceNoteLine shop={props.shop} sentence />{" "}
        <PageLink href={eatersPath()} className="link">
          {basketLinesText.eaters}
        </PageLink>
      </p>
    </div>
  );
}

/** The restrictions of an order, told before anything is asked (CHK-03). */
function restrictionsOf(option: FulfilmentMethod, shopMinimumCents: Cents, area = ""): readonly string[] {
  const least = Math.max(shopMinimumCents, estimateFee(option).minimumCents);
  return [
    ...(least > 0 ? [`${basketLinesText.minimum} ${formatMoney(least)}`] : []),
    ...(area === "" ? [] : [`${option.type === "shipping" ? shopText.shipsTo : shopText.area}: ${area}`]),
  ];
}
