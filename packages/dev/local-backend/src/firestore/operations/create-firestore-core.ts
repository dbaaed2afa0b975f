import { createAuthorizer, type DecisionListener, type RulesOfProject } from "../access/authorize.ts";
import type { FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { invalid, messageAt, requiredText, textsAt } from "../protocol/json.ts";
import { compileQuery, type CompiledQuery } from "../query/compile-query.ts";
import { createListOperations } from "./list-operations.ts";
import { matchesCompiled, queryDocuments } from "../query/query-documents.ts";
import { createPartitionOperation } from "./partition-query.ts";
import { createReadOperations } from "./read-operations.ts";
import { checkDocumentName } from "../protocol/resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { formatTime } from "../protocol/timestamps.ts";
import { Transactions, type Wait } from "../store/transactions.ts";
import { createWriteOperations } from "./write-operations.ts";

export interface FirestoreCoreOptions {
  readonly store: DocumentStore;
  /** The ruleset in force for a project; null denies everybody but the owner. */
  readonly rules: RulesOfProject;
  readonly onDecision?: DecisionListener;
  /** How long a read or a commit waits for the locks of a transaction. */
  readonly lockTimeoutMs?: number;
  /** Hears of waits for locks and of transactions that held some, once they are over. */
  readonly onWait?: (wait: Wait) => void;
}

type Target =
  | { readonly kind: "documents"; readonly names: ReadonlySet<string> }
  | { readonly kind: "query"; readonly compiled: CompiledQuery; readonly structured: Json };

/** All RPCs of Firestore but the streams, for any number of projects and databases side by side. */
export function createFirestoreCore(options: FirestoreCoreOptions): FirestoreCore {
  const { store } = options;
  const authorizer = createAuthorizer(store, options.rules, options.onDecision);
  const transactions = new Transactions(options.lockTimeoutMs, options.onWait);
  const targets = new WeakMap<Json, Target>();

  /** A listener asks about the same target object at every commit. */
  function targetOf(json: Json): Target {
    let target = targets.get(json);
    if (target === undefined) {
      target = parseTarget(json);
      targets.set(json, target);
    }
    return target;
  }

  return {
    ...createReadOperations(store, transactions, authorizer),
    ...createListOperations(store, transactions, authorizer),
    ...createPartitionOperation(store, transactions, authorizer),
    ...createWriteOperations(store, transactions, authorizer),

    authorizeTarget(json, caller) {
      const target = targetOf(json);
      if (target.kind === "query") authorizer.list(caller, target.compiled, target.structured);
      else authorizer.get(caller, [...target.names], [...target.names].map(store.get));
    },

    readTarget(json) {
      const target = targetOf(json);
      const documents =
        target.kind === "query"
          ? queryDocuments(store, target.compiled)
          : [...target.names].map((name) => store.get(name)).filter((document) => document !== null);
      return { documents, version: BigInt(store.now()) };
    },

    matchesTarget(json, document) {
      const target = targetOf(json);
      if (target.kind === "documents") return target.names.has(document.name);
      return matchesCompiled(target.compiled, document);
    },

    onCommit: (listener) => store.onCommit(listener),

    now() {
      const version = store.now();
      return { version: BigInt(version), time: formatTime(version) };
    },
  };
}

function parseTarget(json: Json): Target {
  const documents = messageAt(json, "documents");
  if (documents !== undefined) {
    return { kind: "documents", names: new Set(textsAt(documents, "documents").map(checkDocumentName)) };
  }
  const query = messageAt(json, "query");
  if (query === undefined) throw invalid("A target names neither documents nor a query.");
  const structured = messageAt(query, "structuredQuery") ?? {};
  const compiled = compileQuery(requiredText(query, "parent"), structured);
  if (compiled.nearest !== null) throw invalid("Searches for neighbours (findNearest) cannot be listened to.");
  return { kind: "query", compiled, structured };
}
