import { goodsOf } from "@lokalkorb/domain/ordering/production/made-goods";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import type { ReadItems } from "./use-items.ts";

type Stationed = ReadonlyMap<string, { readonly station?: string }>;

/** Where the goods of a line are made: parts of a bundle may have stations of their own; '' = none is named. */
export const stationsOfLine = (line: OrderLine, items: Stationed): readonly string[] => [
  ...new Set(goodsOf([line]).map(({ itemId }) => items.get(itemId)?.station ?? "")),
];

/** The stations at which something of these orders is made, by name. */
export function stationsOf(
  orders: readonly { readonly lines: readonly OrderLine[] }[],
  { items }: Pick<ReadItems, "items">,
): readonly string[] {
  const names = orders.flatMap(({ lines }) => lines.flatMap((line) => stationsOfLine(line, items)));
  return [...new Set(names)]
    .filter((name) => name !== "")
    .toSorted((a, b) => a.localeCompare(b, "de", { numeric: true }));
}

/** Lines of a station; what no station is named for is shown at each, so that it is made at all. */
export function isAtStation(line: OrderLine, station: string | null, items: Stationed): boolean {
  if (station === null) return true;
  const at = stationsOfLine(line, items);
  return at.includes(station) || at.includes("");
}
