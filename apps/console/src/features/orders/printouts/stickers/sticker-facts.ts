import { namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReadItems } from "@/entities/order/items/use-items";
import { printoutText as words } from "../choice/printouts-text.ts";

type Item = Pick<NonNullable<ReturnType<ReadItems["items"]["get"]>>, "bestBefore" | "coldChain">;

/** Weight, net content, the last day and how it is kept, as far as they are known (FOO-01, FOO-02). */
export function stickerFacts(line: OrderLine, grams: number, item: Item | undefined): readonly string[] {
  const content =
    grams > 0
      ? weightText(grams)
      : line.contentText !== undefined && !namesContent(line.name, line.contentText)
        ? line.contentText
        : "";
  const last = item?.bestBefore && `${words.bestBefore[item.bestBefore.kind]} ${formatDate(item.bestBefore.date)}`;
  const kept = item?.coldChain === undefined || item.coldChain === "ambient" ? "" : words[item.coldChain];
  return [content, last ?? "", kept].filter((fact) => fact !== "");
}
