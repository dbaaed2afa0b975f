import { placeOrder as contract } from "@lokalkorb/contracts/orders";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { decideOrder, type OrderDraft, type OrderQuestion } from "@lokalkorb/domain/orders/decide-order";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import { must } from "@lokalkorb/domain/invariant";
import { ok, refuse, type Result } from "@lokalkorb/domain/result";
import {
  adminRef,
  createDocument,
  readDocument,
  readDocuments,
  remove,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { defineCallable, type Caller, type Command } from "../edge/define-callable.ts";
import type { Deps } from "../edge/deps.ts";
import { previousAnswer, requestKeyOf, runOnce } from "../edge/idempotency.ts";
import { createTurns } from "../edge/in-turn.ts";
import { availableIn, reserve, type Shard } from "../offerings/spread-stock.ts";
import type { OrderNumber } from "./order-numbers.ts";
import { countOpenOrders } from "./open-orders.ts";
import { readBasket } from "./read-basket.ts";
import { readShards, shardsOf, writeShards, type ItemShards } from "./stock-access.ts";

type Input = InputOf<typeof contract>;
type Answer = Result<OutputOf<typeof contract>, OrderRefusal>;
interface Facts extends Omit<OrderQuestion, "basket" | "available" | "slotUse"> {
  readonly goneByHand: ReadonlySet<string>;
}

const turns = createTurns();

/**
 * From basket to order. What hardly changes is read first and outside; a first decision without goods and time
 * refuses most of what is wrong without touching what others wait for. Then one transaction decides again with the
 * basket, the time and the stock as they are, and writes all of it or nothing.
 */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const request = requestKeyOf(contract.name, caller, input);
  const earlier = await previousAnswer<OutputOf<typeof contract>>(deps, request);
  if (earlier !== null) return earlier;

  const basket = await readBasket(deps.db, input);
  if (!basket.ok) return basket;
  const facts = await readFacts(input, caller, deps, basket.value.lines);
  if (!facts.ok) return facts;
  const preview = decideOrder({
    ...facts.value,
    basket: basket.value,
    available: handSoldOut(facts.value),
    slotUse: null,
  });
  // The same request may have been answered while this one was looking: then the basket is converted already.
  if (!preview.ok) return (await previousAnswer(deps, request)) ?? preview;

  const { offeringId } = facts.value.menu;
  const shards = await shardsOf(deps, turns, offeringId, Object.keys(preview.value.stockTaken));
  const slotRef = adminRef(deps.db, slotDocument, slotParams(input));
  const number = await deps.orderNumbers.take(input.restaurantId, preview.value.order.dayKey);
  const contended = [slotRef.path, ...shards.flatMap(({ refs }) => refs.slice(0, 1).map((ref) => ref.path))];
  let isUsed = false;
  try {
    return await turns.run(contended, () =>
      runOnce(deps, request, async (tx) => {
        const answer = await orderInTransaction(tx, {
          input,
          facts: facts.value,
          shards,
          number,
          orderId: deps.newId(),
        });
        isUsed = answer.ok;
        return answer;
      }),
    );
  } finally {
    if (!isUsed) number.giveBack();
  }
};

/** Restaurant, menu and who asks; refuses what does not belong together or is not shown to anybody. */
const readFacts = async (
  input: Input,
  caller: Caller,
  deps: Deps,
  lines: BasketLines,
): Promise<Result<Facts, OrderRefusal>> => {
  const { restaurantId, storefrontId } = input;
  const { uid, isGuest } = caller;
  const restaurant = await readDocument(deps.db, restaurantDocument, { restaurantId });
  if (restaurant === null || restaurant.listing === "hidden" || !restaurant.storefrontIds.includes(storefrontId))
    return refuse({ type: "not-found" });
  const { offeringId } = restaurant;
  const storefront = await readDocument(deps.db, storefrontDocument, { offeringId, storefrontId });
  if (storefront?.published === undefined || !openVisibilities.has(storefront.visibility))
    return refuse({ type: "not-found" });
  const menu = await deps.menus.read(storefront.published.path);
  // Shops may share a catalogue: a view that another of them published has other prices, ways and laws.
  if (menu.restaurantId !== restaurantId) return refuse({ type: "not-found" });
  const now = deps.now();
  const { soldOutItemIds, soldOutBundleIds } = storefront.live;
  const { maxOpenOrdersPerGuest } = menu.ordering;
  const [goneByHand, openOrders] = await Promise.all([
    itemsGoneByHand(deps, { offeringId, listed: soldOutItemIds, touched: itemsIn(menu, lines), now }),
    isGuest && maxOpenOrdersPerGuest !== undefined
      ? countOpenOrders(deps, restaurantId, uid, maxOpenOrdersPerGuest)
      : 0,
  ]);
  return ok({ menu, restaurant, uid, isGuest, request: input, now, goneByHand, soldOutBundleIds, openOrders });
};

/** Views for members and business customers come with their own way to order. */
const openVisibilities: ReadonlySet<string> = new Set(["public", "unlisted"]);

/** Whatever these lines may take, chosen or not. */
const itemsIn = (menu: Menu, lines: BasketLines): ReadonlySet<string> =>
  new Set(
    Object.values(lines).flatMap(({ kind, refId }) =>
      kind === "item"
        ? [refId]
        : (menu.bundles[refId]?.slots ?? []).flatMap(({ choices }) => choices.map(({ itemId }) => itemId)),
    ),
  );

