import { favouriteGoods } from "@lokalkorb/domain/ordering/customers/favourite-goods";
import type { ReactElement } from "react";
import { recordText } from "../state/customers-text.ts";
import { Box } from "../facts/box.tsx";
import type { CustomerOrder } from "../state/use-customer-orders.ts";

const words = recordText.goods;
const most = 4;

export function GoodsBox({ orders }: { readonly orders: readonly CustomerOrder[] }): ReactElement | null {
  const goods = favouriteGoods(orders, most);
  if (goods.length === 0) return null;
  const counted = orders.filter(({ status }) => status === "completed").length;
  return (
    <Box title={words.title} lead={words.lead(counted)}>
      <ul className="grid gap-x-4 gap-y-3 px-4 py-3 @md:grid-cols-2">
        {goods.map(({ refId, name, qty }) => (
          <li key={refId} className="min-w-0">
            <b className="block">{words.pieces(qty)}</b>
            <span className="block text-meta wrap-anywhere text-ink-2">{name}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
