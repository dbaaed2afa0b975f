import { randomUUID } from "node:crypto";
import type { InputOf } from "@lokalkorb/contracts/contract";
import {
  answerProposal,
  changeOrderStatus,
  delayOrder,
  editOrder,
  moveOrder,
  refundOrder,
} from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import type { MonthShop } from "./month-world.ts";
import type { OrderPlan } from "./order-plan.ts";
import { pickSlot } from "./place-month-order.ts";

/** An order of the month with everybody who has to do with it. */
export interface LiveOrder {
  readonly shop: MonthShop;
  readonly shopper: TestClient;
  readonly orderId: string;
  readonly plan: OrderPlan;
  readonly random: Chance;
  /** Counts what was refused. */
  readonly refused: (what: string) => void;
  /** Counts the reads of this simulation alone, so that they are not taken for a cost. */
  readonly looked: () => void;
}

async function readOrder({ shop, orderId, looked }: LiveOrder): Promise<Order> {
  looked();
  const { restaurantId } = shop.shop;
  return must(await readDocument(shop.world.test.admin.db, orderDocument, { restaurantId, orderId }), orderId);
}

const idsOf = ({ shop, orderId }: LiveOrder) => ({
  requestId: randomUUID(),
  restaurantId: shop.shop.restaurantId,
  orderId,
});

async function press(
  live: LiveOrder,
  action: OrderAction,
  more: {
    readonly by?: TestClient;
    readonly payment?: { readonly method: "cash" | "card"; readonly cents: number };
    readonly ageCheck?: "passed" | "refused";
    readonly shipping?: { readonly carrier: string; readonly trackingNo: string };
  } = {},
): Promise<void> {
  const { by = live.shop.owner, ...rest } = more;
  const reason = { code: "soldOut", text: "Leider aus." } as const;
  const answer = await by.call(changeOrderStatus, {
    ...idsOf(live),
    action,
    ...(action === "reject" || action === "cancel" ? { reason } : {}),
    ...rest,
  });
  if (!answer.ok) live.refused(`${action}: ${answer.refusal.type}`);
}

/** The day it came in: the shop answers, the shopper or the shop changes it, and it is packed. */
export async function answerOrder(live: LiveOrder): Promise<void> {
  const { plan, shopper } = live;
  if ((await readOrder(live)).status !== "placed") return;
  if (plan.end === "cancelled by shopper") return press(live, "cancel", { by: shopper });
  if (plan.end === "rejected") await press(live, "reject");
  else {
    await press(live, "accept");
    if (plan.end === "cancelled by shop") await press(live, "cancel");
  }
  if (plan.end === "rejected" || plan.end === "cancelled by shop") {
    if (!plan.restored) return;
    await press(live, "restore");
  }
  await retime(live);
  await change(live);
}

async function retime(live: LiveOrder): Promise<void> {
  const { plan, random, shop, shopper } = live;
  if (plan.time === "kept") return;
  if (plan.time === "later") {
    const answer = await shop.owner.call(delayOrder, { ...idsOf(live), minutes: 5 + random.below(60) });
    if (!answer.ok) live.refused(`later: ${answer.refusal.type}`);
    return;
  }
  const { distribution } = await readOrder(live);
  const option = shop.menu.distributionOptions.find(({ id }) => id === distribution.optionId);
  const slot = option && pickSlot(shop, option, shop.world.test.backend.clock.now(), random);
  if (!slot) return;
  const by = plan.time === "moved by shop" ? shop.owner : shopper;
  const answer = await by.call(moveOrder, { ...idsOf(live), slotKey: slot.key });
  if (!answer.ok) live.refused(`${plan.time}: ${answer.refusal.type}`);
}

async function change(live: LiveOrder): Promise<void> {
  const { plan, random, shop, shopper } = live;
  const { lines } = await readOrder(live);
  const line = lines[random.below(lines.length)];
  if (plan.edit === "nothing" || line === undefined) return;
  const { lineId, qty } = line;
  const edit =
    plan.edit === "without" && lines.length > 1
      ? ({ kind: "remove", lineId, reason: "Gibt es heute nicht." } as const)
      : ({ kind: "quantity", lineId, qty: plan.edit === "more" ? qty + 1 : Math.max(1, qty - 1) } as const);
  const answer = await shop.owner.call(editOrder, { ...idsOf(live), changes: [edit] });
  if (!answer.ok) return live.refused(`edit ${plan.edit}: ${answer.refusal.type}`);
  if (answer.value.state !== "proposed") return;
  const agreed = await shopper.call(answerProposal, {
    ...idsOf(live),
    agree: random.chance(0.7),
    totalCents: answer.value.totalCents,
  });
  if (!agreed.ok) live.refused(`answer: ${agreed.refusal.type}`);
}

