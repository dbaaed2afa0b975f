import type { BasketLines } from "../../basket/change-basket.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate, Minutes } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { businessDiscount } from "../../pricing/discounts/business-discount.ts";
import type { StandingOrder } from "./standing-fields.ts";

type Priced = Pick<StandingOrder, "lines" | "optionId" | "address" | "paymentMethod">;

/** The lines as a basket has them; `name` is for people who read the plan. */
export const basketLinesOf = (lines: StandingOrder["lines"]): BasketLines =>
  Object.fromEntries(
    Object.entries(lines).map(([lineId, { name: _name, ...line }]) => [lineId, { ...line, seenUnitCents: 0 }]),
  );

export interface RunPrice {
  readonly totalCents: Cents;
  readonly leadMinutes: Minutes;
  /** Lines that are not to be had any more; the price is without them. */
  readonly gone: readonly string[];
}

/** The price of one run by the menu of today. `discountBp`: of the company that it is for. */
export function priceRun(
  { lines, optionId, address, paymentMethod }: Priced,
  {
    menu,
    date,
    slot,
    discountBp,
    now,
  }: {
    readonly menu: Menu;
    readonly date: LocalDate;
    readonly slot: Slot | null;
    readonly discountBp?: number;
    readonly now: Instant;
  },
): RunPrice {
  const option = must(
    menu.distributionOptions.find(({ id }) => id === optionId),
    "a way of this menu",
  );
  const priced = priceBasket({
    menu,
    lines: basketLinesOf(lines),
    distribution: { optionId, date, at: slot?.start ?? null },
    codes: businessDiscount(discountBp === undefined ? {} : { discountBp }),
    customer: { isFirstOrder: false, isBusiness: discountBp !== undefined },
    paymentMethod,
    now,
    deliveryFee: feeTo(menu, option, address ?? null, date),
  });
  const sold = new Set(priced.lines.map(({ lineId }) => lineId as string));
  return {
    totalCents: priced.totals.totalCents,
    leadMinutes: priced.leadMinutes,
    gone: Object.keys(lines).filter((lineId) => !sold.has(lineId)),
  };
}
