import { type DiscountTerms, isLimited } from "@lokalkorb/domain/menu/discount-terms";
import { decideOrder } from "@lokalkorb/domain/ordering/place/decide-order";
import type { NewOrder, OrderInput } from "@lokalkorb/domain/ordering/place/order-input";
import { addressInDoubt, settleZone, type LocatedOrder } from "@lokalkorb/domain/ordering/place/settle-zone";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { readCodes } from "../../catalog/read-codes.ts";
import { endWaitingOrder } from "../lifecycle/end-waiting-order.ts";
import { pointOfAddress } from "../../places/point-of-address.ts";
import type { OrderAttempt, Refusal } from "./order-attempt.ts";
import { countCodes } from "./order-limits.ts";
import { type Facts, soldOutManually, readFacts } from "./place-facts.ts";
import { readShop } from "./place-shop.ts";
import { readBasket } from "./read-basket.ts";

export interface Precheck {
  readonly facts: Facts;
  /** As it would be with all stock and an empty slot. */
  readonly newOrder: NewOrder;
  readonly codes: readonly DiscountTerms[];
  /** Terms of the codes without a limit, as they were a moment ago. */
  readonly unlimitedCodes: readonly DiscountTerms[];
  /** Gift cards, and codes that may be used up. */
  readonly limitedCodes: readonly string[];
}

/** Refuses most of what is wrong before anything is touched that others wait for. */
export async function precheckOrder(attempt: OrderAttempt): Promise<Result<Precheck, Refusal>> {
  const { input, caller, deps } = attempt;
  const [basket, shop] = await Promise.all([openBasket(attempt), readShop(deps, input)]);
  if (!basket.ok) return basket;
  const facts = await readFacts(attempt, shop, basket.value.lines);
  if (!facts.ok) return facts;
  const named = input.codes ?? [];
  const read = await readCodes(deps.db, input.restaurantId, named, facts.value.now);
  const limited = await countCodes(deps, caller, named, read);
  if (limited !== null) return refuse(limited);
  if (!read.ok) return read;
  const question: OrderInput = {
    ...facts.value,
    ...read.value,
    basket: basket.value,
    available: soldOutManually(facts.value),
    slotUse: null,
  };
  const decided = decideOrder(question);
  if (!decided.ok) return decided;
  const settled = await settleDoubt(attempt, question, decided.value);
  if (!settled.ok) return settled;
  const { newOrder, point } = settled.value;
  const { codes } = read.value;
  const unlimitedCodes = codes.filter((terms) => !isLimited(terms));
  const limitedCodes = named.filter((code) => unlimitedCodes.every(({ codeId }) => codeId !== code));
  return ok({ facts: withPoint(facts.value, point), newOrder, codes, unlimitedCodes, limitedCodes });
}

/** Where the postal code leaves open whether the shop brings there, the point of the house is asked for: here, outside of the transaction. */
async function settleDoubt(
  { caller, deps }: OrderAttempt,
  question: OrderInput,
  decided: NewOrder,
): Promise<Result<LocatedOrder, Refusal>> {
  const address = addressInDoubt(decided, question);
  const point = address === null ? null : await pointOfAddress(deps, caller, address);
  return point === null ? ok({ newOrder: decided, point }) : settleZone(decided, question, point);
}

/** The transaction decides with the same point. */
function withPoint(facts: Facts, point: GeoPoint | null): Facts {
  const { address } = facts.request;
  if (point === null || address === undefined) return facts;
  return { ...facts, request: { ...facts.request, address: { ...address, geo: point } } };
}

/**
 * A basket that waits for a payment is free again as soon as its shopper orders in another way. Only its own shopper
 * may end that payment: basket ids can be guessed.
 */
async function openBasket({ input, caller, deps }: OrderAttempt) {
  const basket = await readBasket(deps.db, input);
  if (basket.ok && basket.value.ownerUid !== caller.uid) return refuse({ type: "basket-not-yours" });
  const waiting = basket.ok && basket.value.status === "locked" ? basket.value.checkout : undefined;
  if (waiting?.orderId === undefined || waiting.requestId === input.requestId) return basket;
  const { restaurantId, basketId } = input;
  const markReplaced = (replaced: boolean): Promise<void> =>
    updateDocument(deps.db, basketDocument, { restaurantId, basketId }, { "checkout.replaced": replaced });
  // Before it ends, since the provider's own message may be the first to end it.
  await markReplaced(true);
  const end = await endWaitingOrder(deps, { restaurantId, orderId: waiting.orderId });
  if (end === "unknown") await markReplaced(false);
  return end === "unknown" ? refuse({ type: "payment-unavailable" }) : readBasket(deps.db, input);
}
