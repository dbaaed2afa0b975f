import type { InvoiceLedger, TradeWorld } from "../world/trade-world.ts";
import { add, differ, type TradeBooks } from "./trade-books.ts";

/** Open items = issued less paid less corrected, by the payments that the simulation booked; and the account of each company. */
export function balancesWrong({ invoices: ledgers }: Pick<TradeWorld, "invoices">, books: TradeBooks): string[] {
  const stored = new Map(books.invoices.map((invoice) => [invoice.id, invoice]));
  return [
    ...[...ledgers].flatMap(([id, ledger]) => {
      const invoice = stored.get(id);
      const of = `invoice ${invoice?.no ?? id}`;
      return [
        ...differ(`sum of ${of}`, invoice?.grossCents, ledger.grossCents),
        ...differ(`paid for ${of}`, invoice?.paidCents, ledger.paidCents),
        ...differ(`payments of ${of}`, add((invoice?.payments ?? []).map(({ cents }) => cents)), ledger.paidCents),
        ...differ(
          `corrected of ${of}`,
          add((invoice?.corrected ?? []).map(({ grossCents }) => grossCents)),
          ledger.correctedCents,
        ),
        ...differ(`whether ${of} is cancelled`, invoice?.status === "cancelled", ledger.isCancelled),
        ...differ(`whether ${of} is settled`, invoice?.status === "paid", isSettled(ledger)),
      ];
    }),
    ...books.companies.flatMap(({ id, name, openCents }) =>
      differ(`account of ${name}`, openCents, owedBy(id, ledgers, books)),
    ),
    ...books.orders
      .filter(({ paymentMethod }) => paymentMethod === "onAccount")
      .flatMap(({ id, paymentStatus }) =>
        differ(`payment of order ${id}`, paymentStatus, settledOrders(ledgers, books).has(id) ? "paid" : "onAccount"),
      ),
  ];
}

const isSettled = ({ grossCents, paidCents, correctedCents, isCancelled }: InvoiceLedger): boolean =>
  !isCancelled && grossCents - paidCents - correctedCents === 0;

function settledOrders(ledgers: ReadonlyMap<string, InvoiceLedger>, { invoices }: TradeBooks): ReadonlySet<string> {
  return new Set(
    invoices.flatMap(({ id, orderIds }) => {
      const ledger = ledgers.get(id);
      return ledger !== undefined && isSettled(ledger) ? orderIds : [];
    }),
  );
}

/** Whatever was ordered on account and not settled, by whole orders. */
function owedBy(companyId: string, ledgers: ReadonlyMap<string, InvoiceLedger>, books: TradeBooks): number {
  const settled = settledOrders(ledgers, books);
  const own = books.orders.filter(
    ({ id, customer, paymentMethod }) =>
      customer.b2bCustomerId === companyId && paymentMethod === "onAccount" && !settled.has(id),
  );
  return add(own.map(({ totals }) => totals.totalCents));
}
