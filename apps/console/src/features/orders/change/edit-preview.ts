import type { Standing } from "@lokalkorb/domain/access/role";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { editOrder, type EditDecision } from "@lokalkorb/domain/ordering/change/edit-order";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import { orderLine, priceLine } from "@lokalkorb/domain/pricing/basket/price-line";
import type { EditRefusal } from "@lokalkorb/domain/ordering/order/refusal";
import type { OrderEdit } from "@lokalkorb/domain/ordering/change/reprice-order";
import { ok, type Result } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { OrderLineChange } from "./edit-values.ts";
import { changeText } from "./change-text.ts";

export interface EditPreviewInput {
  readonly order: Order;
  readonly menu: Menu | null;
  readonly changes: readonly OrderLineChange[];
  readonly role: Standing;
  readonly now: Instant;
}

/** The likely decision by the same rules; the server decides. */
export function previewOfEdit({
  order,
  menu,
  changes,
  role,
  now,
}: EditPreviewInput): Result<EditDecision, EditRefusal> {
  const edits = editsOf(order, menu, changes);
  if (!edits.ok) return edits;
  const packed = changes.filter((change) => change.kind === "pack");
  return editOrder({ order, edits: edits.value, packed, by: "merchant", role, now });
}

function editsOf(
  order: Order,
  menu: Menu | null,
  changes: readonly OrderLineChange[],
): Result<readonly OrderEdit[], EditRefusal> {
  const edits: OrderEdit[] = [];
  for (const change of changes) {
    if (change.kind === "pack" || change.kind === "note") continue;
    if (change.kind !== "replace" && change.kind !== "add") {
      edits.push(change);
      continue;
    }
    if (menu === null) continue;
    const { refId, qty, choices } = change;
    const priced = priceLine({
      pricing: openPricing(menu, { date: order.dayKey, at: order.distribution.slot.start }),
      lineId: change.kind === "add" ? refId : `${change.lineId}-${refId}`,
      line: { kind: "item", refId, qty, choices, position: order.lines.length, seenUnitCents: 0 },
      service: order.distribution.type === "dineIn" ? "dineIn" : "takeaway",
    });
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

/** The difference in words, before anybody presses. */
export function editSentences(order: Order, decision: EditDecision): readonly string[] {
  const labels = changeText.edit;
  const { differenceCents } = decision;
  const total = order.totals.totalCents + differenceCents;
  if (decision.type === "proposed") return [labels.more(differenceCents, total), labels.mustAgree];
  if (differenceCents === 0) return [labels.same];
  if (differenceCents > 0) return [labels.more(differenceCents, total)];
  const back = decision.refund?.cents ?? 0;
  return [labels.less(0 - differenceCents, total), ...(back > 0 ? [labels.goesBack(back)] : [])];
}
