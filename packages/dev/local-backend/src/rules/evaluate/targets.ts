import { Failure } from "../values/failure.ts";
import type { Candidate, MatchTree } from "../compile/match-tree.ts";
import { queriedData, unknownValue } from "./queried-field.ts";
import { queryBranches, type QueryBranch } from "./query-branches.ts";
import { resourceValue } from "../decision/resource-values.ts";
import type { RulesRequest } from "../decision/rules.ts";
import { PlainMap, type Path, type Value } from "../values/values.ts";
import { isRecord } from "../values/wire-values.ts";

/** The subject of a request: a document, or every document that one branch of a query may return. */
export interface Target {
  readonly path: readonly string[];
  readonly resource: Value;
  readonly candidates: readonly Candidate[];
}

const ID = unknownValue("the document id");

/** All targets have to be allowed. A failure when the request cannot be decided at all. */
export function targetsOf(request: RulesRequest, tree: MatchTree): readonly Target[] | Failure {
  const path = request.path.replace(/^\//, "").replace(/\/$/, "").split("/");
  if (path.includes("")) return new Failure("the path has an empty segment");
  if (request.method !== "list" || request.service !== "cloud.firestore") {
    return [
      { path, resource: resourceValue(request.service, request.resource, path), candidates: tree.find(path, ID) },
    ];
  }
  if (path[0] !== "databases" || path[2] !== "documents")
    return new Failure("the path does not begin with /databases/{database}/documents");
  const branches = queryBranches(request.query);
  if (branches === null) return new Failure("the query has too many alternatives");
  const source = sourceOf(request.query, path);
  if (source instanceof Failure) return source;
  const targets: Target[] = [];
  for (const branch of branches) {
    const target =
      branch.document === null ? openTarget(source, branch, tree) : namedTarget(source, branch, branch.document, tree);
    if (target instanceof Failure) return target;
    targets.push(target);
  }
  return targets;
}

interface Source {
  /** The document, or the root, below which the collection lies. */
  readonly parent: readonly string[];
  readonly collection: string;
  readonly group: boolean;
}

/** The path may be that of the collection or, with the query naming the collection, that of its parent. */
function sourceOf(query: RulesRequest["query"], path: readonly string[]): Source | Failure {
  const from = Array.isArray(query?.["from"]) ? query["from"] : [];
  const selector: unknown = from[0];
  if (from.length > 1) return new Failure("the query has more than one source");
  const named = isRecord(selector) && typeof selector["collectionId"] === "string" ? selector["collectionId"] : "";
  const group = isRecord(selector) && selector["allDescendants"] === true;
  const last = path.at(-1) ?? "";
  if (path.length % 2 === 0) {
    if (named !== "" && named !== last) return new Failure("the path names another collection than the query");
    return { parent: path.slice(0, -1), collection: last, group };
  }
  return named === ""
    ? new Failure("the query does not name a collection")
    : { parent: path, collection: named, group };
}

function openTarget({ parent, collection, group }: Source, { constraints }: QueryBranch, tree: MatchTree): Target {
  const path = [...parent, collection];
  const resource = listedResource(constraints, unknownValue("the document path"), ID);
  const candidates = group
    ? tree.findGroup(parent, collection, unknownValue("the document path"))
    : tree.find([...path, null], ID);
  return { path, resource, candidates };
}

function namedTarget(
  { parent, collection, group }: Source,
  { constraints }: QueryBranch,
  document: Path,
  tree: MatchTree,
): Target | Failure {
  const { segments } = document;
  const inside = parent.every((segment, index) => segments[index] === segment) && segments.at(-2) === collection;
  const deepEnough = group
    ? segments.length >= parent.length + 2 && segments.length % 2 === 1
    : segments.length === parent.length + 2;
  if (!inside || !deepEnough) return new Failure("the query asks for a document outside its collection");
  return {
    path: [...parent, collection],
    resource: listedResource(constraints, document, segments.at(-1) ?? ""),
    candidates: tree.find(segments, ID),
  };
}

function listedResource(constraints: QueryBranch["constraints"], name: Value, id: Value): Value {
  return new PlainMap(
    new Map<string, Value>([
      ["data", queriedData(constraints)],
      ["id", id],
      ["__name__", name],
    ]),
  );
}
