import type { DiscountTerms } from "../../menu/discount-terms.ts";

/** No code can be called so: codes are of capitals. */
export const businessDiscountId = "firma";

/** The discount that a shop has agreed with a company, as the last one on the goods. It cannot be typed, and has no uses to count. */
export const businessDiscount = ({ discountBp = 0 }: { readonly discountBp?: number }): readonly DiscountTerms[] =>
  discountBp === 0
    ? []
    : [
        {
          codeId: businessDiscountId,
          code: "Firmenrabatt",
          name: "Firmenrabatt",
          kind: "percent",
          percentBp: discountBp,
          stacking: "stackable",
          priority: 1000,
          autoApply: true,
        },
      ];

/** The codes that have a record of their own. */
export const recordedCodes = <Code extends { readonly codeId: string }>(codes: readonly Code[] = []): readonly Code[] =>
  codes.filter(({ codeId }) => codeId !== businessDiscountId);
