import { createHash } from "node:crypto";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";
import { ok } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { adjustRun, type RunQuestion } from "@lokalkorb/domain/ordering/standing/adjust-run";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import { basketLinesOf } from "@lokalkorb/domain/ordering/standing/price-run";
import type { PastRun, StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { deleteDocument, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { readOrderAnywhere } from "../../ordering/archive/from-archive.ts";
import { endWaitingOrder } from "../../ordering/lifecycle/end-waiting-order.ts";
import { openAttempt, type OrderAttempt, type Output, outputOf } from "../../ordering/place/order-attempt.ts";
import { precheckAndCommit, startPayment } from "../../ordering/place/place-order.ts";
import type { OrderingDeps } from "../../ordering/write/ordering-deps.ts";
import type { Caller } from "../../platform/caller.ts";
import type { PlanAddress } from "../write-standing.ts";

export interface RunOrder extends PlanAddress {
  readonly standing: StandingOrder;
  readonly run: Run;
  readonly owner: Caller;
  readonly menuVersion: number;
}

/** More refusals than goods and figures can cause are a defect. */
const mostQuestions = 120;

/**
 * Orders one run by the rules of every order, with an id that plan, day and attempt name: however often it is tried, there is
 * one order. What came of it is `PastRun`; its goods and money are as they would be for a shopper who pressed the button.
 */
export async function orderRun(deps: OrderingDeps, order: RunOrder): Promise<PastRun> {
  const { standing, run } = order;
  const { date } = run;
  let question: RunQuestion = {
    lines: standing.lines,
    quotedTotalCents: standing.toldCents,
    menuVersion: order.menuVersion,
    short: [],
  };
  for (let asked = 0; asked < mostQuestions; asked++) {
    const attempt = attemptOf(deps, order, question);
    const placed = await placeOnce(attempt, question);
    if (placed.ok) return payRun(attempt, placed.value, { date, question });
    const adjusted = adjustRun(question, placed.refusal, standing.toldCents);
    if (adjusted.kind === "missed") {
      await deleteDocument(deps.db, basketDocument, basketAddress(order));
      return { date, missed: adjusted.reason };
    }
    question = adjusted.question;
  }
  throw new Error(`The run of ${order.planId} on ${date} finds no end`);
}

/** A run that was cut off behind its order finds it again, also when it was ordered with other figures. */
async function placeOnce(attempt: OrderAttempt, question: RunQuestion) {
  const earlier = await findPlaced(attempt);
  if (earlier !== null) return ok(earlier);
  await writeBasket(attempt, question);
  const placed = await precheckAndCommit(attempt);
  await attempt.deps.failpoint("standing:placed");
  return placed;
}

async function findPlaced({ deps, input, orderId }: OrderAttempt): Promise<Output | null> {
  const order = await readOrderAnywhere(deps.db, { restaurantId: input.restaurantId, orderId });
  return order === null || order === "erased" ? null : outputOf(orderId, order);
}

/** An order that came about is never one of these a moment later. */
const unpaid: ReadonlySet<Output["status"]> = new Set(["pendingPayment", "expired"]);

/** A bank that wants to hear the card's holder cannot: it is asked without them. The order ends then, and its goods are free again. */
async function payRun(
  attempt: OrderAttempt,
  output: Output,
  { date, question }: { readonly date: string; readonly question: RunQuestion },
): Promise<PastRun> {
  const { deps, input, orderId } = attempt;
  const answer = await startPayment(attempt, output);
  const { restaurantId } = input;
  if (!answer.ok || unpaid.has(answer.value.status)) {
    const end = await endWaitingOrder(deps, { restaurantId, orderId });
    if (end === "unknown") throw new Error(`The provider does not say what became of ${orderId}`);
    if (end === "over") return { date, missed: "payment" };
  }
  return { date, orderId, ...(question.short.length === 0 ? {} : { short: question.short }) };
}

const attemptsOf = ({ standing: { retry }, run }: RunOrder): number => (retry?.date === run.date ? retry.attempts : 0);

const basketAddress = (order: RunOrder) => ({
  restaurantId: order.restaurantId,
  basketId: `${order.planId}_${order.run.date}_${attemptsOf(order)}`,
});

async function writeBasket({ deps, input, caller }: OrderAttempt, question: RunQuestion): Promise<void> {
  const { restaurantId, basketId, storefrontId } = input;
  const now = deps.now();
  const stored = await readDocument(deps.db, basketDocument, { restaurantId, basketId });
  if (stored !== null && stored.status !== "open") return;
  await setDocument(
    deps.db,
    basketDocument,
    { restaurantId, basketId },
    {
      ownerUid: caller.uid,
      status: "open",
      channel: "web",
      storefrontId,
      menuVersion: question.menuVersion,
      lines: basketLinesOf(question.lines),
      lastActivityAt: now,
      expiresAt: now + 2 * dayMs,
    },
  );
}

function attemptOf(deps: OrderingDeps, order: RunOrder, question: RunQuestion): OrderAttempt {
  const { standing, run, owner, planId, restaurantId } = order;
  const { contact, business, note, cardId, address } = standing;
  const input: InputOf<typeof placeOrder> = {
    requestId: uuidOf(`${restaurantId} ${planId} ${run.date} ${attemptsOf(order)}`),
    ...basketAddress(order),
    storefrontId: standing.storefrontId,
    menuVersion: question.menuVersion,
    quotedTotalCents: question.quotedTotalCents,
    distribution: { optionId: standing.optionId, slotKey: run.slot?.key ?? "" },
    ...(address === undefined ? {} : { address: withoutPoint(address) }),
    contact: { name: contact.name, email: contact.email, ...(contact.phone ? { phone: contact.phone } : {}) },
    paymentMethod: standing.paymentMethod,
    ...(cardId === undefined ? {} : { cardId }),
    ...(note === undefined ? {} : { customerNote: note }),
    ...(business === undefined
      ? {}
      : {
          business: {
            customerId: business.customerId,
            ...(business.poNumber === undefined ? {} : { poNumber: business.poNumber }),
            ...(business.costCenter === undefined ? {} : { costCenter: business.costCenter }),
          },
        }),
    ageConfirmed: standing.ageConfirmed,
  };
  return { ...openAttempt({ input, caller: owner, deps }), plan: { planId, date: run.date } };
}

/** Where an address lies is found anew, as for every order. */
function withoutPoint({ geo: _geo, note, ...address }: NonNullable<StandingOrder["address"]>) {
  return { ...address, ...(note === undefined ? {} : { note }) };
}

/** A name as the id of a request, in the shape of a UUID of one's own making (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(`standing ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
