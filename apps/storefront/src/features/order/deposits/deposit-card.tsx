import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { depositPiecesText } from "@lokalkorb/domain/labels/deposit-labels";
import { piecesCents } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import type { ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { depositCardText as words } from "./deposit-card-text.ts";
import { useOwnDeposits } from "./use-own-deposits.ts";

/** Glasses and boxes of this shop that the shopper still has at home, to be brought the next time. */
export function DepositCard({
  order,
  orderKey,
  isMine,
  shop,
}: Pick<OrderPage, "order" | "orderKey" | "isMine" | "shop">): ReactElement | null {
  const mayHave = isMine && order.channel !== "test";
  const pieces = useOwnDeposits(mayHave ? orderKey : null);
  if (pieces.length === 0) return null;
  return (
    <section className="order-card" aria-labelledby="pfand">
      <h2 id="pfand" className="text-h3">
        {words.title}
      </h2>
      <p>
        {words.open(depositPiecesText(pieces))} <b>{formatMoney(piecesCents(pieces))}</b>
      </p>
      <p className="text-meta text-ink-2">{words.back(shop?.name ?? order.restaurantName)}</p>
    </section>
  );
}
