import { randomBytes } from "node:crypto";
import type { Authorizer } from "../access/authorize.ts";
import type { Caller, FirestoreCore, Json, WireDocument } from "../protocol/firestore-core.ts";
import { invalid, messageAt, messagesAt, requiredText, textAt } from "../protocol/json.ts";
import { masked, maskOf } from "./read-operations.ts";
import { beginTransaction } from "./read-session.ts";
import { checkDocumentName, checkParent, checkSegment, rootOf } from "../protocol/resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { nameOfWrite, planCommit } from "../store/plan-commit.ts";
import type { Transaction, Transactions } from "../store/transactions.ts";
import { StatusError } from "../protocol/status.ts";

type WriteOperations = Pick<
  FirestoreCore,
  "beginTransaction" | "commit" | "rollback" | "batchWrite" | "createDocument" | "updateDocument" | "deleteDocument"
>;

interface Committed {
  readonly commitTime: string;
  readonly writeResults: readonly Json[];
  /** The last written document as it is now. */
  readonly last: WireDocument | null;
}

export function createWriteOperations(
  store: DocumentStore,
  transactions: Transactions,
  authorizer: Authorizer,
): WriteOperations {
  async function apply(
    root: string,
    writes: readonly Json[],
    caller: Caller,
    transaction: Transaction | null,
  ): Promise<Committed> {
    const names = writes.map(nameOfWrite);
    for (const name of names) {
      if (!name.startsWith(`${root}/`)) throw invalid(`Document "${name}" is not in the database of this request.`);
    }
    if (transaction?.kind === "read-only" && writes.length > 0) {
      throw invalid("Cannot modify entities in a read-only transaction.");
    }
    return transactions.commit(transaction, names, () => {
      const { commit, plan } = store.commit(root, caller, (version) => {
        const planned = planCommit(writes, store.get, version);
        authorizer.write(caller, planned, version);
        if (planned.failure !== null) throw planned.failure;
        if (transaction !== null) refuseChangedReads(store, transaction);
        return planned;
      });
      const writeResults = plan.writes.map(({ result }) => result);
      return { commitTime: commit.commitTime, writeResults, last: plan.writes.at(-1)?.after ?? null };
    });
  }

  async function batchOne(root: string, write: Json, caller: Caller): Promise<{ result: Json; status: Json }> {
    try {
      const { writeResults } = await apply(root, [write], caller, null);
      return { result: writeResults[0] ?? {}, status: {} };
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      return { result: {}, status: { code: error.code, message: error.message } };
    }
  }

  return {
    async beginTransaction(request, caller) {
      rootOf(requiredText(request, "database"));
      const options = messageAt(request, "options") ?? {};
      return { transaction: beginTransaction(store, transactions, options, caller).id };
    },

    async commit(request, caller) {
      const root = rootOf(requiredText(request, "database"));
      const id = textAt(request, "transaction");
      const transaction = id === undefined || id === "" ? null : transactions.get(id);
      const { writeResults, commitTime } = await apply(root, messagesAt(request, "writes"), caller, transaction);
      return { writeResults, commitTime };
    },

    async rollback(request) {
      transactions.rollback(requiredText(request, "transaction"));
      return {};
    },

    async batchWrite(request, caller) {
      const root = rootOf(requiredText(request, "database"));
      const writes = messagesAt(request, "writes");
      const names = new Set(writes.map(nameOfWrite));
      if (names.size < writes.length) throw invalid("A batch write must not name a document twice.");
      const outcomes = await Promise.all(writes.map((write) => batchOne(root, write, caller)));
      return {
        writeResults: outcomes.map(({ result }) => result),
        status: outcomes.map(({ status }) => status),
      };
    },

    async createDocument(request, caller) {
      const parent = checkParent(requiredText(request, "parent"));
      const collectionId = requiredText(request, "collectionId");
      checkSegment(collectionId, collectionId);
      const id = textAt(request, "documentId") || automaticId();
      const name = checkDocumentName(`${parent}/${collectionId}/${id}`);
      const fields = messageAt(request, "document")?.["fields"] ?? {};
      const write: Json = { update: { name, fields }, currentDocument: { exists: false } };
      const { last } = await apply(rootOf(parent), [write], caller, null);
      return { ...masked(last as WireDocument, maskOf(request)) };
    },

    async updateDocument(request, caller) {
      const document = messageAt(request, "document") ?? {};
      const name = checkDocumentName(requiredText(document, "name"));
      const { updateMask, currentDocument } = request;
      const write: Json = { update: document, updateMask, currentDocument };
      const { last } = await apply(rootOf(name), [write], caller, null);
      return { ...masked(last as WireDocument, maskOf(request)) };
    },

    async deleteDocument(request, caller) {
      const name = checkDocumentName(requiredText(request, "name"));
      const { currentDocument } = request;
      await apply(rootOf(name), [{ delete: name, currentDocument }], caller, null);
      return {};
    },
  };
}

function refuseChangedReads(store: DocumentStore, transaction: Transaction): void {
  for (const [name, updateTime] of transaction.reads) {
    if ((store.get(name)?.updateTime ?? null) !== updateTime) {
      throw new StatusError("ABORTED", "The referenced documents changed while the transaction ran.");
    }
  }
}

function automaticId(): string {
  return randomBytes(15).toString("base64").replaceAll(/[+/]/g, "0");
}
