import { orderedLines, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { isLineGone } from "@lokalkorb/domain/menu/gone-line";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { openPricing } from "@lokalkorb/domain/pricing/basket/open-pricing";
import { priceLine } from "@lokalkorb/domain/pricing/basket/price-line";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { MailLine } from "../notifications/rendering/mail-content.ts";

export interface GoodsNow {
  readonly lines: readonly MailLine[];
  readonly totalCents: Cents;
  /** Lines that cannot be had any more. */
  readonly gone: number;
}

/** The basket with the prices of now; what is sold out or sold no more is counted and has no price. */
export function goodsNow(
  menu: Menu,
  lines: BasketLines,
  live: DocumentOf<typeof storefrontDocument>["live"],
  now: Instant,
): GoodsNow {
  const pricing = openPricing(menu);
  const priced = orderedLines(lines).flatMap(([lineId, line]) => {
    const answer = isLineGone(menu, line, live, now) ? null : priceLine({ pricing, lineId, line });
    return answer?.ok === true ? [answer.value] : [];
  });
  return {
    lines: priced.map(({ qty, name, totalCents, choices }) => ({
      amount: `${qty}\u00a0×`,
      name,
      details: choices.map((choice) => choice.text ?? choice.name),
      price: formatMoney(totalCents),
    })),
    totalCents: priced.reduce((sum, { totalCents }) => sum + totalCents, 0),
    gone: Object.keys(lines).length - priced.length,
  };
}
