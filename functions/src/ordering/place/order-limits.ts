import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { Refusal, Refused } from "@lokalkorb/domain/ordering/order/refusal";
import type { Result } from "@lokalkorb/domain/kernel/result";
import type { Caller } from "../../platform/caller.ts";
import type { LimitName, LimitedDeps } from "../../platform/rate-limits.ts";
import { emailHashOf } from "../customers/email-hash.ts";

interface LimitRequest {
  readonly caller: Caller;
  readonly orderId: string;
  /** Where the mails of the order go. */
  readonly email: string;
}

/** An order counts by its orderer, by the tries, and by the mailed address when that is unproven. */
export async function countOrder(deps: LimitedDeps, { caller, orderId, email }: LimitRequest) {
  const isOwnAddress = caller.email !== undefined && emailHashOf(caller.email) === emailHashOf(email);
  const counts: readonly (readonly [name: LimitName, who: Caller, request?: string])[] = [
    ["orderTry", caller],
    ["order", caller, orderId],
    ...(isOwnAddress ? [] : [["orderFor", { uid: emailHashOf(email), isGuest: true, ip: null }, orderId] as const]),
  ];
  const taken: (typeof counts)[number][] = [];
  const restore = async (isMeant: (name: LimitName) => boolean): Promise<void> => {
    for (const [name, who, request] of taken)
      if (isMeant(name)) await deps.rateLimits.restore(deps, name, who, request);
  };
  for (const one of counts) {
    const [name, who, request] = one;
    const limited = await deps.rateLimits.take(deps, name, who, request);
    if (limited === null) taken.push(one);
    else {
      await restore((other) => other !== "orderTry");
      return { limited };
    }
  }
  return {
    limited: null,
    /** Only orders count as orders, and what came about was more than a try. */
    settle: (placed: Result<unknown, Refusal>) => restore((name) => (name === "orderTry") === placed.ok),
  };
}

/** Whether the answer to such a code reveals the owner of an address. */
export const isAboutPersons = ({
  firstOrderOnly,
  oncePerCustomer,
  maxUsesPerCustomer,
  emails = [],
}: DiscountTerms): boolean =>
  firstOrderOnly === true || oncePerCustomer === true || maxUsesPerCustomer !== undefined || emails.length > 0;

/** An answer about this person: who asks that of many addresses learns whose customers they are. */
export const tellsOfPerson = (refusal: Refusal): boolean =>
  refusal.type === "customer-blocked" ||
  (refusal.type === "payment-method-unavailable" && refusal.bar?.reason === "denied") ||
  refusal.type === "code-used" ||
  (refusal.type === "code-conditions" && (refusal.reason === "firstOrder" || refusal.reason === "customer"));

/** A wrong code counts as a guess; after too many guesses a right one is not revealed either. */
export async function countCodes(
  deps: LimitedDeps,
  caller: Caller,
  codes: readonly string[],
  read: Result<unknown, Refusal>,
): Promise<Refused<"rate-limited"> | null> {
  if (codes.length === 0) return null;
  const isWrong = !read.ok && read.refusal.type === "code-invalid";
  return isWrong ? deps.rateLimits.take(deps, "codeGuess", caller) : deps.rateLimits.look(deps, "codeGuess", caller);
}
