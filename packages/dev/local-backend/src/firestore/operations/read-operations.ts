import type { FieldPath } from "firestore-query-semantics/field-path";
import type { Authorizer } from "../access/authorize.ts";
import type { Caller, FirestoreCore, Json, WireDocument } from "../protocol/firestore-core.ts";
import { invalid, messageAt, requiredText, textsAt } from "../protocol/json.ts";
import { checkDocumentName } from "../protocol/resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { fieldPath, selectFields } from "../store/field-access.ts";
import type { Transaction, Transactions } from "../store/transactions.ts";
import { StatusError } from "../protocol/status.ts";
import { aggregate, aggregatedQuery, compileAggregations } from "../query/aggregate.ts";
import { compileQuery, type CompiledQuery } from "../query/compile-query.ts";
import { executionStats, explainOf, planSummary, type Execution } from "../query/explain.ts";
import { queryDocuments } from "../query/query-documents.ts";
import { openReadSession, type ReadSession } from "./read-session.ts";

type ReadOperations = Pick<FirestoreCore, "batchGetDocuments" | "getDocument" | "runQuery" | "runAggregationQuery">;

export function createReadOperations(
  store: DocumentStore,
  transactions: Transactions,
  authorizer: Authorizer,
): ReadOperations {
  async function readDocuments(
    names: readonly string[],
    { view, transaction }: ReadSession,
    caller: Caller,
  ): Promise<(WireDocument | null)[]> {
    if (transaction !== null && transaction.kind !== "optimistic") {
      await transactions.lockDocuments(transaction, names);
    }
    const documents = names.map((name) => view.get(name));
    authorizer.get(caller, names, documents);
    if (transaction?.kind === "optimistic") {
      for (const [at, name] of names.entries()) remember(transaction, name, documents[at] ?? null);
    }
    return documents;
  }

  async function readQuery(
    compiled: CompiledQuery,
    structuredQuery: Json,
    { view, transaction }: ReadSession,
    caller: Caller,
  ): Promise<WireDocument[]> {
    authorizer.list(caller, compiled, structuredQuery);
    if (transaction !== null && transaction.kind !== "optimistic") {
      const { parent, collectionId, allDescendants } = compiled;
      await transactions.lockCollection(transaction, parent, collectionId, allDescendants);
    }
    const documents = queryDocuments(view, compiled);
    if (transaction?.kind === "optimistic") {
      for (const document of documents) remember(transaction, document.name, document);
    }
    return documents;
  }

  return {
    async batchGetDocuments(request, caller) {
      const names = textsAt(request, "documents").map(checkDocumentName);
      const mask = maskOf(request);
      const session = openReadSession(store, transactions, request, caller);
      const documents = await readDocuments(names, session, caller);
      const readTime = session.readTime();
      const responses = names.map((name, at): Json => {
        const document = documents[at] ?? null;
        return document === null ? { missing: name, readTime } : { found: masked(document, mask), readTime };
      });
      if (responses.length === 0) return [{ ...session.opening, readTime }];
      Object.assign(responses[0] as Json, session.opening);
      return responses;
    },

    async getDocument(request, caller) {
      const name = checkDocumentName(requiredText(request, "name"));
      const session = openReadSession(store, transactions, request, caller);
      const [document] = await readDocuments([name], session, caller);
      if (document === undefined || document === null) {
        throw new StatusError("NOT_FOUND", `Document "${name}" not found.`);
      }
      return { ...masked(document, maskOf(request)) };
    },

    async runQuery(request, caller) {
      const structured = messageAt(request, "structuredQuery");
      if (structured === undefined) throw invalid("only structured queries are supported");
      const compiled = compileQuery(requiredText(request, "parent"), structured);
      const explain = explainOf(request);
      if (explain?.analyze === false) return [{ explainMetrics: { planSummary: planSummary(compiled) } }];
      const begin = performance.now();
      const session = openReadSession(store, transactions, request, caller);
      const documents = await readQuery(compiled, structured, session, caller);
      const readTime = session.readTime();
      const responses = documents.map((document): Json => ({ document, readTime }));
      // Even an empty result tells when it was true.
      if (responses.length === 0) responses.push({ readTime });
      Object.assign(responses[0] as Json, session.opening);
      if (explain !== null) {
        const { length } = documents;
        const execution = { results: length, reads: length, milliseconds: performance.now() - begin };
        // Documented to come with the last response, not behind it.
        Object.assign(responses.at(-1) as Json, explained(compiled, execution));
      }
      return responses;
    },

    async runAggregationQuery(request, caller) {
      const aggregation = messageAt(request, "structuredAggregationQuery") ?? {};
      const structured = messageAt(aggregation, "structuredQuery") ?? {};
      const { select: _ignored, ...whole } = structured;
      const aggregations = compileAggregations(aggregation);
      const compiled = aggregatedQuery(compileQuery(requiredText(request, "parent"), whole), aggregations.paths);
      const explain = explainOf(request);
      if (explain?.analyze === false) return [{ explainMetrics: { planSummary: planSummary(compiled) } }];
      const begin = performance.now();
      const session = openReadSession(store, transactions, request, caller);
      const documents = await readQuery(compiled, structured, session, caller);
      const aggregateFields = aggregate(aggregations, documents);
      const answer: Json = { ...session.opening, result: { aggregateFields }, readTime: session.readTime() };
      if (explain === null) return [answer];
      // A thousand index entries are billed as one read.
      const reads = Math.ceil(documents.length / 1000);
      return [{ ...answer, ...explained(compiled, { results: 1, reads, milliseconds: performance.now() - begin }) }];
    },
  };
}

function explained(compiled: CompiledQuery, execution: Execution): Json {
  return { explainMetrics: { planSummary: planSummary(compiled), executionStats: executionStats(execution) } };
}

/** The mask of what a response shows. */
export function maskOf(request: Json): readonly FieldPath[] | null {
  const mask = messageAt(request, "mask");
  return mask === undefined ? null : textsAt(mask, "fieldPaths").map(fieldPath);
}

export function masked(document: WireDocument, mask: readonly FieldPath[] | null): WireDocument {
  return mask === null ? document : { ...document, fields: selectFields(document.fields, mask) };
}

function remember(transaction: Transaction, name: string, document: WireDocument | null): void {
  if (!transaction.reads.has(name)) transaction.reads.set(name, document?.updateTime ?? null);
}
