import type { BasketLine } from "../basket/basket.ts";
import { type BasketLines, isAllowedQuantity, quantityLimits } from "../basket/change-basket.ts";
import { must } from "../invariant.ts";
import type { Cents } from "../money/cents.ts";
import { bundleComponents } from "../offering/bundle.ts";
import { contentText } from "../offering/content-text.ts";
import type { Menu, MenuItem } from "../offering/menu.ts";
import { checkOptions } from "../offering/option-rules.ts";
import type { OrderLine } from "../orders/order.ts";
import type { OrderRefusal } from "../orders/refusal.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { Minutes } from "../time/instant.ts";
import { priceChoices } from "./price-choices.ts";

export type LineRefusal = Extract<OrderRefusal, { type: "options-incomplete" | "line-invalid" }>;

/** An item with its number of pieces, in one unit or in a whole line. */
export interface Goods {
  readonly item: MenuItem;
  readonly pieces: number;
}

/** What one unit of a line costs and consists of; all that does not depend on day, tax or quantity. */
export interface UnitPrice extends Pick<
  OrderLine,
  "name" | "kitchenName" | "unitCents" | "choices" | "components" | "contentText"
> {
  readonly goods: readonly Goods[];
  readonly leadMinutes: Minutes;
}

/**
 * Checks and prices one unit. Kept apart from tax so that a shop's first page can show its basket with little code;
 * `priceLine` builds on the same answer.
 */
export function unitPrice(menu: Menu, lineId: string, line: BasketLine): Result<UnitPrice, LineRefusal> {
  if (!hasPlainTexts(line)) return invalid(lineId, "malformed");
  return line.kind === "item" ? itemPrice(menu, lineId, line) : bundlePrice(menu, lineId, line);
}

const longestNote = 200;
const plainText = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

/** Free words end up on boards and printers: no control characters, and nothing that makes an order too big to store. */
function hasPlainTexts({ note = "", choices }: BasketLine): boolean {
  return (
    note.length <= longestNote && [note, ...choices.map(({ text = "" }) => text)].every((text) => plainText.test(text))
  );
}

function itemPrice(menu: Menu, lineId: string, line: BasketLine): Result<UnitPrice, LineRefusal> {
  const item = menu.items[line.refId];
  if (!item) return invalid(lineId, "unknown-product");
  if (!isAllowedQuantity(line.qty, quantityLimits(item))) return invalid(lineId, "quantity");
  const problem = checkOptions(menu, item, line.choices)[0];
  if (problem?.reason === "too-few" || problem?.reason === "too-many") {
    return refuse({
      type: "options-incomplete",
      lineId,
      optionName: problem.optionName,
      min: problem.min,
      max: problem.max,
    });
  }
  if (problem) return invalid(lineId, "unknown-choice");
  const { choices, cents } = priceChoices(menu, item, line.choices);
  return ok({
    name: item.name,
    ...(item.kitchenName ? { kitchenName: item.kitchenName } : {}),
    unitCents: item.priceCents + cents,
    choices,
    components: [],
    ...(item.content ? { contentText: contentText(item.content) } : {}),
    goods: [{ item, pieces: 1 }],
    leadMinutes: 0,
  });
}

function bundlePrice(menu: Menu, lineId: string, line: BasketLine): Result<UnitPrice, LineRefusal> {
  const bundle = menu.bundles[line.refId];
  if (!bundle) return invalid(lineId, "unknown-product");
  if (!isAllowedQuantity(line.qty, quantityLimits(bundle))) return invalid(lineId, "quantity");
  const chosen = bundleComponents(bundle, line.components ?? []);
  if (!chosen.ok || line.choices.length > 0) return invalid(lineId, "components");
  // The published menu holds every item its bundles can contain.
  const components = chosen.value.map((component) => ({
    ...component,
    item: must(menu.items[component.itemId], "component in menu"),
  }));
  return ok({
    name: bundle.name,
    unitCents: components.reduce((sum, { surchargeCents }) => sum + surchargeCents, bundle.priceCents),
    choices: [],
    components: components.map(({ slotId, itemId, item, qty, surchargeCents }) => ({
      slotId,
      itemId,
      name: item.name,
      qty,
      surchargeCents,
    })),
    goods: components.map(({ item, qty }) => ({ item, pieces: qty })),
    leadMinutes: bundle.leadMinutes ?? 0,
  });
}

const invalid = (
  lineId: string,
  reason: Extract<LineRefusal, { type: "line-invalid" }>["reason"],
): Result<never, LineRefusal> => refuse({ type: "line-invalid", lineId, reason });

/** Sum of goods and deposits for the basket bar, with lines that cannot be sold left out, as in `priceBasket`. */
export function goodsTotal(
  menu: Menu,
  lines: BasketLines,
): { readonly goodsCents: Cents; readonly depositCents: Cents } {
  let goodsCents = 0;
  let depositCents = 0;
  for (const [lineId, line] of Object.entries(lines)) {
    const unit = unitPrice(menu, lineId, line);
    if (!unit.ok) continue;
    goodsCents += unit.value.unitCents * line.qty;
    for (const { item, pieces } of unit.value.goods) depositCents += item.depositCents * pieces * line.qty;
  }
  return { goodsCents, depositCents };
}
