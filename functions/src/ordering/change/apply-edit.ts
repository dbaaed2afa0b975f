import type { InputOf } from "@lokalkorb/contracts/contract";
import type { editOrder as contract } from "@lokalkorb/contracts/orders";
import { shortInRound } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import { withGoods } from "@lokalkorb/domain/menu/with-goods";
import { ageOfLines } from "@lokalkorb/domain/ordering/change/age-of-lines";
import { type EditDecision, editOrder, type EditInput } from "@lokalkorb/domain/ordering/change/edit-order";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Payment } from "@lokalkorb/domain/ordering/order/payment";
import type { EditRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { readDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { availableIn, handOver, release, reserve, reservedIn } from "../../catalog/stock/spread-stock.ts";
import { askAllShards, readContended, writeShards } from "../../catalog/stock/stock-access.ts";
import { changeCodeUses } from "../codes/code-reservations.ts";
import type { OrderAddress } from "../payment-port.ts";
import { addRefund } from "../refunds/refund-writes.ts";
import {
  allShardsOf,
  changeInRound,
  changeInSlot,
  itemsOfAnotherDay,
  quantitiesOf,
  slotParamsOf,
} from "../reservations/order-reservations.ts";
import { countedQuantities, quantitiesInRound } from "../reservations/order-quantities.ts";
import { leftFor, daysBeside, readRoundOf } from "../reservations/round-of-order.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { editsOf } from "./added-goods.ts";
import { goneFor, todaysGoods } from "./todays-goods.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { persistTransition } from "../write/persist-transition.ts";

type StoredSlot = DocumentOf<typeof slotDocument>;

export type Change = InputOf<typeof contract>["changes"][number];

export interface EditWork extends Pick<EditInput, "order" | "by" | "role" | "now" | "accepted" | "agreed"> {
  readonly address: OrderAddress;
  readonly changes: readonly Change[];
  /** With the money that came for this change; the order has it not yet. */
  readonly payments?: readonly Payment[];
}

export interface PlannedEdit {
  readonly decision: EditDecision;
  /** Writes a decision that changes the order; everything was read. */
  readonly write: () => Order;
}

/** Decides about changes with goods and prices as they are, and gets ready to write them. */
export async function planEdit(
  tx: AdminTransaction,
  deps: OrderingDeps,
  work: EditWork,
): Promise<Result<PlannedEdit, EditRefusal>> {
  const { address, changes } = work;
  const { restaurantId } = address;
  const order: Order = work.payments === undefined ? work.order : { ...work.order, payments: work.payments };
  const asShopper = work.by === "customer" && work.accepted !== true;
  const ofOrder = await menuOfOrder(deps, restaurantId, order);
  const today = asShopper ? await todaysGoods(tx, deps, restaurantId, order, changes) : null;
  // Ordered goods keep their rules; new ones have those of today.
  const menu = today === null ? ofOrder : withGoods(ofOrder, today.menu);
  if (asShopper && today === null && changes.some(({ kind }) => kind === "add"))
    return refuse({ type: "distribution-unavailable" });
  const edits = editsOf(order, today?.menu ?? ofOrder, changes, asShopper ? { now: work.now } : null);
  if (!edits.ok) return edits;
  const packed = changes.flatMap((change) => (change.kind === "pack" ? [change] : []));
  const note = changes.find((change) => change.kind === "note")?.text;
  const settings = asShopper ? await readDocument(tx, settingsDocument, { restaurantId }) : null;
  const restaurant = asShopper ? await readDocument(tx, shopDocument, { restaurantId }) : null;
  const until = settings?.ordering.customerEditUntil;
  const decide = (slotUse: StoredSlot | null) =>
    editOrder({
      ...work,
      order,
      note,
      edits: edits.value,
      packed,
      shopper: { menu, slotUse, until, closures: restaurant?.closures ?? [] },
      ageOf: (lines) => ageOfLines(menu, lines),
    });
  const before = await quantitiesOf(deps, restaurantId, order);
  const touchedBy = ({ patch }: Exclude<EditDecision, { type: "proposed" }>): readonly string[] => {
    const quantity = countedQuantities({ ...order, ...patch }, menu);
    return [...new Set([...before.keys(), ...quantity.keys()])].filter(
      (itemId) => (before.get(itemId) ?? 0) !== (quantity.get(itemId) ?? 0),
    );
  };
  // Which goods it touches hangs on the order alone: looked at with an empty time, so that time and goods are read at once.
  const outlook = decide(null);
  if (!outlook.ok) return outlook;
  const gone = today === null ? null : goneFor(order, today, changes);
  if (gone !== null) return refuse(gone);
  const touched = outlook.value.type === "proposed" ? [] : touchedBy(outlook.value);
  const wanted = await allShardsOf(deps, order.offeringId, touched);
  const { optionId } = order.distribution;
  const round = await readRoundOf(deps.db, restaurantId, optionId);
  const dayParams = slotParamsOf(restaurantId, order, order.dayKey);
  const days = round === null ? [] : [dayParams, ...daysBeside(round, { restaurantId, optionId, day: order.dayKey })];
  const times = [slotParamsOf(restaurantId, order), ...days];
  const { slots, stock: shards } = await readContended(tx, times, wanted);
  const [slot = null, ...ways] = slots;
  const [day = null] = ways;
  const decided = decide(slot);
  if (!decided.ok) return decided;
  const decision = decided.value;
  if (decision.type === "proposed") return ok({ decision, write: () => order });

  const after: Order = { ...order, ...decision.patch };
  const quantity = countedQuantities(after, menu);
  await askAllShards(deps, order.offeringId, wanted, (itemId) => {
    const more = (quantity.get(itemId) ?? 0) - (before.get(itemId) ?? 0);
    const stock = shards.get(itemId) ?? [];
    return more > 0 ? more <= availableIn(stock) : -more <= reservedIn(stock);
  });
  const ofAnotherDay = await itemsOfAnotherDay(deps, restaurantId, order, touched);
  const missing = touched.flatMap((itemId) => {
    const more = (quantity.get(itemId) ?? 0) - (before.get(itemId) ?? 0);
    const available = availableIn(shards.get(itemId) ?? []);
    const name = menu.items[itemId]?.name ?? itemId;
    return more > available ? [{ itemId, name, available: Math.max(0, available + (before.get(itemId) ?? 0)) }] : [];
  });
  if (missing.length > 0) return refuse({ type: "sold-out", items: missing });
  const pieces = quantitiesInRound(after, menu);
  const left = leftFor({ round, ways }, address.orderId);
  const short = shortInRound(pieces, left, (id) => menu.items[id]?.name ?? id, quantitiesInRound(order, menu));
  if (short.length > 0) return refuse({ type: "sold-out", inRound: true, items: short });
  const rules = await readTimerRules(tx, restaurantId);

  const write = (): Order => {
    const { now } = work;
    const money =
      decision.refund === null
        ? null
        : addRefund(tx, address, { ...order, ...decision.patch }, { ...decision.refund, reason: "edited" }, now);
    for (const itemId of touched) {
      const more = (quantity.get(itemId) ?? 0) - (before.get(itemId) ?? 0);
      const own = shards.get(itemId) ?? [];
      const free = ofAnotherDay.has(itemId) ? handOver : release;
      writeShards(tx, order.offeringId, itemId, (more > 0 ? reserve(own, more) : free(own, -more)) ?? []);
    }
    changeCodeUses(tx, address, order, after, now);
    if (slot !== null) changeInSlot(tx, slotParamsOf(restaurantId, order), slot, { orderId: address.orderId, after });
    if (day !== null) changeInRound(tx, dayParams, day, address.orderId, pieces);
    return persistTransition(tx, {
      address,
      order: work.order,
      patch: {
        ...(work.payments === undefined ? {} : { payments: work.payments }),
        ...decision.patch,
        ...money?.patch,
        reserved: Object.fromEntries(quantity),
      },
      event: decision.event,
      effects: [...decision.effects, ...(money?.effects ?? [])],
      data: { ...decision.data, ...(money === null ? {} : { refundId: money.refund.id }) },
      gone: [
        ...(order.proposal === undefined ? [] : ["proposal" as const]),
        ...(order.pendingChange === undefined ? [] : ["pendingChange" as const]),
        ...(note === "" ? ["customerNote" as const] : []),
      ],
      rules,
      now,
    });
  };
  return ok({ decision, write });
}
