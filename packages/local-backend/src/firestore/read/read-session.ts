import type { Caller, Json } from "../firestore-core.ts";
import { messageAt, textAt } from "../json.ts";
import type { Transaction, TransactionKind, Transactions } from "../store/transactions.ts";
import { StatusError } from "../wire/status.ts";

/** The transaction a read takes part in, and what its first response must say about it. */
export interface ReadSession {
  readonly transaction: Transaction | null;
  /** `{ transaction }` when this very read has opened it. */
  readonly opening: Json;
}

export function openReadSession(transactions: Transactions, request: Json, caller: Caller): ReadSession {
  if (request["readTime"] !== undefined) {
    throw new StatusError("UNIMPLEMENTED", "Reads at a past time (readTime) are not supported by the local backend.");
  }
  const id = textAt(request, "transaction");
  if (id !== undefined && id !== "") return { transaction: transactions.get(id), opening: {} };
  const options = messageAt(request, "newTransaction");
  if (options === undefined) return { transaction: null, opening: {} };
  const transaction = transactions.begin(transactionKind(options, caller));
  return { transaction, opening: { transaction: transaction.id } };
}

/** Server SDKs lock; what a browser may do must never make others wait. */
export function transactionKind(options: Json, caller: Caller): TransactionKind {
  const readOnly = messageAt(options, "readOnly");
  if (readOnly?.["readTime"] !== undefined) {
    throw new StatusError("UNIMPLEMENTED", "Reads at a past time (readTime) are not supported by the local backend.");
  }
  if (caller.kind !== "owner") return "optimistic";
  return readOnly === undefined ? "locking" : "read-only";
}
