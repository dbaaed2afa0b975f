import { changeOrderStatus, confirmPayment, editOrder, placeOrder, refundOrder } from "@lokalkorb/contracts/orders";
import { keepCard, syncCards } from "@lokalkorb/contracts/payments";
import type { AnyContract, InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import { refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import type { TestClient } from "../connect/connect-client.ts";
import type { PayWorld } from "./pay-world.ts";

/** The acts of one shopper and one shop, and the provider's treatment of them. */
export interface HistoryPlan {
  readonly pays: (typeof methods)[number];
  readonly comesBack: boolean;
  readonly shop: "accepts" | "rejects" | "does nothing";
  readonly after: (typeof endings)[number];
}

const methods = [
  "card",
  "card",
  "3-D Secure",
  "refused, then card",
  "3-D Secure refused, then card",
  "eps",
  "klarna",
  "never",
  "refused, then never",
  "kept card",
  "kept card, 3-D Secure",
  "kept card, 3-D Secure refused",
  "kept card, 3-D Secure left open",
  "kept card, declined",
] as const;

const endings = [
  "nothing",
  "nothing",
  "part back",
  "all back",
  "shopper cancels",
  "cancelled while it is accepted",
  "made cheaper",
  "made cheaper while it is accepted",
  "disputed",
  "dispute won",
] as const;

/** Bad days of everybody in a batch. */
export interface BatchPlan {
  readonly faults: readonly { readonly kind: string; readonly times?: number; readonly milliseconds?: number }[];
  /** Where the functions are killed once; null = nowhere. */
  readonly killAt: string | null;
}

const messageFaults = [
  "webhook-duplicate",
  "webhook-reorder",
  "webhook-lost",
  "webhook-forged",
  "webhook-delay",
] as const;
const answerFaults = ["api-error", "api-limited", "api-answer-lost", "api-down"] as const;

/** Every place in which a process can end between two writes on the way of money. */
export const moneySteps = [
  "place:before-commit",
  "place:committed",
  "checkout:begun",
  "checkout:session-created",
  "webhook:kept",
  "pay:remembered",
  "pay:before-commit",
  "pay:committed",
  "capture:called",
  "void:called",
  "refund:called",
  "outbox:ran",
  "checkout:ended",
  "card:prepared",
  "card:confirmed",
] as const;

export const planBatch = (random: Chance): BatchPlan => ({
  faults: [
    ...messageFaults.filter(() => random.chance(0.3)).map((kind) => ({ kind, milliseconds: 2000 })),
    ...answerFaults.filter(() => random.chance(0.2)).map((kind) => ({ kind, times: 1 + random.below(4) })),
  ],
  killAt: random.chance(0.4) ? random.pick(moneySteps) : null,
});

export const planHistory = (random: Chance): HistoryPlan => ({
  pays: random.pick(methods),
  comesBack: random.chance(0.6),
  shop: random.pick(["accepts", "accepts", "rejects", "does nothing"]),
  after: random.pick(endings),
});

export interface PlayedHistory {
  readonly plan: HistoryPlan;
  /** Null: no order came about, and none was asked to pay. */
  readonly orderId: string | null;
}

/** Plays one history. A call without an answer is made again, with the same request. */
export async function playHistory(world: PayWorld, plan: HistoryPlan): Promise<PlayedHistory> {
  const shopper = await world.test.signIn("guest");
  const card = plan.pays.startsWith("kept card") ? await saveCardOf(world, shopper, plan.pays) : null;
  const basket = await world.basket(shopper);
  const placed = await insist(shopper, placeOrder, card === null ? basket : { ...basket, cardId: card });
  if (!placed.ok) return { plan, orderId: await waitingOrderOf(world, shopper) };
  if (placed.value.checkoutUrl === undefined) return { plan, orderId: placed.value.orderId };
  const { orderId, checkoutUrl } = placed.value;
  await payAs(world, checkoutUrl.split("/").at(-1) ?? "", plan.pays);
  const { restaurantId } = world;
  if (plan.comesBack) await insist(shopper, confirmPayment, { restaurantId, orderId });
  return { plan, orderId };
}

const savedCards: Readonly<Partial<Record<HistoryPlan["pays"], string>>> = {
  "kept card": "4242424242424242",
  "kept card, declined": "4000000000000341",
};
const asksEachTime = "4000002760003184";

/** Null: on a bad day not even that works, and the shopper pays on the provider's page. */
async function saveCardOf(world: PayWorld, shopper: TestClient, pays: HistoryPlan["pays"]): Promise<string | null> {
  const page = await insist(shopper, keepCard, { requestId: crypto.randomUUID(), slug: world.restaurantId });
  if (!page.ok) return null;
  const id = new URL(page.value.url).pathname.split("/").at(-1) ?? "";
  await world.provider(`sessions/${id}/pay`, { number: savedCards[pays] ?? asksEachTime });
  const synced = await insist(shopper, syncCards, {});
  return synced.ok ? (synced.value.cards[0]?.id ?? null) : null;
}

/** An order refused for lack of money is there all the same, and waits. */
async function waitingOrderOf({ test, restaurantId }: PayWorld, { uid }: TestClient): Promise<string | null> {
  const theirs = await readQuery(
    test.admin.db,
    queryOf(orderDocument, { restaurantId }, { where: [["viewers", "array-contains", uid]] }),
  );
  return theirs[0]?.id ?? null;
}

/** The acts of shop and shopper once the order has come about. */
export async function goOn(world: PayWorld, { plan, orderId }: PlayedHistory): Promise<void> {
  if (orderId === null) return;
  const { restaurantId, staff } = world;
  const ids = { restaurantId, orderId };
  const action = { accepts: "accept", rejects: "reject", "does nothing": null }[plan.shop];
  if (action !== null) {
    const reason = { code: "soldOut", text: "Leider aus." } as const;
    const decided = insist(staff, changeOrderStatus, {
      ...ids,
      requestId: crypto.randomUUID(),
      action: action as "accept",
      ...(action === "reject" ? { reason } : {}),
    });
    // Some do not wait: the money is on its way when they change their mind.
    const early = plan.after.endsWith("while it is accepted") ? changeMind(world, ids, plan.after) : null;
    await Promise.all([decided, early]);
  }
  if (plan.after === "made cheaper") await changeMind(world, ids, plan.after);
  if (plan.after === "part back" || plan.after === "all back") {
    const request = plan.after === "all back" ? ({ kind: "all" } as const) : ({ kind: "amount", cents: 111 } as const);
    await insist(staff, refundOrder, {
      ...ids,
      requestId: crypto.randomUUID(),
      reason: "Ein Brot war alt.",
      wish: request,
    });
  }
  if (plan.after === "shopper cancels") {
    const reason = { code: "other", text: "Bitte stornieren." } as const;
    await insist(staff, changeOrderStatus, { ...ids, requestId: crypto.randomUUID(), action: "cancel", reason });
  }
  if (plan.after === "disputed" || plan.after === "dispute won")
    await dispute(world, orderId, plan.after === "dispute won");
}

/** Takes one of each out of the order, or the whole order back. */
async function changeMind(
  { test, staff }: PayWorld,
  ids: { readonly restaurantId: string; readonly orderId: string },
  how: HistoryPlan["after"],
): Promise<void> {
  const requestId = crypto.randomUUID();
  if (how.startsWith("cancelled")) {
    const reason = { code: "other", text: "Bitte stornieren." } as const;
    await insist(staff, changeOrderStatus, { ...ids, requestId, action: "cancel", reason });
    return;
  }
  const order = await readDocument(test.admin.db, orderDocument, ids);
  const changes = (order?.lines ?? []).flatMap(({ lineId, qty }) =>
    qty > 1 ? [{ kind: "quantity" as const, lineId, qty: qty - 1 }] : [],
  );
  if (changes.length > 0) await insist(staff, editOrder, { ...ids, requestId, changes });
}

async function payAs(world: PayWorld, sessionId: string, pays: HistoryPlan["pays"]): Promise<void> {
  const pay = (how: object = {}) => world.provider(`sessions/${sessionId}/pay`, how);
  const declined = { number: "4000000000000002" };
  const asking = { number: "4000002760003184" };
  switch (pays) {
    case "never":
    case "kept card, 3-D Secure left open":
      return;
    // Kept cards come here only when the bank asks, or when none could be kept.
    case "kept card":
    case "kept card, declined":
      return void (await pay());
    case "kept card, 3-D Secure":
    case "kept card, 3-D Secure refused": {
      const agrees = pays === "kept card, 3-D Secure";
      if (sessionId.startsWith("pi_")) return void (await world.provider(`intents/${sessionId}/authorize`, { agrees }));
      return void (await pay({ number: asksEachTime, agrees }));
    }
    case "refused, then never":
      return void (await pay(declined));
    case "card":
      return void (await pay());
    case "3-D Secure":
      return void (await pay(asking));
    case "eps":
    case "klarna":
      return void (await pay({ method: pays }));
    case "refused, then card":
      await pay(declined);
      return void (await pay());
    case "3-D Secure refused, then card":
      await pay({ ...asking, agrees: false });
      return void (await pay());
  }
}

async function dispute(world: PayWorld, orderId: string, wins: boolean): Promise<void> {
  const listed = (await world.books("charges?limit=100"))["data"] as readonly {
    readonly id: string;
    readonly captured: boolean;
    readonly metadata: Readonly<Record<string, string>>;
    readonly payment_intent: string;
  }[];
  const charge = listed.find(({ captured, metadata }) => captured && metadata["orderId"] === orderId);
  if (charge === undefined) return;
  await world.provider(`charges/${charge.id}/dispute`);
  if (!wins) return;
  const disputes = (await world.books(`disputes?payment_intent=${charge.payment_intent}`))["data"] as readonly {
    id: string;
  }[];
  for (const { id } of disputes) await world.provider(`disputes/${id}/close`, { outcome: "won" });
}

const mostTries = 12;
const pause = 100;

/** Again and again while there is no answer, as apps do; a refusal that may pass is asked again, too. */
async function insist<C extends AnyContract>(
  who: TestClient,
  contract: C,
  input: InputOf<C>,
): Promise<Result<OutputOf<C>, Refusal>> {
  let answer: Result<OutputOf<C>, Refusal> = refuse({ type: "payment-unavailable" });
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      answer = await who.call(contract, input);
      if (answer.ok || answer.refusal.type !== "payment-unavailable") return answer;
    } catch {
      // The process was killed, or does not answer yet.
    }
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  return answer;
}
