import { readBooks as contract } from "@lokalkorb/contracts/books";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import { cardOf, entriesOfGiftSale, entryOfInvoice } from "@lokalkorb/domain/invoices/books/book-invoice";
import { type BookableOrder, entriesOfOrder, tipsOfOrder } from "@lokalkorb/domain/invoices/books/book-order";
import { type BookedEntry, type DayOf, isWithin } from "@lokalkorb/domain/invoices/books/booked-entry";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf, type QueryOperator } from "@lokalkorb/model/document/document-query";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { type MomentPage, pageByMoment } from "./page-by-moment.ts";

type Source = InputOf<typeof contract>["source"];
type Page = OutputOf<typeof contract>;

/** Orders are some kilobytes each; a page of them is read in a second. */
export const bookPage = 250;
/** So long after the handover money still goes back: longer than any bank lets a payment be taken back. */
const refundsReachDays = 400;

interface Question {
  readonly db: Deps["db"];
  readonly restaurantId: string;
  readonly dayOf: DayOf;
  readonly from: string;
  readonly to: string;
  readonly begin: Instant;
  /** The first moment after the last day. */
  readonly end: Instant;
  readonly reach: Instant;
  readonly withLines: boolean;
  readonly after: Instant | null;
}

const command: Command<typeof contract> = async ({ restaurantId, source, from, to, ...input }, caller, { db }) => {
  if (!(await staffMay(db, restaurantId, caller.uid, "books"))) return refuse({ type: "not-allowed" });
  const shop = await readDocument(db, shopDocument, { restaurantId });
  if (shop === null || !isLocalDate(from) || !isLocalDate(to)) return refuse({ type: "not-found" });
  return ok(await bookPageOf(db, { ...input, restaurantId, source, from, to }, shop.timezone));
};

/** A page of the books, for those who were let in. */
export function bookPageOf(
  db: Deps["db"],
  { source, from, to, ...input }: InputOf<typeof contract>,
  timezone: string,
): Promise<Page> {
  const beginOf = (date: string): Instant => localToInstant({ date, time: "00:00" }, timezone);
  return pageOf[source]({
    ...input,
    db,
    from,
    to,
    dayOf: (at) => instantToLocal(at, timezone).date,
    begin: beginOf(from),
    end: beginOf(addDays(to, 1)),
    reach: beginOf(addDays(from, -refundsReachDays)),
  });
}

/** Handed over in these days, with refunds of the same days. */
const ofOrders = ({ begin, end, after, ...question }: Question): Promise<Page> =>
  orderPage(question, [
    ["completedAt", ">=", after ?? begin],
    ["completedAt", "<", end],
  ]);

/** Handed over before, and given back in part or wholly: entries of other days fall away. */
const ofLateRefunds = ({ begin, reach, after, ...question }: Question): Promise<Page> =>
  orderPage(question, [
    ["paymentStatus", "in", ["partiallyRefunded", "refunded", "disputed"]],
    ["completedAt", ">=", after ?? reach],
    ["completedAt", "<", begin],
  ]);

/** Tips are paid on a page of their own, and are looked for by that moment. */
async function ofLaterTips({ reach, end, after, ...question }: Question): Promise<Page> {
  const { dayOf } = question;
  const where = [
    ["laterTip.paidAt", ">=", after ?? reach],
    ["laterTip.paidAt", "<", end],
  ] as const;
  const page = await ordersOf(question, "laterTip.paidAt", where, ({ laterTip }) => laterTip?.paidAt ?? 0);
  return pageOfEntries(
    page.found.flatMap((order) => tipsOfOrder(order, dayOf)),
    question,
    page.next,
  );
}

type Moment = "completedAt" | "laterTip.paidAt";
type Condition = readonly [Moment | "paymentStatus", QueryOperator, unknown];
type OrderTerms = Pick<Question, "db" | "restaurantId" | "dayOf" | "from" | "to" | "withLines">;

