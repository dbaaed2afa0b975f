import type { ServiceRequest } from "../service/service-route.ts";
import { answerFacetQuery, answerQuery, readParams, retrieved } from "./query/answer-query.ts";
import { ApiError } from "./index/api-error.ts";
import { checkIndex, type Caller } from "./caller-of.ts";
import { testOf } from "./query/find-records.ts";
import { numberAmong, textList } from "./index/index-settings.ts";
import { isFields, type Fields } from "./index/record-fields.ts";
import type { SearchCore } from "./index/search-core.ts";
import type { Synonym } from "./index/search-index.ts";
import { changesOf } from "./write-records.ts";

export interface ApiCall {
  readonly core: SearchCore;
  readonly caller: Caller;
  readonly request: ServiceRequest;
  readonly body: Fields;
  /** The parts of the path that the pattern names. */
  readonly index: string;
  readonly id: string;
}

export interface ApiRoute {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** `:index` and `:id` stand for one part each. */
  readonly path: string;
  /** A search key is enough. */
  readonly open?: boolean;
  readonly answer: (call: ApiCall) => Fields;
}

const written = ({ core }: ApiCall, more: Fields = {}): Fields => ({
  updatedAt: new Date(core.now()).toISOString(),
  taskID: core.nextTask(),
  ...more,
});

/** A search of a caller whose key carries limits is narrowed by them. */
function search({ core, caller }: ApiCall, name: string, given: Fields): Fields {
  checkIndex(caller, name);
  const params = readParams(given);
  const own = typeof params["filters"] === "string" ? params["filters"] : "";
  const filters = [own, caller.filters]
    .filter(Boolean)
    .map((one) => `(${one})`)
    .join(" AND ");
  return answerQuery(core.get(name), name, filters === "" ? params : { ...params, filters });
}

function requestsIn(body: Fields): readonly Fields[] {
  const { requests } = body;
  if (!Array.isArray(requests)) throw new ApiError(400, "requests attribute is missing");
  return requests.filter(isFields);
}

function change(call: ApiCall, requests: unknown): readonly string[] {
  const { changes, ids } = changesOf(call.core, call.index, requests);
  call.core.change(call.index, changes);
  return ids;
}

const browsePage = 1000;

function browse({ core, index: name, body }: ApiCall): Fields {
  const index = core.get(name);
  const params = readParams(body);
  const test = testOf(index, { ...index.settings(), ...params });
  const from = typeof params["cursor"] === "string" ? Number(Buffer.from(params["cursor"], "base64").toString()) : 0;
  const size = Math.min(browsePage, numberAmong(params["hitsPerPage"], browsePage));
  const fitting = [...index.all()].filter(({ order, fields }) => order >= from && test(fields));
  const hits = fitting.slice(0, size);
  const following = fitting[size];
  return {
    hits: hits.map(({ fields }) => retrieved(fields, { attributesToRetrieve: params["attributesToRetrieve"] })),
    nbHits: fitting.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: size,
    query: "",
    params: "",
    processingTimeMS: 1,
    ...(following === undefined ? {} : { cursor: Buffer.from(String(following.order)).toString("base64") }),
  };
}

function asSynonym(fields: Fields): Synonym {
  const { objectID, type } = fields;
  if (typeof objectID !== "string" || typeof type !== "string") throw new ApiError(400, "objectID and type are needed");
  return { ...fields, objectID, type: type.toLowerCase(), synonyms: textList(fields["synonyms"]) };
}

