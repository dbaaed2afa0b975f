import { isAfterStart, isBeforeEnd, type Cursor } from "./cursor.ts";
import { matchesFilter, type Filter } from "./filter.ts";
import { compareDocuments, completeOrder, hasOrderedFields, type OrderBy } from "./order-by.ts";
import type { QueryDocument } from "./query-document.ts";

/** A query over documents that are already narrowed to its collection or collection group. */
export interface Query {
  readonly filter?: Filter;
  readonly orderBy?: readonly OrderBy[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset?: number;
  readonly limit?: number;
}

/** Would the document be in the result if there were no offset and no limit? */
export function matchesQuery(query: Query, document: QueryDocument): boolean {
  return matchesOrdered(query, orderOf(query), document);
}

/** Filter, order, cut: the documents in the order Firestore returns them. */
export function runQuery<D extends QueryDocument>(query: Query, documents: Iterable<D>): D[] {
  const order = orderOf(query);
  const found: D[] = [];
  for (const document of documents) {
    if (matchesOrdered(query, order, document)) found.push(document);
  }
  found.sort((left, right) => compareDocuments(order, left, right));
  const start = query.offset ?? 0;
  return start === 0 && query.limit === undefined
    ? found
    : found.slice(start, query.limit === undefined ? undefined : start + query.limit);
}

/** The complete order of a query; asked once per document by listeners, so it is kept with the query. */
export function orderOf(query: Query): readonly OrderBy[] {
  let order = orders.get(query);
  if (order === undefined) {
    order = completeOrder(query.orderBy ?? [], query.filter);
    orders.set(query, order);
  }
  return order;
}

const orders = new WeakMap<Query, readonly OrderBy[]>();

function matchesOrdered(query: Query, order: readonly OrderBy[], document: QueryDocument): boolean {
  return (
    hasOrderedFields(order, document) &&
    (query.filter === undefined || matchesFilter(query.filter, document)) &&
    (query.startAt === undefined || isAfterStart(query.startAt, order, document)) &&
    (query.endAt === undefined || isBeforeEnd(query.endAt, order, document))
  );
}
