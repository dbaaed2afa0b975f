import type { BillingCounter } from "./protocol/billing.ts";
import type { Caller, FirestoreCore, Json } from "./protocol/firestore-core.ts";
import { isJson, listAt, messageAt, messagesAt, textAt } from "./protocol/json.ts";
import { nameOfWrite } from "./store/plan-commit.ts";
import type { StreamHandler } from "./protocol/stream-connection.ts";
import { StatusError } from "./protocol/status.ts";

/** The same core, counting what is answered; refused requests cost nothing here. */
export function billedCore(core: FirestoreCore, counter: BillingCounter): FirestoreCore {
  const readsOf = (responses: readonly Json[], caller: Caller, otherwise: string): void => {
    const names = responses.flatMap(
      ({ found, missing, document }) => nameOf(found ?? document) ?? nameOf(missing) ?? [],
    );
    for (const name of names) counter.count("reads", caller, name);
    // A query that finds nothing is billed as one read.
    if (names.length === 0) counter.count("reads", caller, otherwise);
  };
  const writesOf = (writes: readonly Json[], caller: Caller): void => {
    for (const write of writes) {
      if (write["verify"] !== undefined) counter.count("reads", caller, nameOfWrite(write));
      else counter.count(write["delete"] === undefined ? "writes" : "deletes", caller, nameOfWrite(write));
    }
  };
  return {
    ...core,
    async batchGetDocuments(request, caller) {
      const responses = await core.batchGetDocuments(request, caller);
      if (listAt(request, "documents").length > 0) readsOf(responses, caller, "");
      return responses;
    },
    async getDocument(request, caller) {
      const name = textAt(request, "name") ?? "";
      try {
        const document = await core.getDocument(request, caller);
        counter.count("reads", caller, name);
        return document;
      } catch (error) {
        // That there is none is an answer, too.
        if (error instanceof StatusError && error.status === "NOT_FOUND") counter.count("reads", caller, name);
        throw error;
      }
    },
    async listDocuments(request, caller) {
      const response = await core.listDocuments(request, caller);
      const documents = messagesAt(response, "documents").map((document) => ({ document }));
      readsOf(documents, caller, `${textAt(request, "parent")}/${textAt(request, "collectionId")}`);
      return response;
    },
    async runQuery(request, caller) {
      const responses = await core.runQuery(request, caller);
      readsOf(responses, caller, collectionOfQuery(request));
      return responses;
    },
    async runAggregationQuery(request, caller) {
      const responses = await core.runAggregationQuery(request, caller);
      const aggregation = messageAt(request, "structuredAggregationQuery") ?? {};
      counter.count("reads", caller, collectionOfQuery({ ...aggregation, parent: request["parent"] }));
      return responses;
    },
    async commit(request, caller) {
      const response = await core.commit(request, caller);
      writesOf(messagesAt(request, "writes"), caller);
      return response;
    },
    async batchWrite(request, caller) {
      const response = await core.batchWrite(request, caller);
      const codes = messagesAt(response, "status").map(({ code }) => code ?? 0);
      writesOf(
        messagesAt(request, "writes").filter((_write, at) => codes[at] === 0),
        caller,
      );
      return response;
    },
    async createDocument(request, caller) {
      const created = await core.createDocument(request, caller);
      counter.count("writes", caller, nameOf(created) ?? "");
      return created;
    },
    async updateDocument(request, caller) {
      const updated = await core.updateDocument(request, caller);
      counter.count("writes", caller, nameOf(updated) ?? "");
      return updated;
    },
    async deleteDocument(request, caller) {
      const response = await core.deleteDocument(request, caller);
      counter.count("deletes", caller, textAt(request, "name") ?? "");
      return response;
    },
  };
}

/** A listener pays for every document it is shown, once per target, and at least for one when it starts. */
export function billedListen(listen: StreamHandler, counter: BillingCounter): StreamHandler {
  return (connection) => {
    const { caller } = connection;
    const unpaid = new Map<unknown, string>();
    listen({
      ...connection,
      onMessage: (listener) =>
        connection.onMessage((message) => {
          const target = messageAt(message, "addTarget");
          const query = target === undefined ? undefined : messageAt(target, "query");
          if (target !== undefined && target["resumeToken"] === undefined) {
            const first = listAt(messageAt(target, "documents") ?? {}, "documents")[0];
            unpaid.set(target["targetId"] ?? 0, query === undefined ? String(first) : collectionOfQuery(query));
          }
          listener(message);
        }),
      send: (message) => {
        const change = messageAt(message, "documentChange");
        const targets = change === undefined ? [] : listAt(change, "targetIds");
        const name = change === undefined ? null : nameOf(change["document"]);
        if (name !== null && targets.length > 0) counter.count("reads", caller, name, targets.length);
        for (const target of targets) unpaid.delete(target);
        const settled = messageAt(message, "targetChange");
        if (settled?.["targetChangeType"] === "CURRENT") {
          for (const target of listAt(settled, "targetIds")) {
            const path = unpaid.get(target);
            if (path !== undefined) counter.count("reads", caller, path);
            unpaid.delete(target);
          }
        }
        connection.send(message);
      },
    });
  };
}

function nameOf(document: unknown): string | null {
  if (typeof document === "string") return document;
  return isJson(document) && typeof document["name"] === "string" ? document["name"] : null;
}

function collectionOfQuery(request: Json): string {
  const structured = messageAt(request, "structuredQuery") ?? {};
  const collectionId = textAt(messagesAt(structured, "from")[0] ?? {}, "collectionId") ?? "";
  return `${textAt(request, "parent") ?? ""}/${collectionId}`;
}
