import type { InputOf } from "@lokalkorb/contracts/contract";
import type { editOrder as contract } from "@lokalkorb/contracts/orders";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { readDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { manuallySoldOutItems } from "../reservations/manually-sold-out.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";

type Change = InputOf<typeof contract>["changes"][number];

/** The goods that the order's storefront sells now. Counted goods are sold out by their shards alone. */
export interface TodaysGoods {
  readonly menu: Menu;
  readonly live: DocumentOf<typeof storefrontDocument>["live"];
  readonly now: number;
}

/** Null: it sells nothing any more. What was ordered can still be made less. */
export async function todaysGoods(
  tx: AdminTransaction,
  deps: OrderingDeps,
  restaurantId: Id<"shop">,
  { offeringId, storefrontId, lines }: Order,
  changes: readonly Change[],
): Promise<TodaysGoods | null> {
  const storefront = await readDocument(tx, storefrontDocument, { offeringId, storefrontId });
  if (!storefront?.published) return null;
  const menu = await menuOfOrder(deps, restaurantId, { storefrontId, menuVersion: storefront.published.version });
  const now = deps.now();
  const { live } = storefront;
  const touched = new Set([...lines.map(({ refId }) => refId), ...changes.flatMap((change) => addedBy(menu, change))]);
  const listed = live.soldOutItemIds;
  const soldOut = await manuallySoldOutItems(deps, { offeringId, listed, touched, now });
  return { menu, live: { ...live, soldOutItemIds: [...soldOut] }, now };
}

const addedBy = ({ options }: Menu, change: Change): readonly string[] =>
  change.kind !== "add"
    ? []
    : [
        change.refId,
        ...change.choices.flatMap(
          ({ optionId, choiceId }) => options[optionId]?.choices.find(({ id }) => id === choiceId)?.itemId ?? [],
        ),
      ];

/** The menu of the order with what is new since. */
export const withGoods = (menu: Menu, today: Menu): Menu =>
  menu.version === today.version
    ? menu
    : { ...menu, items: { ...today.items, ...menu.items }, options: { ...today.options, ...menu.options } };

/** Whether shoppers see it: items that only stand in bundles are in the menu, too. */
export const isListed = ({ categories, groups }: Menu, itemId: Id<"product">): boolean =>
  categories.some(({ entries }) =>
    entries.some(({ kind, id }) =>
      kind === "group" ? groups[id]?.itemIds.includes(itemId) : kind === "item" && id === itemId,
    ),
  );

/** More of what is gone for today, or the first of it, is not to be had; less of it always is. */
export function goneFor(
  { lines }: Pick<Order, "lines">,
  { menu, live, now }: TodaysGoods,
  changes: readonly Change[],
): Refused<"sold-out"> | null {
  const items = changes.flatMap((change) => {
    if (change.kind === "add") {
      const { refId, choices } = change;
      const isGone = isSoldOut(refId, live) || choices.some((choice) => isChoiceSoldOut(menu, choice, live, now));
      return isGone ? [{ itemId: refId, name: menu.items[refId]?.name ?? refId, available: 0 }] : [];
    }
    if (change.kind !== "quantity") return [];
    const line = lines.find(({ lineId }) => lineId === change.lineId);
    if (line === undefined || change.qty <= line.qty) return [];
    const isGone = line.kind === "item" ? isSoldOut(line.refId, live) : live.soldOutBundleIds.includes(line.refId);
    return isGone ? [{ itemId: line.refId, name: line.name, available: line.qty }] : [];
  });
  return items.length > 0 ? { type: "sold-out", items } : null;
}
