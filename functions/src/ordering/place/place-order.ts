import { createHash } from "node:crypto";
import { placeOrder as contract } from "@lokalkorb/contracts/orders";
import type { InputOf, OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { type DiscountTerms, isLimited } from "@lokalkorb/domain/menu/discount-terms";
import { decideOrder } from "@lokalkorb/domain/ordering/place/decide-order";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { NewOrder } from "@lokalkorb/domain/ordering/place/order-input";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import {
  inTransaction,
  contended,
  adminRef,
  addToList,
  readDocument,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { readCodes } from "../../catalog/read-codes.ts";
import { hasMoreShards, type ItemShards, shardsOf } from "../../catalog/stock/stock-access.ts";
import type { Caller } from "../../platform/caller.ts";
import { createKeyedMutex } from "../../platform/concurrency/keyed-mutex.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { findPriorResult, sharedRequestKeyOf, wasAnswered, type RequestKey } from "../../platform/idempotency.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import { mayJoin } from "../customers/viewers-of-order.ts";
import { endWaitingOrder } from "../lifecycle/end-waiting-order.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { createVolumeAlert } from "./order-volume-alert.ts";
import { createRefusalCache } from "./refusal-cache.ts";
import { countCodes, countOrder, isAboutPersons, tellsOfPerson } from "./order-limits.ts";
import { type Facts, soldOutManually, readFacts } from "./place-facts.ts";
import { readShop } from "./place-shop.ts";
import { orderInTransaction, slotParamsOfInput } from "./place-transaction.ts";
import { readBasket } from "./read-basket.ts";

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;
type Refusal = RefusalsOf<typeof contract>;
type Answer = Result<Output, Refusal>;
type Preview = Pick<NewOrder, "stockTaken" | "slotTaken" | "order">;

const mutex = createKeyedMutex();
const orderVolume = createVolumeAlert();
const refusalCache = createRefusalCache();

/**
 * From basket to order. What hardly changes is read first and outside; a first decision without goods and time
 * refuses most of what is wrong without touching what others wait for. Then one transaction decides again with the
 * basket, the time, the codes and the stock as they are, and writes all of it or nothing. What is paid online gets its
 * page afterwards.
 */
export const placeBasket: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const request = sharedRequestKeyOf(contract.name, caller, input);
  const earlier = await answerLately(deps, input, request);
  if (earlier !== null) return again(deps, input, caller, earlier);
  const placed = await together(`${request.key} ${request.bodyHash}`, () => placeCounted(input, caller, deps, request));
  return placed.ok ? withCheckout(deps, input, placed.value) : placed;
};

/** A request names its order, so that asking again finds it, and no second one can be made. */
const orderIdOf = ({ restaurantId }: Input, { key }: RequestKey): string =>
  createHash("sha256").update(`order ${restaurantId} ${key}`).digest().subarray(0, orderIdBytes).toString("base64url");

const orderIdBytes = 15;

/** The earlier result of this request, as the order is now; null: none yet. */
const answerBefore = async (deps: OrderingDeps, input: Input, request: RequestKey): Promise<Answer | null> => {
  const lately = await answerLately(deps, input, request);
  if (lately !== null) return lately;
  const address = addressOf(input, request);
  return answerOf(request, address, await readDocument(deps.db, historicOrderDocument, address));
};

/** Orders do not pay for a look into the archive: it is read only when the order cannot be placed once more. */
const answerLately = async (deps: OrderingDeps, input: Input, request: RequestKey): Promise<Answer | null> => {
  const address = addressOf(input, request);
  return answerOf(request, address, await readDocument(deps.db, orderDocument, address));
};

const addressOf = (input: Input, request: RequestKey) => ({
  restaurantId: input.restaurantId,
  orderId: orderIdOf(input, request),
});

const answerOf = (
  request: RequestKey,
  { orderId }: { readonly orderId: string },
  order: Pick<Order, "no" | "dayCode" | "status" | "events"> | null,
): Answer | null => {
  if (order === null) return null;
  const { no, dayCode, status } = order;
  return wasAnswered(order, request) === false
    ? refuse({ type: "request-reused" })
    : ok({ orderId, no, dayCode, status });
};

const underWay = new Map<string, Promise<Answer>>();

/** A request that arrives while it is worked on is not another one, and not another order to be counted. */
const together = (key: string, work: () => Promise<Answer>): Promise<Answer> => {
  const running = underWay.get(key) ?? work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
};

const placeCounted = async (input: Input, caller: Caller, deps: OrderingDeps, request: RequestKey): Promise<Answer> => {
  const wanted = { caller, orderId: orderIdOf(input, request), email: input.contact.email };
  const counted = await countOrder(deps, wanted);
  if (counted.limited !== null) return refuse(counted.limited);
  const placed = await place(input, caller, deps, request);
  if (placed.ok) await orderVolume.note(deps, input.restaurantId);
  await counted.settle(placed);
  return placed;
};

const place = async (input: Input, caller: Caller, deps: OrderingDeps, request: RequestKey): Promise<Answer> => {
  const looked = await lookAround(input, caller, deps);
  // The same request may have been answered meanwhile: then its basket is converted, its gift card empty.
  if (!looked.ok) return (await answerBefore(deps, input, request)) ?? looked;
  if (!looked.value.codes.some(isAboutPersons)) return commit(input, deps, request, looked.value);
  const guessed = await deps.rateLimits.look(deps, "customerGuess", caller);
  if (guessed !== null) return refuse(guessed);
  const placed = await commit(input, deps, request, looked.value);
  const limited =
    placed.ok || !tellsOfPerson(placed.refusal) ? null : await deps.rateLimits.take(deps, "customerGuess", caller);
  return limited === null ? placed : refuse(limited);
};

interface Outlook {
  readonly facts: Facts;
  readonly preview: Preview;
  readonly codes: readonly DiscountTerms[];
  readonly unlimitedCodes: readonly DiscountTerms[];
}

/** Refuses most of what is wrong before anything is touched that others wait for. */
const lookAround = async (input: Input, caller: Caller, deps: OrderingDeps): Promise<Result<Outlook, Refusal>> => {
  const [basket, shop] = await Promise.all([openBasket(deps, input, caller), readShop(deps, input)]);
  if (!basket.ok) return basket;
  const facts = await readFacts(input, caller, deps, shop, basket.value.lines);
  if (!facts.ok) return facts;
  const codes = await readCodes(deps.db, input.restaurantId, input.codes ?? [], facts.value.now);
  const limited = await countCodes(deps, caller, input.codes ?? [], codes);
  if (limited !== null) return refuse(limited);
  if (!codes.ok) return codes;
  const preview = decideOrder({
    ...facts.value,
    ...codes.value,
    basket: basket.value,
    available: soldOutManually(facts.value),
    slotUse: null,
  });
  if (!preview.ok) return preview;
  const unlimitedCodes = codes.value.codes.filter((terms) => !isLimited(terms));
  return ok({ facts: facts.value, preview: preview.value, codes: codes.value.codes, unlimitedCodes });
};

const commit = async (
  input: Input,
  deps: OrderingDeps,
  request: RequestKey,
  { facts, preview, unlimitedCodes }: Outlook,
): Promise<Answer> => {
  const { restaurantId } = input;
  const limited = (input.codes ?? []).filter((code) => unlimitedCodes.every(({ codeId }) => codeId !== code));
  const shards = await shardsOf(deps, mutex, facts.menu.offeringId, Object.keys(preview.stockTaken));
  const number = await deps.orderNumbers.take(restaurantId, preview.order.dayKey);
  const others = [
    adminRef(deps.db, slotDocument, slotParamsOfInput(input)).path,
    ...limited.map((codeId) => adminRef(deps.db, discountCodeDocument, { restaurantId, codeId }).path),
  ];
  let isUsed = false;
  /** "more": these have too few, and there are others. */
  const attempt = (asked: readonly ItemShards[], isLast: boolean): Promise<Answer | "more"> =>
    mutex.run([...others, ...asked.flatMap(({ refs }) => refs.map((ref) => ref.path))], async () => {
      const gone = goneFor(input, facts, preview, deps.now());
      if (gone !== null) return (await answerBefore(deps, input, request)) ?? refuse(gone);
      const orderId = orderIdOf(input, request);
      const tried = await findPriorResult(
        () => answerBefore(deps, input, request),
        () =>
          inTransaction(contended(deps.db), async (tx) => {
            const placed = await orderInTransaction(tx, {
              deps,
              input,
              facts,
              unlimitedCodes,
              shards: asked,
              number,
              orderId,
              request,
            });
            // Once is enough: a commit that was not answered is tried again, and refused by what it did itself.
            isUsed ||= placed.ok && placed.value.no === number.no;
            return placed;
          }),
      );
      const isShort = !tried.ok && tried.refusal.type === "sold-out";
      if (isShort && (!isLast || (await hasMoreShards(deps, facts.menu.offeringId, asked, 1000)))) return "more";
      if (!tried.ok) cacheRefusal(input, facts, preview, tried.refusal, deps.now());
      return tried;
    });
  await deps.failpoint("place:before-commit");
  try {
    // Usually one shard has enough. A transaction that found too little ends before all are asked: it would hold one and want the next.
    const first = shards.map(({ itemId, refs }) => ({ itemId, refs: refs.slice(0, 1) }));
    let isLast = shards.every(({ refs }) => refs.length <= 1);
    let answer = await attempt(first, isLast);
    for (let all = shards; answer === "more"; isLast = true) {
      if (isLast) all = await shardsOf(deps, mutex, facts.menu.offeringId, Object.keys(preview.stockTaken));
      answer = await attempt(all, true);
    }
    await deps.failpoint("place:committed");
    return answer;
  } finally {
    if (!isUsed) number.restore();
  }
};

const slotPathOf = (input: Input): string => Object.values(slotParamsOfInput(input)).join("/");

const goneFor = (input: Input, { menu }: Facts, { stockTaken, slotTaken }: Preview, now: number): Refusal | null => {
  for (const [itemId, quantity] of Object.entries(stockTaken)) {
    const gone = refusalCache.refusalFor(`${menu.offeringId}/${itemId}`, quantity, now);
    if (gone !== null) return gone;
  }
  return refusalCache.refusalFor(slotPathOf(input), slotTaken.units, now);
};

/** Only what holds for everybody else, too: one product, or a time that has no room for this much work. */
const cacheRefusal = (
  input: Input,
  { menu }: Facts,
  { stockTaken, slotTaken }: Preview,
  refusal: Refusal,
  now: number,
): void => {
  if (refusal.type === "slot-full") refusalCache.remember(slotPathOf(input), slotTaken.units, refusal, now);
  if (refusal.type !== "sold-out") return;
  const [gone, ...others] = refusal.items;
  const wanted = gone === undefined ? undefined : stockTaken[gone.itemId];
  if (gone !== undefined && wanted !== undefined && others.length === 0)
    refusalCache.remember(`${menu.offeringId}/${gone.itemId}`, wanted, refusal, now);
};

/**
 * A basket that waits for a payment is free again as soon as its shopper orders in another way. Only its own shopper
 * may end that payment: basket ids can be guessed.
 */
const openBasket = async (deps: OrderingDeps, input: Input, { uid }: Caller) => {
  const basket = await readBasket(deps.db, input);
  if (basket.ok && basket.value.ownerUid !== uid) return refuse({ type: "basket-not-yours" });
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
};

const withCheckout = async (deps: OrderingDeps, { restaurantId, cardId }: Input, output: Output): Promise<Answer> => {
  if (output.status !== "pendingPayment") return ok(output);
  const address = { restaurantId, orderId: output.orderId };
  const started = await deps.payments.startCheckout(address, cardId);
  if (!started.ok) return started;
  if (started.value.url !== undefined) return ok({ ...output, checkoutUrl: started.value.url });
  // Paid with a kept card, without any page: it has come about by now.
  const order = await readDocument(deps.db, orderDocument, address);
  return ok(order === null ? output : { ...output, no: order.no, dayCode: order.dayCode, status: order.status });
};

/** The answer was lost. The account of the repeated request may differ: the same person, signed in meanwhile. */
const again = async (deps: OrderingDeps, input: Input, caller: Caller, earlier: Answer): Promise<Answer> => {
  if (!earlier.ok) return earlier;
  const limited = await deps.rateLimits.take(deps, "orderLookUp", caller);
  if (limited !== null) return refuse(limited);
  const { uid } = caller;
  const { restaurantId, basketId } = input;
  const { orderId } = earlier.value;
  const now = await inTransaction(deps.db, async (tx) => {
    const order = await readDocument(tx, orderDocument, { restaurantId, orderId });
    const basket = await readBasket(tx, { restaurantId, basketId });
    if (order === null) return null;
    if (mayJoin(order, uid)) updateDocument(tx, orderDocument, { restaurantId, orderId }, { viewers: addToList(uid) });
    if (order.basketId !== basketId && basket.ok && basket.value.ownerUid === uid && basket.value.status === "open")
      updateDocument(
        tx,
        basketDocument,
        { restaurantId, basketId },
        { status: transition(basketMachine, basket.value.status, "converted") },
      );
    return order;
  });
  const answer: Output =
    now === null ? earlier.value : { orderId, no: now.no, dayCode: now.dayCode, status: now.status };
  return withCheckout(deps, input, answer);
};

export const placeOrder = defineCallable(contract, placeBasket, { secrets: paymentSecrets });
