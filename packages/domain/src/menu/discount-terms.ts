import type { ValuesOf } from "../kernel/fields/field.ts";
import type { campaignFields, discountFields } from "./discount-fields.ts";

/**
 * The discount of a code and its conditions. The server reads them from `discountCodes/{codeId}`; a shopper's browser
 * gets the same without lists of people. A condition that is left out is none.
 */
export interface DiscountTerms
  extends
    Omit<ValuesOf<typeof campaignFields>, "autoApply">,
    Partial<Pick<DiscountValues, "firstOrderOnly" | "oncePerCustomer" | "maxUses" | "maxUsesPerCustomer" | "b2bOnly">>,
    Pick<DiscountValues, "groups"> {
  readonly autoApply?: boolean;
  /** Lower case; the people it was made for. */
  readonly emails?: readonly string[];
  /** Uses so far, held ones included, as the caller has read them. */
  readonly uses?: number;
  readonly usesByCustomer?: number;
}
type DiscountValues = ValuesOf<typeof discountFields>;

/** The known facts about the orderer; a missing one does not count against a code. */
export interface DiscountCustomer {
  readonly isFirstOrder?: boolean;
  readonly email?: string;
  readonly groups?: readonly string[];
  readonly isBusiness?: boolean;
}

/** Whether its earlier uses may lead to a refusal. */
export const isLimited = ({ maxUses, maxUsesPerCustomer, oncePerCustomer }: DiscountTerms): boolean =>
  maxUses !== undefined || maxUsesPerCustomer !== undefined || oncePerCustomer === true;
