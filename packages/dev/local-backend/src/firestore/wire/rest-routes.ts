import type { IncomingMessage } from "node:http";
import type { CallerOf } from "../protocol/caller.ts";
import type { Caller, FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { invalid, isJson } from "../protocol/json.ts";
import { parseName } from "../protocol/resource-name.ts";
import { readBody, sendJson, type HttpRoute } from "./rest-server.ts";
import { readRequest } from "./request-json.ts";
import { StatusError } from "../protocol/status.ts";

interface CustomMethod {
  readonly call: (request: Json, caller: Caller) => Promise<Json | Json[]>;
  /** Its message in the protocol. */
  readonly request: string;
  readonly target: "database" | "parent";
}

/** The REST form of the RPCs, as `firebase/firestore/lite` and plain HTTP clients use it. */
export function createRestRoutes(core: FirestoreCore, callerOf: CallerOf): HttpRoute {
  /** On a database or document: `:name`, POST, the whole request in the body. */
  const customMethods: Record<string, CustomMethod> = {
    batchGet: { call: core.batchGetDocuments, request: "BatchGetDocumentsRequest", target: "database" },
    beginTransaction: { call: core.beginTransaction, request: "BeginTransactionRequest", target: "database" },
    commit: { call: core.commit, request: "CommitRequest", target: "database" },
    rollback: { call: core.rollback, request: "RollbackRequest", target: "database" },
    batchWrite: { call: core.batchWrite, request: "BatchWriteRequest", target: "database" },
    runQuery: { call: core.runQuery, request: "RunQueryRequest", target: "parent" },
    runAggregationQuery: {
      call: core.runAggregationQuery,
      request: "RunAggregationQueryRequest",
      target: "parent",
    },
    partitionQuery: { call: core.partitionQuery, request: "PartitionQueryRequest", target: "parent" },
    listCollectionIds: { call: core.listCollectionIds, request: "ListCollectionIdsRequest", target: "parent" },
  };

  async function callCustom(name: string, resource: string, body: Json, caller: Caller): Promise<Json | Json[]> {
    const method = customMethods[name];
    if (method === undefined) throw new StatusError("UNIMPLEMENTED", `${name} is not supported by the local backend.`);
    const target =
      method.target === "parent" ? { parent: resource } : { database: resource.replace(/\/documents$/, "") };
    return method.call({ ...readRequest(method.request, body), ...target }, caller);
  }

  async function callPlain(
    request: IncomingMessage,
    name: string,
    url: URL,
    body: Json,
    caller: Caller,
  ): Promise<Json> {
    const { segments } = parseName(name);
    if (segments.length === 0)
      throw new StatusError("NOT_FOUND", `There is nothing to ${request.method} at "${name}".`);
    const isDocument = segments.length % 2 === 0;
    const at = name.lastIndexOf("/");
    const inCollection = { parent: name.slice(0, at), collectionId: name.slice(at + 1) };
    const query = queryParameters(url);
    switch (request.method) {
      case "GET":
        return isDocument
          ? core.getDocument({ ...query, name }, caller)
          : core.listDocuments({ ...query, ...inCollection }, caller);
      case "POST":
        return core.createDocument({ ...query, ...inCollection, document: readRequest("Document", body) }, caller);
      case "PATCH":
        return core.updateDocument({ ...query, document: { ...readRequest("Document", body), name } }, caller);
      case "DELETE":
        return core.deleteDocument({ ...query, name }, caller);
      default:
        throw new StatusError("NOT_FOUND", `${request.method} is not defined for documents.`);
    }
  }

  return async (request, response, url) => {
    if (request.method === "OPTIONS") return false;
    const match = /^\/v1\/(projects\/([^/]+)\/databases\/[^/]+.*)$/.exec(decodedPath(url));
    if (match === null) return false;
    const [, path = "", project = ""] = match;
    // Ids may hold colons too; only POST has custom methods, and they have no other meaning there.
    const custom = request.method === "POST" ? /^(.+):(\w+)$/.exec(path) : null;
    const resource = custom?.[1] ?? path;
    const customMethod = custom?.[2];
    const caller = callerOf(request.headers.authorization, project);
    const body = request.method === "GET" ? {} : parseBody(await readBody(request));
    sendJson(
      response,
      customMethod === undefined
        ? await callPlain(request, resource, url, body, caller)
        : await callCustom(customMethod, resource, body, caller),
    );
    return true;
  };
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    throw invalid(`"${url.pathname}" is not a valid path.`);
  }
}

/** The SDKs send JSON as text/plain to spare themselves a preflight. */
function parseBody(text: string): Json {
  if (text === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isJson(body)) return body;
  } catch {
    // Falls through to the same refusal.
  }
  throw invalid("The request body is not a JSON object.");
}

/** `mask.fieldPaths=a&mask.fieldPaths=b&currentDocument.exists=true` as the messages they stand for. */
function queryParameters(url: URL): Json {
  const result: Json = {};
  const mask = url.searchParams.getAll("mask.fieldPaths");
  if (mask.length > 0) result["mask"] = { fieldPaths: mask };
  const updateMask = url.searchParams.getAll("updateMask.fieldPaths");
  if (updateMask.length > 0) result["updateMask"] = { fieldPaths: updateMask };
  const exists = url.searchParams.get("currentDocument.exists");
  const updateTime = url.searchParams.get("currentDocument.updateTime");
  if (exists !== null) result["currentDocument"] = { exists: exists === "true" };
  else if (updateTime !== null) result["currentDocument"] = { updateTime };
  for (const key of ["documentId", "pageSize", "pageToken", "orderBy", "transaction", "readTime"]) {
    const value = url.searchParams.get(key);
    if (value !== null) result[key] = value;
  }
  if (url.searchParams.get("showMissing") === "true") result["showMissing"] = true;
  return result;
}
