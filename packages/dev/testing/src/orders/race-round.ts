import { randomUUID } from "node:crypto";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import type { RefusalType } from "@lokalkorb/domain/ordering/order/refusal";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import type { TestClient } from "../connect/connect-client.ts";
import { addCode } from "../fixtures/add-code.ts";
import { aBasket, aLine, fillBasket, freeSlots, type PlaceOrderInput } from "../fixtures/order-input.ts";
import { setStockTo } from "../fixtures/set-stock-to.ts";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import type { TestBackend } from "../start-test-backend.ts";
import { auditShop } from "./audit-shop.ts";

export interface RaceWorld {
  readonly test: TestBackend;
  readonly menu: Menu;
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly optionId: string;
  /** Counted, and ordered by this run alone. */
  readonly itemId: string;
  readonly buyers: readonly TestClient[];
}

export interface RacePlan {
  readonly quantity: number;
  readonly shards: number;
  readonly slots: number;
  readonly codeUses: number;
  readonly cardOrders: number;
}

export interface RaceReport {
  readonly orders: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** As in the acceptance of the ordering core: 20 pieces, 5 times, one limited code, one gift card. */
export const bigRace: RacePlan = { quantity: 20, shards: 2, slots: 5, codeUses: 3, cardOrders: 2 };

export const planRace = (random: Chance): RacePlan => ({
  quantity: 1 + random.below(20),
  shards: 1 + random.below(3),
  slots: 1 + random.below(5),
  codeUses: 1 + random.below(4),
  cardOrders: 1 + random.below(3),
});

const cents = 200;

/**
 * Everybody wants the same at the same moment, some of them with the same code or the same gift card. Afterwards orders and
 * refusals are everybody, and not one piece, place or use too many is gone.
 */
export async function raceRound(world: RaceWorld, plan: RacePlan, round: number): Promise<RaceReport> {
  const { test, menu, restaurantId, offeringId, optionId, itemId, buyers } = world;
  const { admin, backend } = test;
  // An account may not order more often than ten times in ten minutes.
  backend.clock.advance(121_000);
  await setStockTo(admin, offeringId, itemId, plan.quantity, plan.shards);
  await backend.idle();
  const now = backend.clock.now();
  const free = freeSlots(menu, now).slice(40 + ((round * 7) % 200));
  const slotKeys = free.slice(0, plan.slots);
  const price = priceBasket({
    menu,
    lines: aBasket(menu, "nobody", [aLine(menu, itemId)], now).lines,
    distribution: { optionId, date: must(slotKeys[0], "a slot").slice(0, 10) },
  }).totals.totalCents;
  const code = `RENNEN${round}`;
  const card = `KARTE${round}`;
  await addCode(admin.db, restaurantId, { code, kind: "fixed", amountCents: cents, maxUses: plan.codeUses });
  const cardCents = plan.cardOrders * price;
  const giftCard = { initialCents: cardCents, balanceCents: cardCents, expiresAt: now + 365 * 86_400_000 };
  await addCode(admin.db, restaurantId, { code: card, kind: "giftCard", giftCard });

  const inputs = await Promise.all(
    buyers.map(async ({ uid }, index): Promise<PlaceOrderInput> => {
      const slotKey = must(slotKeys[index % slotKeys.length], "slot");
      const input = await fillBasket(admin, { menu, uid, lines: [aLine(menu, itemId)], slotKey, now });
      const base = {
        ...input,
        ageConfirmed: true,
        contact: { ...input.contact, email: `k${index}-${round}@kundschaft.example` },
      };
      if (index % 4 === 0) return { ...base, codes: [code], quotedTotalCents: price - cents };
      return index % 4 === 1 ? { ...base, codes: [card], paymentMethod: "giftCard" } : base;
    }),
  );
  const placesBefore = await placesIn(world, slotKeys);
  const answers = await Promise.all(buyers.map((buyer, index) => buyer.call(placeOrder, must(inputs[index], "input"))));
  await backend.idle();
  const refusals: Record<string, number> = {};
  for (const answer of answers)
    if (!answer.ok) refusals[answer.refusal.type] = (refusals[answer.refusal.type] ?? 0) + 1;
  const orders = answers.filter(({ ok }) => ok).length;
  const turnedAway = answers.flatMap((answer, index) =>
    answer.ok ? [] : [{ why: answer.refusal.type, wish: must(inputs[index], "input") }],
  );
  const problems = await judge(world, {
    plan,
    orders,
    turnedAway,
    slotKeys,
    placesBefore,
    code,
    card,
    price,
  });
  const ids = answers.map((answer) => (answer.ok ? answer.value.orderId : null));
  return { orders, refusals, problems: [...problems, ...(await cancelAll(world, ids, card))] };
}

/** Everybody changes their mind at once: everything is free again. */
async function cancelAll(
  { test, restaurantId, offeringId, itemId, buyers }: RaceWorld,
  orderIds: readonly (string | null)[],
  card: string,
): Promise<string[]> {
  const { db } = test.admin;
  const ordered = orderIds.flatMap((orderId, index) =>
    orderId === null ? [] : [{ orderId, buyer: must(buyers[index], "buyer") }],
  );
  const answers = await Promise.all(
    ordered.map(({ orderId, buyer }) =>
      buyer.call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action: "cancel" }),
    ),
  );
  await test.backend.idle();
  const problems = answers.flatMap((answer) => (answer.ok ? [] : [`not cancelled: ${JSON.stringify(answer.refusal)}`]));
  const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
  if (shards.some(({ reserved }) => reserved > 0)) problems.push("something is still reserved");
  const gift = (await readDocument(db, discountCodeDocument, { restaurantId, codeId: card }))?.giftCard;
  if (gift?.balanceCents !== gift?.initialCents) problems.push(`${card} did not get its money back`);
  return [...problems, ...(await auditShop(db, { restaurantId, offeringId, restocked: [itemId] }))];
}