async function orderPage(question: OrderTerms, where: readonly Condition[]): Promise<Page> {
  const page = await ordersOf(question, "completedAt", where, ({ completedAt = 0 }) => completedAt);
  return pageOfEntries(
    page.found.flatMap((order) => entriesOfOrder(order, question.dayOf, question.withLines)),
    question,
    page.next,
  );
}

async function ordersOf(
  { db, restaurantId }: OrderTerms,
  moment: Moment,
  where: readonly Condition[],
  momentOf: (order: BookableOrder) => Instant,
): Promise<MomentPage<BookableOrder>> {
  const constraints = { where, orderBy: [[moment, "asc"]], limit: bookPage } as const;
  // One that is archived in between is in both, and counted once.
  const live = await readQuery(db, queryOf(orderDocument, { restaurantId }, constraints));
  const archived = await readQuery(db, queryOf(historicOrderDocument, { restaurantId }, constraints));
  return pageByMoment<BookableOrder>([live, archived], momentOf, bookPage);
}

async function ofInvoices({ db, restaurantId, dayOf, from, to, begin, end, after }: Question): Promise<Page> {
  const query = queryOf(
    b2bInvoiceDocument,
    { restaurantId },
    {
      where: [
        ["issuedAt", ">=", after ?? begin],
        ["issuedAt", "<", end],
      ],
      orderBy: [["issuedAt", "asc"]],
      limit: bookPage,
    },
  );
  const page = pageByMoment([await readQuery(db, query)], ({ issuedAt = 0 }) => issuedAt, bookPage);
  return pageOfEntries(
    page.found.flatMap((invoice) => entryOfInvoice(invoice, dayOf)),
    { from, to },
    page.next,
  );
}

/** All of before, newest first: money of an untouched card goes back years later, too. */
async function ofGiftSales({ db, restaurantId, dayOf, from, to, end, after }: Question): Promise<Page> {
  const query = queryOf(
    giftSaleDocument,
    {},
    {
      where: [
        ["restaurantId", "==", restaurantId],
        ["startedAt", "<=", after ?? end - 1],
      ],
      orderBy: [["startedAt", "desc"]],
      limit: bookPage,
    },
  );
  const page = pageByMoment([await readQuery(db, query)], ({ startedAt }) => startedAt, bookPage, -1);
  const entries = page.found.flatMap(({ id, no, cents, state, paidAt, refund, updatedAt }) =>
    paidAt === undefined
      ? []
      : entriesOfGiftSale(
          { id, no, cents, paidAt, ...(state === "refunded" ? { backAt: refund?.at ?? updatedAt } : {}) },
          dayOf,
        ),
  );
  return pageOfEntries(entries, { from, to }, page.next);
}

async function ofCards({ db, restaurantId, dayOf, end, after }: Question): Promise<Page> {
  const query = queryOf(
    discountCodeDocument,
    { restaurantId },
    {
      where: [
        ["kind", "==", "giftCard"],
        ["createdAt", "<=", after ?? end - 1],
      ],
      orderBy: [["createdAt", "desc"]],
      limit: bookPage,
    },
  );
  const page = pageByMoment([await readQuery(db, query)], ({ createdAt }) => createdAt, bookPage, -1);
  return { entries: [], cards: page.found.flatMap((card) => [...cardOf(card, dayOf)]), next: page.next };
}

const pageOfEntries = (
  entries: readonly BookedEntry[],
  span: { readonly from: string; readonly to: string },
  next: Instant | null,
): Page => ({
  entries: entries.filter(({ day }) => isWithin(day, span)) as Page["entries"],
  cards: [],
  next,
});

const pageOf: Readonly<Record<Source, (question: Question) => Promise<Page>>> = {
  orders: ofOrders,
  lateRefunds: ofLateRefunds,
  laterTips: ofLaterTips,
  companyInvoices: ofInvoices,
  giftSales: ofGiftSales,
  giftCards: ofCards,
};

export const readBooks = defineCallable(contract, command);
