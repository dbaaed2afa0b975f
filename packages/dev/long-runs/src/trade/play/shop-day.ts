import { changeOrderStatus } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { idsIn, type TradeWorld } from "../world/trade-world.ts";

const isOurs = (world: TradeWorld, order: { readonly id: string; readonly plan?: { readonly planId: string } }) =>
  world.firstOrders.has(order.id) || world.plans.some(({ planId }) => planId === order.plan?.planId);

async function inStatus(world: TradeWorld, status: "placed" | "accepted") {
  const { restaurantId } = world.shop;
  const { db } = world.pay.test.admin;
  const found = await readQuery(db, queryOf(orderDocument, { restaurantId }, { where: [["status", "==", status]] }));
  return found.filter((order) => isOurs(world, order));
}

/** The shop takes what came in. */
export async function acceptOrders(world: TradeWorld): Promise<void> {
  for (const { id } of await inStatus(world, "placed")) await press(world, id, { action: "accept" });
}

/** Packs and hands over what is due today; what is not on account is paid in cash. */
export async function handOver(world: TradeWorld, today: LocalDate): Promise<void> {
  for (const order of await inStatus(world, "accepted")) {
    if (order.dayKey > today) continue;
    await press(world, order.id, { action: "ready" });
    const cents = openCents(order);
    await press(world, order.id, {
      action: "complete",
      ...(cents > 0 ? { payment: { method: "cash", cents } } : {}),
    });
  }
}

type Step = Pick<InputOf<typeof changeOrderStatus>, "action" | "payment">;

async function press(world: TradeWorld, orderId: string, step: Step): Promise<void> {
  const answer = await world.owner.call(changeOrderStatus, { ...idsIn(world), orderId, ...step });
  if (!answer.ok) world.problems.push(`${orderId}: ${JSON.stringify(step)} was refused: ${answer.refusal.type}`);
}