/** The interface as far as its clients use it; more special ones first. */
export const apiRoutes: readonly ApiRoute[] = [
  {
    method: "POST",
    path: "/1/indexes/*/queries",
    open: true,
    answer: (call) => ({
      results: requestsIn(call.body).map((request) => search(call, String(request["indexName"]), request)),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/*/objects",
    open: true,
    answer: ({ core, body }) => ({
      results: requestsIn(body).map((request) => {
        const found = core.find(String(request["indexName"]))?.find(String(request["objectID"])) ?? null;
        return found === null ? null : retrieved(found, request);
      }),
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/query",
    open: true,
    answer: (call) => search(call, call.index, call.body),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/facets/:id/query",
    open: true,
    answer: ({ core, caller, index, id, body }) => {
      checkIndex(caller, index);
      return answerFacetQuery(core.get(index), id, readParams(body));
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/batch",
    answer: (call) => {
      const objectIDs = change(call, call.body["requests"]);
      return { taskID: call.core.nextTask(), objectIDs };
    },
  },
  { method: "POST", path: "/1/indexes/:index/browse", answer: browse },
  {
    method: "GET",
    path: "/1/indexes/:index/task/:id",
    answer: () => ({ status: "published", pendingTask: false }),
  },
  { method: "GET", path: "/1/indexes/:index/settings", answer: ({ core, index }) => core.get(index).settings() },
  {
    method: "PUT",
    path: "/1/indexes/:index/settings",
    answer: (call) => {
      const { core, index, body } = call;
      core.setSettings(index, { ...core.find(index)?.settings(), ...body });
      return written(call);
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/synonyms/batch",
    answer: (call) => {
      const { core, index, request } = call;
      const sent: unknown = JSON.parse(request.body.toString("utf8"));
      if (!Array.isArray(sent)) throw new ApiError(400, "a list of synonyms is needed");
      const synonyms = sent.filter(isFields).map(asSynonym);
      core.changeSynonyms(index, (of) => {
        if (request.url.searchParams.get("replaceExistingSynonyms") === "true") of.clearSynonyms();
        for (const synonym of synonyms) of.putSynonym(synonym);
      });
      return written(call);
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/synonyms/search",
    answer: ({ core, index, body }) => {
      const all = core.get(index).synonyms();
      const size = numberAmong(body["hitsPerPage"], 20);
      const page = numberAmong(body["page"], 0);
      return { hits: all.slice(page * size, (page + 1) * size), nbHits: all.length };
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/synonyms/clear",
    answer: (call) => {
      call.core.changeSynonyms(call.index, (of) => of.clearSynonyms());
      return written(call);
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/rules/search",
    answer: () => ({ hits: [], nbHits: 0, page: 0, nbPages: 0 }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index/deleteByQuery",
    answer: (call) => {
      const { core, index: name } = call;
      const index = core.get(name);
      const params = readParams(call.body);
      if (
        ["filters", "facetFilters", "numericFilters", "aroundLatLng", "insidePolygon"].every(
          (one) => params[one] === undefined,
        )
      ) {
        throw new ApiError(400, "DeleteBy requires a filter");
      }
      const test = testOf(index, params);
      const gone = [...index.all()].filter(({ fields }) => test(fields));
      core.change(
        name,
        gone.map(({ id }) => ({ id, fields: null })),
      );
      return written(call);
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/clear",
    answer: (call) => {
      call.core.clearRecords(call.index);
      return written(call);
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/operation",
    answer: (call) => {
      const { core, index, body } = call;
      const destination = String(body["destination"]);
      core.copy(index, destination, Array.isArray(body["scope"]) ? textList(body["scope"]) : null);
      if (body["operation"] === "move") core.remove(index);
      return written(call);
    },
  },
  {
    method: "GET",
    path: "/1/indexes",
    answer: ({ core }) => ({
      items: core.list().map(({ name, entries, updatedAt }) => ({
        name,
        entries,
        updatedAt: new Date(updatedAt).toISOString(),
        pendingTask: false,
        numberOfPendingTasks: 0,
      })),
      nbPages: 1,
    }),
  },
  {
    method: "POST",
    path: "/1/indexes/:index",
    answer: (call) => {
      const [objectID] = change(call, [{ action: "addObject", body: call.body }]);
      return { createdAt: new Date(call.core.now()).toISOString(), taskID: call.core.nextTask(), objectID };
    },
  },
  {
    method: "DELETE",
    path: "/1/indexes/:index",
    answer: (call) => {
      call.core.remove(call.index);
      return { deletedAt: new Date(call.core.now()).toISOString(), taskID: call.core.nextTask() };
    },
  },
  {
    method: "POST",
    path: "/1/indexes/:index/:id/partial",
    answer: (call) => {
      const makes = call.request.url.searchParams.get("createIfNotExists") !== "false";
      const action = makes ? "partialUpdateObject" : "partialUpdateObjectNoCreate";
      change(call, [{ action, body: { ...call.body, objectID: call.id } }]);
      return written(call, { objectID: call.id });
    },
  },
  {
    method: "GET",
    path: "/1/indexes/:index/:id",
    open: true,
    answer: ({ core, caller, index, id }) => {
      checkIndex(caller, index);
      const found = core.get(index).find(id);
      if (found === null) throw new ApiError(404, "ObjectID does not exist");
      return found;
    },
  },
  {
    method: "PUT",
    path: "/1/indexes/:index/:id",
    answer: (call) => {
      change(call, [{ action: "updateObject", body: { ...call.body, objectID: call.id } }]);
      return written(call, { objectID: call.id });
    },
  },
  {
    method: "DELETE",
    path: "/1/indexes/:index/:id",
    answer: (call) => {
      change(call, [{ action: "deleteObject", body: { objectID: call.id } }]);
      return { deletedAt: new Date(call.core.now()).toISOString(), taskID: call.core.nextTask() };
    },
  },
];
