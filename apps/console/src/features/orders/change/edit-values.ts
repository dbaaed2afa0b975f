import type { InputOf } from "@lokalkorb/contracts/contract";
import type { editOrder as contract } from "@lokalkorb/contracts/orders";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { readWeight } from "@lokalkorb/domain/ordering/weighing/read-weight";
import type { PickedGoods } from "../goods/goods-values.ts";
import { changeText } from "./change-text.ts";

export type OrderLineChange = InputOf<typeof contract>["changes"][number];

/** One line as staff have it before them: texts as they were typed. */
export interface LineValues {
  readonly qty: number;
  readonly removed: boolean;
  readonly grams: string;
  readonly packed: boolean;
  /** The substitute. */
  readonly instead: PickedGoods | null;
}

/** Goods that were not ordered and come in. */
export interface AddedGoods extends PickedGoods {
  readonly key: number;
  readonly qty: number;
}

export type EditValues = Readonly<Record<string, LineValues>>;

/** Lines that can still be changed. */
export const changeableLines = (lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter(({ removed }) => removed === undefined);

export const lineValues = (line: OrderLine): LineValues => ({
  qty: line.qty,
  removed: false,
  grams: line.catchWeight?.finalGrams === undefined ? "" : String(line.catchWeight.finalGrams),
  packed: line.packed ?? false,
  instead: null,
});

/** The changes, line by line; a removed or replaced line needs no other change beside it. */
export function changesOf(
  lines: readonly OrderLine[],
  values: EditValues,
  reason: string = changeText.edit.removeReason,
  added: readonly AddedGoods[] = [],
): readonly OrderLineChange[] {
  const changed = changeableLines(lines).flatMap((line): OrderLineChange[] => {
    const { lineId } = line;
    const before = lineValues(line);
    const { qty, removed, grams, packed, instead } = values[lineId] ?? before;
    if (removed) return [{ kind: "remove", lineId, reason }];
    if (instead !== null)
      return [{ kind: "replace", lineId, refId: instead.refId, qty, choices: [...instead.choices] }];
    const weight = grams === before.grams ? null : readWeight(grams);
    return [
      ...(qty === line.qty ? [] : [{ kind: "quantity" as const, lineId, qty }]),
      ...(weight === null ? [] : [{ kind: "weigh" as const, lineId, grams: weight }]),
      ...(packed === before.packed ? [] : [{ kind: "pack" as const, lineId, packed }]),
    ];
  });
  return [
    ...changed,
    ...added.map(({ refId, qty, choices }) => ({ kind: "add" as const, refId, qty, choices: [...choices] })),
  ];
}

/** Lines whose weight was typed and is none. */
export function wrongWeights(lines: readonly OrderLine[], values: EditValues): readonly string[] {
  return changeableLines(lines)
    .filter(({ lineId, catchWeight }) => {
      const typed = values[lineId]?.grams ?? "";
      return catchWeight !== undefined && typed.trim() !== "" && readWeight(typed) === null;
    })
    .map(({ lineId }) => lineId);
}
