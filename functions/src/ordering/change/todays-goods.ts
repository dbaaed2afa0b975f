import type { InputOf } from "@lokalkorb/contracts/contract";
import type { editOrder as contract } from "@lokalkorb/contracts/orders";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { isBundleSoldOut, isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { readDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { agreedMenu } from "../companies/read-company-prices.ts";
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
  { offeringId, storefrontId, lines, customer }: Order,
  changes: readonly Change[],
): Promise<TodaysGoods | null> {
  const storefront = await readDocument(tx, storefrontDocument, { offeringId, storefrontId });
  if (!storefront?.published) return null;
  const menu = await menuOfOrder(deps, restaurantId, { storefrontId, menuVersion: storefront.published.version });
  const now = deps.now();
  const { live } = storefront;
  const wanted = changes.flatMap((change) => (change.kind === "add" ? [change] : []));
  const touched = new Set([...lines, ...wanted].flatMap((line) => itemsOf(menu, line)));
  const listed = live.soldOutItemIds;
  const soldOut = await manuallySoldOutItems(deps, { offeringId, listed, touched, now });
  return {
    menu: await agreedMenu(tx, menu, customer.b2bCustomerId, touched),
    live: { ...live, soldOutItemIds: [...soldOut] },
    now,
  };
}

type Goods = Pick<Order["lines"][number], "refId"> & {
  readonly choices: readonly { readonly optionId: string; readonly choiceId: string }[];
  readonly components?: readonly { readonly itemId: string }[];
};

const itemsOf = ({ options }: Menu, { refId, choices, components = [] }: Goods): readonly string[] => [
  refId,
  ...components.map(({ itemId }) => itemId),
  ...choices.flatMap(
    ({ optionId, choiceId }) => options[optionId]?.choices.find(({ id }) => id === choiceId)?.itemId ?? [],
  ),
];

/** Whether shoppers see it: items that only stand in bundles are in the menu, too. */
export const isListed = (
  { categories, groups }: Menu,
  { kind, refId }: { readonly kind: "item" | "bundle"; readonly refId: Id<"product"> },
): boolean =>
  categories.some(({ entries }) =>
    entries.some((entry) =>
      entry.kind === "group"
        ? kind === "item" && groups[entry.id]?.itemIds.includes(refId)
        : entry.kind === kind && entry.id === refId,
    ),
  );

/** More of what is gone for today, or the first of it, is not to be had; less of it always is. */
export function goneFor(
  { lines }: Pick<Order, "lines">,
  { menu, live, now }: TodaysGoods,
  changes: readonly Change[],
): Refused<"sold-out"> | null {
  const isGone = (kind: "item" | "bundle", { refId, choices, components = [] }: Goods): boolean => {
    const bundle = kind === "bundle" ? menu.bundles[refId] : undefined;
    return (
      (bundle === undefined ? isSoldOut(refId, live) : isBundleSoldOut(bundle, live)) ||
      components.some(({ itemId }) => isSoldOut(itemId, live)) ||
      choices.some((choice) => isChoiceSoldOut(menu, choice, live, now))
    );
  };
  const items = changes.flatMap((change) => {
    if (change.kind === "add") {
      const { refId, components } = change;
      const kind = components === undefined ? "item" : "bundle";
      const { name = refId } = (kind === "item" ? menu.items : menu.bundles)[refId] ?? {};
      return isGone(kind, change) ? [{ itemId: refId, name, available: 0 }] : [];
    }
    if (change.kind !== "quantity") return [];
    const line = lines.find(({ lineId }) => lineId === change.lineId);
    if (line === undefined || change.qty <= line.qty || !isGone(line.kind, line)) return [];
    return [{ itemId: line.refId, name: line.name, available: line.qty }];
  });
  return items.length > 0 ? { type: "sold-out", items } : null;
}
