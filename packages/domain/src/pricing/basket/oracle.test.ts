import { expect, test } from "vitest";
import { compareBasket } from "../../testing/oracle/compare-basket.ts";

/** `pnpm test:long exact-baskets` asks for 100,000 and more. */
const baskets = 3000;

test(
  "VAT-01 VAT-02 VAT-03 VAT-04 VAT-05 VAT-06 VAT-20 PRC-09 generated baskets agree with exact fractions to the cent",
  { timeout: 60_000 },
  () => {
    for (let index = 0; index < baskets; index += 1) {
      const { ours, exact } = compareBasket(20_261_120, index);
      if (ours !== exact) expect(JSON.parse(ours), `basket ${index}`).toEqual(JSON.parse(exact));
    }
  },
);
