import type { ProductView } from "./product-view.ts";

/** All that says what a product costs, without the rest of its view. */
export const priceOf = ({ price, before, from, deposit, amount, basePrice }: ProductView) => ({
  price,
  before,
  from,
  deposit,
  amount,
  basePrice,
});
