import { project } from "../../kernel/fields/project.ts";
import type { DiscountTerms } from "../../menu/discount-terms.ts";
import { codeTermFields, type OrderCode } from "./order-code.ts";

/** The rule of a code as its order keeps it, without the conditions that were settled with the order. */
export const frozenTerms = (terms: DiscountTerms): NonNullable<OrderCode["terms"]> => project(codeTermFields, terms);

/** The code of an order as a rule that can be applied again; null: the order is of before and has not kept it. */
export const termsOfCode = ({ codeId, code, name, terms }: OrderCode): DiscountTerms | null =>
  terms === undefined ? null : { ...terms, codeId, code, name };
