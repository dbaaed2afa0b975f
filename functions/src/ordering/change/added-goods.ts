import type { InputOf } from "@lokalkorb/contracts/contract";
import type { editOrder as contract } from "@lokalkorb/contracts/orders";
import { goesAbroad } from "@lokalkorb/domain/fulfilment/zones/goes-abroad";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { checkAvailable } from "@lokalkorb/domain/menu/available-at";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { OrderEdit } from "@lokalkorb/domain/ordering/change/reprice-order";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { EditRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import { orderLine, type PricedLine, priceLine } from "@lokalkorb/domain/pricing/basket/price-line";
import { isListed } from "./todays-goods.ts";

type Change = InputOf<typeof contract>["changes"][number];

/** Goods that come in cost as much as in the menu of the order. */
export function editsOf(
  order: Order,
  menu: Menu,
  changes: readonly Change[],
  /** Of a shopper, who has what is sold at this moment. */
  asShopper: { readonly now: Instant } | null,
): Result<readonly OrderEdit[], EditRefusal> {
  const edits: OrderEdit[] = [];
  for (const change of changes) {
    if (change.kind === "pack" || change.kind === "note") continue;
    if (change.kind !== "replace" && change.kind !== "add") {
      edits.push(change);
      continue;
    }
    const priced = pricedGoods(order, menu, change, asShopper);
    if (!priced.ok) return priced;
    const line = orderLine(priced.value, menu.items);
    edits.push(
      change.kind === "add"
        ? { kind: "add", line }
        : { kind: "replace", lineId: change.lineId, line, reason: "replaced" },
    );
  }
  return ok(edits);
}

function pricedGoods(
  order: Order,
  menu: Menu,
  change: Extract<Change, { kind: "replace" | "add" }>,
  asShopper: { readonly now: Instant } | null,
): Result<PricedLine, EditRefusal> {
  const { refId, qty, choices } = change;
  const lineId = change.kind === "add" ? refId : change.lineId;
  const { optionId, slot, type, address } = order.distribution;
  const ageCheck = menu.distributionOptions.find(({ id }) => id === optionId)?.shipping?.ageCheck;
  const components = change.kind === "add" ? change.components : undefined;
  const kind = components === undefined ? ("item" as const) : ("bundle" as const);
  const line = {
    kind,
    refId,
    qty,
    choices,
    ...(components === undefined ? {} : { components }),
    position: order.lines.length,
    seenUnitCents: 0,
  };
  const priced = priceLine({
    pricing: openPricing(menu, { date: order.dayKey, at: slot.start }),
    lineId: (change.kind === "add" ? refId : `${lineId}-${refId}`).slice(0, 120),
    line,
    service: type === "dineIn" ? "dineIn" : "takeaway",
  });
  if (!priced.ok) return priced;
  const isTooSoon = asShopper !== null && asShopper.now + priced.value.leadMinutes * minuteMs > slot.start;
  if (isTooSoon || (asShopper && !isListed(menu, line)))
    return refuse({ type: "not-available-then", items: [{ lineId: "", name: priced.value.name }] });
  // Staff may put in hidden items; items that the method never carries, such as alcohol in a locker, are refused to
  // all.
  const abroad = goesAbroad(type, address, menu.shop.country);
  const ineligible = checkAvailable(
    menu,
    { [lineId]: line },
    {
      type,
      ageCheck,
      at: asShopper === null ? null : slot.start,
      abroad,
    },
  );
  return ineligible === null ? priced : refuse(ineligible);
}