interface Outcome {
  readonly plan: RacePlan;
  readonly orders: number;
  readonly turnedAway: readonly { readonly why: RefusalType; readonly wish: PlaceOrderInput }[];
  readonly slotKeys: readonly string[];
  /** Held by orders of the demo. */
  readonly placesBefore: number;
  readonly code: string;
  readonly card: string;
  readonly price: number;
}

async function placesIn({ test, restaurantId, optionId }: RaceWorld, slotKeys: readonly string[]): Promise<number> {
  const { db } = test.admin;
  const slots = await Promise.all(
    slotKeys.map((slotKey) => readDocument(db, slotDocument, { restaurantId, optionId, slotKey })),
  );
  return slots.reduce((sum, slot) => sum + (slot?.orders ?? 0), 0);
}

async function judge(world: RaceWorld, outcome: Outcome): Promise<string[]> {
  const { test, restaurantId, offeringId, optionId, itemId } = world;
  const { db } = test.admin;
  const { plan, orders, turnedAway, slotKeys, placesBefore, code, card, price } = outcome;
  const problems: string[] = [];
  const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
  const reserved = shards.reduce((sum, shard) => sum + shard.reserved, 0);
  if (reserved !== orders) problems.push(`${orders} orders, ${reserved} pieces reserved`);
  if (reserved > plan.quantity) problems.push(`${reserved} pieces sold of ${plan.quantity}`);
  const places = (await placesIn(world, slotKeys)) - placesBefore;
  const fullSlots = new Set<string>();
  for (const slotKey of slotKeys) {
    const slot = await readDocument(db, slotDocument, { restaurantId, optionId, slotKey });
    if (slot !== null && slot.orders === slot.capOrders) fullSlots.add(slotKey);
  }
  if (places !== orders) problems.push(`${orders} orders hold ${places} places`);
  const used = must(await readDocument(db, discountCodeDocument, { restaurantId, codeId: code }), code).stats;
  if (used.uses > plan.codeUses) problems.push(`${code} was used ${used.uses} times`);
  const left = (await readDocument(db, discountCodeDocument, { restaurantId, codeId: card }))?.giftCard?.balanceCents;
  if (left === undefined || left < 0 || left % price !== 0) problems.push(`${card} has ${String(left)} cents left`);
  // Nothing comes back before every buyer has an answer: a refused unit must be gone now.
  const isGone: Readonly<Partial<Record<RefusalType, (request: PlaceOrderInput) => boolean>>> = {
    "sold-out": () => reserved === plan.quantity,
    "slot-full": ({ distribution }) => fullSlots.has(distribution.slotKey),
    "code-used": ({ codes = [] }) => (codes.includes(card) ? left === 0 : used.uses === plan.codeUses),
  };
  for (const { why, wish: request } of turnedAway)
    if (isGone[why]?.(request) !== true)
      problems.push(`turned away without a reason: ${why}, ${request.distribution.slotKey}`);
  return [...problems, ...(await auditShop(db, { restaurantId, offeringId, restocked: [itemId] }))];
}