/** Everything by weight is weighed, and the order is ready. */
export async function packOrder(live: LiveOrder): Promise<void> {
  const order = await readOrder(live);
  if (order.status !== "accepted") return;
  const weighed = order.lines.flatMap(({ lineId, catchWeight, removed }) => {
    if (catchWeight === undefined || removed !== undefined) return [];
    const { minGrams = 1, maxGrams = catchWeight.estGrams } = catchWeight;
    return [{ kind: "weigh" as const, lineId, grams: minGrams + live.random.below(maxGrams - minGrams + 1) }];
  });
  if (weighed.length > 0) {
    const answer = await live.shop.owner.call(editOrder, { ...idsOf(live), changes: weighed });
    if (!answer.ok) live.refused(`weigh: ${answer.refusal.type}`);
    else if (answer.value.state === "proposed") await agree(live, answer.value.totalCents);
  }
  await press(live, "ready");
  if (order.distribution.type === "shipping")
    await press(live, "ship", { shipping: { carrier: "DHL", trackingNo: `00340${live.random.below(10 ** 9)}` } });
}

/** Asks for the weight beyond the reserve; a shopper who wants the goods agrees. */
async function agree(live: LiveOrder, totalCents: number): Promise<void> {
  const agreed = await live.shopper.call(answerProposal, { ...idsOf(live), agree: true, totalCents });
  if (!agreed.ok) live.refused(`agree: ${agreed.refusal.type}`);
}

/** When its time is over: fetched or not, and a claim for money afterwards. Answers whether nothing is left to do. */
export async function endOrder(live: LiveOrder, now: number): Promise<boolean> {
  const { plan } = live;
  const order = await readOrder(live);
  const isPacked = order.status === "ready" || order.status === "shipped";
  if (isPacked && promisedSlot(order).end > now) return false;
  if (!isPacked) return true;
  if (plan.end === "not fetched" && order.distribution.type === "pickup") await press(live, "noShow");
  else {
    const due = openCents(order);
    await press(live, "complete", {
      ageCheck: "passed",
      ...(due > 0 ? { payment: { method: "cash", cents: due } } : {}),
    });
    await giveBack(live, order);
  }
  return true;
}

async function giveBack(live: LiveOrder, order: Order): Promise<void> {
  const { plan, shop } = live;
  if (plan.after === "nothing") return;
  if (plan.after === "disputed") return dispute(live);
  const line = order.lines.find(({ removed, totalCents }) => removed === undefined && totalCents > 200);
  const request: InputOf<typeof refundOrder>["wish"] =
    plan.after === "all back"
      ? { kind: "all" }
      : plan.after === "line back" && line !== undefined
        ? { kind: "lines", lines: [{ lineId: line.lineId, cents: 137 }] }
        : { kind: "amount", cents: 111 };
  const answer = await shop.owner.call(refundOrder, { ...idsOf(live), reason: "Ein Brot war alt.", wish: request });
  if (!answer.ok) live.refused(`refund ${plan.after}: ${answer.refusal.type}`);
}

/** The bank takes the money back for now, and in the end the shop is right. */
async function dispute({ shop, orderId }: LiveOrder): Promise<void> {
  const { world } = shop;
  const charges = (await world.books("charges?limit=100"))["data"] as readonly {
    readonly id: string;
    readonly captured: boolean;
    readonly metadata: Readonly<Record<string, string>>;
    readonly payment_intent: string;
  }[];
  const charge = charges.find(({ captured, metadata }) => captured && metadata["orderId"] === orderId);
  if (charge === undefined) return;
  await world.provider(`charges/${charge.id}/dispute`);
  const disputes = (await world.books(`disputes?payment_intent=${charge.payment_intent}`))["data"] as readonly {
    readonly id: string;
  }[];
  for (const { id } of disputes) await world.provider(`disputes/${id}/close`, { outcome: "won" });
}
