import { placeOrder as contract } from "@lokalkorb/contracts/orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { geocodingSecrets, paymentSecrets } from "../../platform/secrets.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { createVolumeAlert } from "./order-volume-alert.ts";
import { commitOrder } from "./commit-order.ts";
import {
  type Answer,
  findAnyAnswer,
  findEarlierAnswer,
  openAttempt,
  type OrderAttempt,
  type Output,
  outputOf,
  repeatAnswer,
} from "./order-attempt.ts";
import { countOrder, isAboutPersons, tellsOfPerson } from "./order-limits.ts";
import { precheckOrder } from "./precheck.ts";

const orderVolume = createVolumeAlert();

/**
 * From basket to order. What hardly changes is read first and outside; the precheck without goods and time refuses most of
 * what is wrong without touching what others wait for. Then one transaction decides again with the basket, the time, the
 * codes and the stock as they are, and writes all of it or nothing. What is paid online gets its page afterwards.
 */
export const placeBasket: Command<typeof contract, OrderingDeps> = async (input, caller, deps) => {
  const attempt = openAttempt({ input, caller, deps });
  const earlier = await findEarlierAnswer(attempt);
  const answer = earlier === null ? await placeOnce(attempt) : await repeatAnswer(attempt, earlier);
  return answer.ok ? startPayment(attempt, answer.value) : answer;
};

export const placeOrder = defineCallable(contract, placeBasket, { secrets: [...paymentSecrets, ...geocodingSecrets] });

const underWay = new Map<string, Promise<Answer>>();

/** A request that arrives while it is worked on is not another one, and not another order to be counted. */
function placeOnce(attempt: OrderAttempt): Promise<Answer> {
  const key = `${attempt.request.key} ${attempt.request.bodyHash}`;
  const running = underWay.get(key) ?? placeWithinLimits(attempt).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function placeWithinLimits(attempt: OrderAttempt): Promise<Answer> {
  const { input, caller, deps, orderId } = attempt;
  const counted = await countOrder(deps, { caller, orderId, email: input.contact.email });
  if (counted.limited !== null) return refuse(counted.limited);
  const placed = await precheckAndCommit(attempt);
  if (placed.ok) await orderVolume.note(deps, input.restaurantId);
  await counted.settle(placed);
  return placed;
}

/** Without the limits of a person at a screen, for runs of a standing order. */
export async function precheckAndCommit(attempt: OrderAttempt): Promise<Answer> {
  const { caller, deps } = attempt;
  const precheck = await precheckOrder(attempt);
  // The same request may have been answered meanwhile: then its basket is converted, its gift card empty.
  if (!precheck.ok) return (await findAnyAnswer(attempt)) ?? tellOfPerson(attempt, precheck);
  if (!precheck.value.codes.some(isAboutPersons)) return commitOrder(attempt, precheck.value);
  const guessed = await deps.rateLimits.look(deps, "customerGuess", caller);
  if (guessed !== null) return refuse(guessed);
  const placed = await commitOrder(attempt, precheck.value);
  const limited =
    placed.ok || !tellsOfPerson(placed.refusal) ? null : await deps.rateLimits.take(deps, "customerGuess", caller);
  return limited === null ? placed : refuse(limited);
}

/** Such an answer is given a few times, and then no more of them. */
async function tellOfPerson({ caller, deps }: OrderAttempt, refused: Extract<Answer, { readonly ok: false }>) {
  const limited = tellsOfPerson(refused.refusal) ? await deps.rateLimits.take(deps, "customerGuess", caller) : null;
  return limited === null ? refused : refuse(limited);
}

/** An order that is paid online gets its page; with a kept card it is paid at once. */
export async function startPayment({ input, deps }: OrderAttempt, output: Output): Promise<Answer> {
  if (output.status !== "pendingPayment" || input.eachPays === true) return ok(output);
  const address = { restaurantId: input.restaurantId, orderId: output.orderId };
  const started = await deps.payments.startCheckout(address, input.cardId);
  if (!started.ok) return started;
  if (started.value.url !== undefined) return ok({ ...output, checkoutUrl: started.value.url });
  // Paid with a kept card, without any page: it has come about by now.
  const order = await readDocument(deps.db, orderDocument, address);
  return ok(order === null ? output : outputOf(output.orderId, order));
}
