import type { TradeWorld } from "../world/trade-world.ts";
import { balancesWrong } from "./audit-balances.ts";
import { invoicesWrong } from "./audit-invoices.ts";
import { orderMoneyWrong } from "./audit-order-money.ts";
import { runsWrong } from "./audit-runs.ts";
import type { TradeBooks } from "./trade-books.ts";

export type TradeLedger = Pick<TradeWorld, "plans" | "firstOrders" | "invoices" | "goods">;

/** Every difference between the raw documents and what the simulation knows from itself, one line each. */
export const auditTrade = (ledger: TradeLedger, books: TradeBooks): readonly string[] => [
  ...runsWrong(ledger, books),
  ...books.orders.flatMap((order) => orderMoneyWrong(order, ledger.goods)),
  ...invoicesWrong(books),
  ...balancesWrong(ledger, books),
];
