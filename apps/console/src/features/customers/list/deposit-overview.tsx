import { pieceKey } from "@lokalkorb/domain/pricing/totals/deposit-piece";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { piecesText } from "@lokalkorb/domain/labels/deposit-labels";
import { openOfAll, piecesCents } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useQuery } from "@lokalkorb/model/react/use-query";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { overviewText as words } from "../state/customers-text.ts";

/** All pieces of the shop that are with customers, by kind, and the deposit on them. */
export function DepositOverview(): ReactElement | null {
  const { restaurantId } = useShop();
  const state = useQuery(
    queryOf(customerDocument, { restaurantId }, { where: [["marks", "array-contains", "deposit"]], inParts: true }),
  );
  if (state.status === "failed") return <p className="px-4 py-3 text-ink-2">{words.failed}</p>;
  const open = openOfAll(valueOf(state) ?? []);
  if (open.length === 0) return null;
  return (
    <section aria-label={words.title} className="grid gap-1 border-b border-line bg-paper px-4 py-3">
      <h2 className="flex justify-between gap-3 font-bold">
        <span>{words.title}</span>
        <span>{formatMoney(piecesCents(open))}</span>
      </h2>
      <ul className="text-meta text-ink-2">
        {open.map((one) => (
          <li key={pieceKey(one)} className="flex justify-between gap-3">
            <span>{words.row(piecesText(one), one.cents)}</span>
            <span>{formatMoney(piecesCents([one]))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
