import { compareStrings } from "firestore-query-semantics/compare-values";
import type { Authorizer } from "../access/authorize.ts";
import type { FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { invalid, requiredText, textAt } from "../protocol/json.ts";
import { checkParent, idOf } from "../protocol/resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { DocumentView } from "../store/document-view.ts";
import type { Transactions } from "../store/transactions.ts";
import { StatusError } from "../protocol/status.ts";
import { compileQuery } from "../query/compile-query.ts";
import { page } from "./page.ts";
import { queryDocuments } from "../query/query-documents.ts";
import { masked, maskOf } from "./read-operations.ts";
import { openReadSession } from "./read-session.ts";

type ListOperations = Pick<FirestoreCore, "listDocuments" | "listCollectionIds">;

export function createListOperations(
  store: DocumentStore,
  transactions: Transactions,
  authorizer: Authorizer,
): ListOperations {
  /** Documents that do not exist but have something below them. */
  function missingDocuments(view: DocumentView, collection: string): Set<string> {
    const ids = new Set<string>();
    for (const name of view.collectionsBelow(collection)) {
      ids.add(name.slice(collection.length + 1).split("/", 1)[0] as string);
    }
    for (const { wire } of view.documentsIn(collection)) ids.delete(idOf(wire.name));
    return ids;
  }

  return {
    async listDocuments(request, caller) {
      const parent = checkParent(requiredText(request, "parent"));
      const collectionId = requiredText(request, "collectionId");
      const structured: Json = { from: [{ collectionId }], orderBy: orderOf(textAt(request, "orderBy")) };
      const compiled = compileQuery(parent, structured);
      authorizer.list(caller, compiled, structured);
      const { transaction, view } = openReadSession(store, transactions, request, caller);
      if (transaction !== null) await transactions.lockCollection(transaction, parent, collectionId, false);
      const mask = maskOf(request);
      const documents: { readonly name: string }[] = queryDocuments(view, compiled).map((document) =>
        masked(document, mask),
      );
      if (request["showMissing"] === true) {
        const collection = `${parent}/${collectionId}`;
        for (const id of missingDocuments(view, collection)) documents.push({ name: `${collection}/${id}` });
        documents.sort((left, right) => compareStrings(left.name, right.name));
      }
      const { items, nextPageToken } = page(documents, request, 300);
      return { documents: items, ...nextPageToken };
    },

    async listCollectionIds(request, caller) {
      if (caller.kind !== "owner") {
        throw new StatusError("PERMISSION_DENIED", "Only server SDKs may list collections.");
      }
      const parent = checkParent(requiredText(request, "parent"));
      const ids = new Set<string>();
      const { view } = openReadSession(store, transactions, request, caller);
      for (const name of view.collectionsBelow(parent)) {
        ids.add(name.slice(parent.length + 1).split("/", 1)[0] as string);
      }
      const { items, nextPageToken } = page([...ids].sort(compareStrings), request, 1000);
      return { collectionIds: items, ...nextPageToken };
    },
  };
}

/** `a.b desc, c` as the list call writes it. */
function orderOf(text: string | undefined): Json[] {
  if (text === undefined || text === "") return [];
  return text.split(",").map((part) => {
    const [field, direction, ...rest] = part.trim().split(/\s+/);
    if (field === undefined || rest.length > 0 || !/^(asc|desc)?$/i.test(direction ?? "")) {
      throw invalid(`"${text}" is not an order.`);
    }
    return { field: { fieldPath: field }, direction: /^desc$/i.test(direction ?? "") ? "DESCENDING" : "ASCENDING" };
  });
}
