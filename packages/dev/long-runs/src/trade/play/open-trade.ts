import { decideBusiness, ownBusinesses, requestBusinessAccount } from "@lokalkorb/contracts/businesses";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { previewStandingOrder, startStandingOrder } from "@lokalkorb/contracts/standing-orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { type Pieces, totalOf, type TradePlan } from "../world/trade-plan.ts";
import { aPerson, idsIn, nowIn, todayIn, type TradeCompany, type TradeWorld } from "../world/trade-world.ts";

const invoiceModes = ["weekly", "perOrder", "monthly"] as const;
const discounts = [0, 500, 333, 1000] as const;

/** A company asks for an account, and the shop admits it with its terms. */
export async function openCompany(world: TradeWorld, index: number): Promise<TradeCompany> {
  const owner = await aPerson(world);
  const asked = await owner.call(requestBusinessAccount, {
    ...idsIn(world),
    name: `Einkauf ${index}`,
    company: `Betrieb ${index} GmbH`,
    address: { street: "Anger", houseNo: String(index + 1), zip: "83253", city: "Rimsting", country: "DE" },
    invoiceEmail: `rechnung-${index}@betrieb.example`,
    eInvoice: "pdf",
  });
  if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
  const { restaurantId } = world.shop;
  const own = await owner.call(ownBusinesses, { restaurantId });
  const { customerId } = must(own.ok ? own.value.businesses[0] : undefined, "a company");
  const discountBp = discounts[index % discounts.length] ?? 0;
  const terms = {
    paymentTermDays: 14,
    onAccount: true,
    creditLimitCents: 100_000_00,
    ...(discountBp === 0 ? {} : { discountBp }),
    poRequired: false,
    invoiceMode: invoiceModes[index % invoiceModes.length] ?? "weekly",
    groupBy: "order",
    eInvoice: "pdf",
  } as const;
  const answer = await world.owner.call(decideBusiness, {
    ...idsIn(world),
    customerId,
    decision: { kind: "admit", terms },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  const company = { customerId, owner, discountBp };
  world.companies.push(company);
  return company;
}

/** Two or three products in numbers that stay above the least order also when one of them is missing. */
function choosePieces({ random, goods }: TradeWorld): Pieces {
  const ids = [...goods.keys()];
  const chosen: Record<string, number> = {};
  for (let more = 0; more < 2 + random.below(2); more++)
    chosen[ids[random.below(ids.length)] ?? "butter"] = 4 + random.below(4);
  return chosen;
}

/** A first order by hand, which then comes again by itself. */
export async function beginPlan(
  world: TradeWorld,
  owner: TestClient,
  company: TradeCompany | null,
  index: number,
): Promise<TradePlan> {
  const { shop, random, pay } = world;
  const { restaurantId } = shop;
  const menu = await readMenu(pay.test.admin, shop);
  const pieces = choosePieces(world);
  const now = nowIn(world);
  const slots = freeSlots(menu, now).filter(
    (key) => key.slice(0, 10) > addDays(todayIn(world), 1) && key.slice(11, 13) >= "08" && key.slice(11, 13) < "18",
  );
  const slotKey = must(slots[(index * 7) % slots.length], "a time");
  const lines = Object.entries(pieces).map(([id, qty]) => aLine(menu, id, { qty }));
  const discountBp = company?.discountBp ?? 0;
  const totalCents = totalOf(pieces, world, discountBp);
  const input = await fillBasket(pay.test.admin, { menu, uid: owner.uid, lines, slotKey, now });
  const placed = await owner.call(placeOrder, {
    ...input,
    quotedTotalCents: totalCents,
    ...(company === null ? {} : { paymentMethod: "onAccount", business: { customerId: company.customerId } }),
  });
  if (!placed.ok) throw new Error(`no first order: ${JSON.stringify(placed.refusal)}`);
  const { orderId } = placed.value;
  world.firstOrders.set(orderId, totalCents);
  const weeks = random.chance(0.75) ? 1 : 2;
  const shown = await owner.call(previewStandingOrder, { restaurantId, orderId, weeks });
  const days = must(shown.ok ? shown.value.days : null, "a preview").filter(
    ({ date }) => date > addDays(todayIn(world), 3),
  );
  const firstOn = must(days[random.below(days.length)], "a first day").date;
  const started = await owner.call(startStandingOrder, {
    ...idsIn(world),
    orderId,
    weeks,
    date: firstOn,
    skips: [],
    quotedTotalCents: totalCents,
    button: orderButton,
  });
  if (!started.ok) throw new Error(`no plan: ${JSON.stringify(started.refusal)}`);
  const { planId } = started.value;
  const stored = await readDocument(pay.test.admin.db, orderPlanDocument, { restaurantId, planId });
  const plan: TradePlan = {
    planId,
    owner,
    customerId: company?.customerId ?? null,
    discountBp,
    weeks,
    firstOn,
    lineIds: Object.fromEntries(
      Object.entries(stored?.standing?.lines ?? {}).map(([lineId, { refId }]) => [refId, lineId]),
    ),
    pieces,
    toldCents: totalCents,
    changed: new Map(),
    skips: new Set(),
    pausedUntil: null,
    lookedOn: null,
    expected: new Map(),
  };
  world.plans.push(plan);
  return plan;
}
