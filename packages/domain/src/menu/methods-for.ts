import { type MethodsOfShop, offeredMethods, type OfferedMethod, type PayInput } from "./offered-methods.ts";

export interface OrdererInput extends PayInput {
  /** It is ordered for a company that may pay with its invoice. */
  readonly isOnAccount?: boolean | undefined;
}

/**
 * How this orderer can pay. On account is agreed with a company and not published: it is offered to that company alone, on
 * every way, and to no other orderer, even where a menu names it.
 */
export function methodsFor(
  { paymentMethods, paymentTerms = {} }: MethodsOfShop,
  { isOnAccount = false, ...question }: OrdererInput,
): readonly OfferedMethod[] {
  const { option } = question;
  const named = paymentMethods.filter((method) => method !== "onAccount");
  const offered = offeredMethods({ paymentMethods: named, paymentTerms }, question);
  if (!isOnAccount || !option) return offered;
  const account = { paymentMethods: ["onAccount"] as const, paymentTerms };
  return [...offered, ...offeredMethods(account, { ...question, option: { type: option.type } })];
}
