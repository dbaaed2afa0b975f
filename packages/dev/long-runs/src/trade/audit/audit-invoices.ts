import { byRate, exactNet } from "./audit-order-money.ts";
import { add, differ, type StoredInvoice, type StoredOrder, type TradeBooks } from "./trade-books.ts";

/** Each order that was handed over on account is in exactly one invoice that holds, which says of it what it says of itself. */
export function invoicesWrong({ orders, invoices, companies }: TradeBooks): string[] {
  const own = new Set(companies.map(({ id }) => id));
  const known = new Map(orders.map((order) => [order.id, order]));
  const holding = invoices.filter(
    ({ b2bCustomerId, type, status }) => own.has(b2bCustomerId) && type === "invoice" && status !== "cancelled",
  );
  const claims = Map.groupBy(
    holding.flatMap(({ orderIds }) => orderIds),
    (id) => id,
  );
  return [
    ...orders
      .filter(({ status, paymentMethod }) => status === "completed" && paymentMethod === "onAccount")
      .flatMap(({ id }) => differ(`invoices of order ${id}`, claims.get(id)?.length ?? 0, 1)),
    ...holding.flatMap((invoice) => {
      const found = invoice.orderIds.flatMap((id) => known.get(id) ?? []);
      return [
        ...differ(`orders of ${nameOf(invoice)}`, found.length, invoice.orderIds.length),
        ...contentWrong(invoice, found),
      ];
    }),
    ...invoices.filter(({ status }) => status === "draft").map((draft) => `${nameOf(draft)} was never issued`),
    ...takenBackWrong(invoices),
    ...numbersWrong(invoices),
  ];
}

const nameOf = ({ no, id }: Pick<StoredInvoice, "no" | "id">): string => `invoice ${no ?? id}`;

function contentWrong(invoice: StoredInvoice, orders: readonly StoredOrder[]): string[] {
  const of = nameOf(invoice);
  const { lines, vat, grossCents, netCents, vatCents, b2bCustomerId } = invoice;
  const kept = orders.flatMap((order) => order.lines);
  const exact = byRate(kept.flatMap((line) => [...line.vat, ...(line.depositVat ?? [])]));
  const numbers = (of: readonly string[]): string => [...new Set(of)].toSorted().join();
  return [
    ...orders.flatMap((order) =>
      differ(`company of ${order.id} in ${of}`, order.customer.b2bCustomerId, b2bCustomerId),
    ),
    ...differ(
      `order numbers of ${of}`,
      numbers(lines.map(({ orderNo }) => orderNo)),
      numbers(orders.map(({ no }) => no)),
    ),
    ...differ(`sum of ${of}`, grossCents, add(orders.map(({ totals }) => totals.totalCents))),
    ...differ(`parts of ${of}`, netCents + vatCents, grossCents),
    ...differ(`pieces of ${of}`, countOf(lines), add(kept.map(({ qty }) => qty))),
    ...differ(`rates of ${of}`, vat.map(({ rateBp }) => rateBp).join(), [...exact.keys()].join()),
    ...vat.flatMap((line) => {
      const gross = exact.get(line.rateBp) ?? 0;
      const net = exactNet(gross, line.rateBp);
      const listed = add(lines.map(({ rateBp, netCents: cents }) => (rateBp === line.rateBp ? cents : 0)));
      return [
        ...differ(`net of ${of} at ${line.rateBp}`, line.netCents, net),
        ...differ(`tax of ${of} at ${line.rateBp}`, line.vatCents, gross - net),
        ...differ(`lines of ${of} at ${line.rateBp}`, listed, net),
      ];
    }),
  ];
}

/** Deposits are lines of their own beside those of their goods. */
const countOf = (lines: StoredInvoice["lines"]): number =>
  add(lines.map(({ qty, depositCents }) => (depositCents === undefined ? qty : 0)));

/** INV-06: a cancellation and its invoice are nothing together, at each rate; a correction takes back what the invoice says. */
function takenBackWrong(invoices: readonly StoredInvoice[]): string[] {
  return invoices.flatMap((invoice) => {
    const of = nameOf(invoice);
    const storno = invoices.filter(({ cancels }) => cancels === invoice.id);
    const corrections = invoices.filter(({ corrects }) => corrects === invoice.id);
    const [back] = storno;
    const sums = (one: StoredInvoice | undefined, sign: number): string =>
      one?.vat.map((part) => [part.rateBp, sign * part.netCents, sign * part.vatCents].join(" ")).join() ?? "";
    return [
      ...differ(`cancellations of ${of}`, storno.length, invoice.status === "cancelled" ? 1 : 0),
      ...(back === undefined ? [] : differ(`cancellation of ${of}`, sums(back, -1), sums(invoice, 1))),
      ...differ(
        `corrections of ${of}`,
        add(corrections.map(({ grossCents }) => 0 - grossCents)),
        add((invoice.corrected ?? []).map(({ grossCents }) => grossCents)),
      ),
    ];
  });
}

/** INV-02: one after the other in each series and year, none twice. */
function numbersWrong(invoices: readonly StoredInvoice[]): string[] {
  const issued = invoices.flatMap(({ no, issuedAt = 0 }) => (no === undefined ? [] : [{ no, issuedAt }]));
  const series = Map.groupBy(issued, ({ no }) => no.slice(0, no.lastIndexOf("-")));
  return [...series].flatMap(([name, papers]) => {
    const numbers = papers
      .toSorted((a, b) => a.issuedAt - b.issuedAt)
      .map(({ no }) => Number(no.slice(no.lastIndexOf("-") + 1)));
    const inOrder = numbers.toSorted((a, b) => a - b);
    return inOrder.flatMap((number, index) => differ(`number ${index + 1} of ${name}`, number, index + 1));
  });
}
