import type { Caller, Json } from "../protocol/firestore-core.ts";
import { invalid, messageAt, textAt } from "../protocol/json.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { DocumentView } from "../store/document-view.ts";
import { formatTime, microsOf } from "../protocol/timestamps.ts";
import type { Transaction, TransactionKind, Transactions } from "../store/transactions.ts";

/** The state that a read looks at, its transaction, and the part of the first response about it. */
export interface ReadSession {
  readonly view: DocumentView;
  /** Null also for reads of the past: they neither lock nor can they be overtaken. */
  readonly transaction: Transaction | null;
  /** `{ transaction }` when this very read has opened it. */
  readonly opening: Json;
  /** When what was read is true, asked after reading. */
  readonly readTime: () => string;
}

export function openReadSession(
  store: DocumentStore,
  transactions: Transactions,
  request: Json,
  caller: Caller,
): ReadSession {
  const readTime = timeAt(request, "readTime");
  const id = textAt(request, "transaction") ?? "";
  const options = messageAt(request, "newTransaction");
  if ([readTime !== null, id !== "", options !== undefined].filter(Boolean).length > 1) {
    throw invalid("Only one of transaction, newTransaction and readTime may be given.");
  }
  if (readTime !== null) return sessionAt(store, readTime, {});
  if (id !== "") return sessionIn(store, transactions.get(id), {});
  if (options === undefined) return sessionIn(store, null, {});
  const transaction = beginTransaction(store, transactions, options, caller);
  return sessionIn(store, transaction, { transaction: transaction.id });
}

/** Server SDKs lock; what a browser may do must never make others wait. */
export function beginTransaction(
  store: DocumentStore,
  transactions: Transactions,
  options: Json,
  caller: Caller,
): Transaction {
  const readOnly = messageAt(options, "readOnly");
  const readTime = readOnly === undefined ? null : timeAt(readOnly, "readTime");
  // Says at once what is too old.
  if (readTime !== null) store.at(readTime);
  const kind: TransactionKind =
    readOnly !== undefined && (caller.kind === "owner" || readTime !== null)
      ? "read-only"
      : caller.kind === "owner"
        ? "locking"
        : "optimistic";
  return transactions.begin(kind, readTime);
}

function sessionIn(store: DocumentStore, transaction: Transaction | null, opening: Json): ReadSession {
  const readTime = transaction?.readTime ?? null;
  if (readTime !== null) return sessionAt(store, readTime, opening);
  return { view: store, transaction, opening, readTime: () => formatTime(store.now()) };
}

function sessionAt(store: DocumentStore, micros: number, opening: Json): ReadSession {
  return { view: store.at(micros), transaction: null, opening, readTime: () => formatTime(micros) };
}

function timeAt(json: Json, key: string): number | null {
  const text = textAt(json, key);
  return text === undefined ? null : microsOf(text);
}