interface SoldOutQuestion {
  readonly offeringId: string;
  /** What the storefront calls sold out. */
  readonly listed: readonly string[];
  /** Only these are looked at, so that an order costs the same however much else is gone. */
  readonly touched: ReadonlySet<string>;
  readonly now: number;
}

/**
 * The live list also names counted items without pieces, which are decided by their shards, and some whose day is over.
 * What comes into the basket after this look is taken as the list has it.
 */
const itemsGoneByHand = async (
  deps: Deps,
  { offeringId, listed, touched, now }: SoldOutQuestion,
): Promise<ReadonlySet<string>> => {
  const items = await readDocuments(
    deps.db,
    itemDocument,
    listed.filter((itemId) => touched.has(itemId)).map((itemId) => ({ offeringId, itemId })),
  );
  const back = new Set(
    items.flatMap((item) =>
      item !== null && item.status === "active" && (item.soldOutUntil ?? 0) <= now ? [item.id] : [],
    ),
  );
  return new Set(listed.filter((itemId) => !back.has(itemId)));
};

const handSoldOut =
  ({ goneByHand }: Pick<Facts, "goneByHand">) =>
  (itemId: string): number | null =>
    goneByHand.has(itemId) ? 0 : null;

const slotParams = ({ restaurantId, distribution }: Input) => ({
  restaurantId,
  optionId: distribution.optionId,
  slotKey: distribution.slotKey,
});

interface Work {
  readonly input: Input;
  readonly facts: Facts;
  readonly shards: readonly ItemShards[];
  readonly number: OrderNumber;
  readonly orderId: string;
}

const orderInTransaction = async (tx: AdminTransaction, work: Work): Promise<Answer> => {
  const { input, facts, number, orderId } = work;
  const { restaurantId, basketId } = input;
  const basket = await readBasket(tx, { restaurantId, basketId });
  if (!basket.ok) return basket;
  const slot = await readDocument(tx, slotDocument, slotParams(input));
  const decide = (stock: ReadonlyMap<string, readonly Shard[]>) =>
    decideOrder({ ...facts, basket: basket.value, slotUse: slot, available: availability(facts, stock) });

  // Usually one shard has enough; all of them are asked only when it does not.
  let stock = await readShards(
    tx,
    work.shards.map(({ itemId, refs }) => ({ itemId, refs: refs.slice(0, 1) })),
  );
  let decision = decide(stock);
  if (!decision.ok && decision.refusal.type === "sold-out") {
    stock = merged(
      stock,
      await readShards(
        tx,
        work.shards.map(({ itemId, refs }) => ({ itemId, refs: refs.slice(1) })),
      ),
    );
    decision = decide(stock);
  }
  if (!decision.ok) return decision;
  const draft = decision.value;

  takeStock(tx, facts.menu, draft, stock);
  takeSlot(tx, work, draft, slot?.held);
  const order = { ...draft.order, no: number.no, dayCode: number.dayCode };
  createDocument(tx, orderDocument, { restaurantId, orderId }, order);
  updateDocument(tx, basketDocument, { restaurantId, basketId }, { status: "converted", lastActivityAt: facts.now });
  return ok({ orderId, no: number.no, dayCode: number.dayCode, status: order.status });
};

const availability =
  (facts: Facts, stock: ReadonlyMap<string, readonly Shard[]>) =>
  (itemId: string): number | null => {
    if (facts.goneByHand.has(itemId)) return 0;
    // An item that came into the basket after the first look is not in the map: then nothing is known to be left.
    return facts.menu.items[itemId]?.stockMode === "counted" ? availableIn(stock.get(itemId) ?? []) : null;
  };

const merged = (
  first: ReadonlyMap<string, readonly Shard[]>,
  second: ReadonlyMap<string, readonly Shard[]>,
): ReadonlyMap<string, readonly Shard[]> =>
  new Map([...first].map(([itemId, shards]) => [itemId, [...shards, ...(second.get(itemId) ?? [])]]));

const takeStock = (
  tx: AdminTransaction,
  menu: Menu,
  draft: OrderDraft,
  stock: ReadonlyMap<string, readonly Shard[]>,
): void => {
  for (const [itemId, pieces] of Object.entries(draft.stockTaken)) {
    writeShards(
      tx,
      menu.offeringId,
      itemId,
      must(reserve(stock.get(itemId) ?? [], pieces), "the decision counted the pieces"),
    );
  }
};

const takeSlot = (
  tx: AdminTransaction,
  { input, facts, orderId }: Work,
  { slotTaken }: OrderDraft,
  held: Readonly<Record<string, unknown>> | undefined,
): void => {
  const { slot, units, useAfter } = slotTaken;
  const { ordersPerSlot, unitsPerSlot } = must(
    facts.menu.distributionOptions.find(({ id }) => id === slotTaken.optionId),
    "decided",
  ).capacity;
  if (held !== undefined) {
    updateDocument(tx, slotDocument, slotParams(input), {
      orders: useAfter.orders,
      units: useAfter.units,
      [`held.${orderId}`]: { units },
      // The limits that decided; a menu published since the first order may have others.
      capOrders: ordersPerSlot ?? remove(),
      capUnits: unitsPerSlot ?? remove(),
    });
    return;
  }
  createDocument(tx, slotDocument, slotParams(input), {
    startsAt: slot.start,
    endsAt: slot.end,
    ...useAfter,
    ...(ordersPerSlot === undefined ? {} : { capOrders: ordersPerSlot }),
    ...(unitsPerSlot === undefined ? {} : { capUnits: unitsPerSlot }),
    closed: false,
    held: { [orderId]: { units } },
  });
};

export const placeOrder = defineCallable(contract, command);
