import type { Json } from "../target/rest-client.ts";
import type { SeededRandom } from "../target/seeded-random.ts";
import { randomScalar, randomValue, randomVector } from "./random-values.ts";

/** Documents of one database, and the request that asks about them. */
export interface DataSet {
  readonly project: string;
  readonly root: string;
  readonly documents: readonly { readonly name: string; readonly fields: Json }[];
}

export interface QueryCase {
  readonly method: "runQuery" | "runAggregationQuery";
  readonly parent: string;
  readonly body: Json;
}

const fields = ["a", "b", "m.x", "m.y", "tags"];
const ids = ["1", "2", "10", "A", "a", "__id7__", "__id12__", "\u00e9", "z z", "~"];

export function randomDataSet(random: SeededRandom, index: number): DataSet {
  const project = `demo-queries-${index}`;
  const root = `projects/${project}/databases/(default)/documents`;
  const fieldsOf = (): Json => {
    const document: Json = {};
    for (const field of ["a", "b"]) if (random.chance(0.85)) document[field] = randomValue(random, root);
    if (random.chance(0.7)) {
      const inner = random.some(["x", "y"], 0, 2).map((name) => [name, randomValue(random, root, 1)] as const);
      document["m"] = { mapValue: { fields: Object.fromEntries(inner) } };
    }
    if (random.chance(0.7)) {
      const values = Array.from({ length: random.below(4) }, () => randomScalar(random, root));
      document["tags"] = { arrayValue: { values } };
    }
    return document;
  };
  const names = [
    ...ids.map((id) => `${root}/items/${id}`),
    ...Array.from({ length: 20 }, (_, at) => `${root}/items/d${at}`),
    ...random.some(ids, 3, 5).map((id) => `${root}/shops/s1/items/${id}`),
    ...random.some(ids, 2, 4).map((id) => `${root}/shops/s2/items/${id}`),
  ];
  return { project, root, documents: names.map((name) => ({ name, fields: fieldsOf() })) };
}

export function randomQuery(random: SeededRandom, data: DataSet): QueryCase {
  const group = random.chance(0.15);
  const parent = group && random.chance(0.3) ? `${data.root}/shops/s1` : data.root;
  const where = random.chance(0.85) ? randomFilter(random, data, 0) : undefined;
  const orderBy = random.chance(0.45) ? randomOrder(random) : [];
  const structuredQuery: Json = {
    from: [{ collectionId: "items", ...(group ? { allDescendants: true } : {}) }],
    ...(where === undefined ? {} : { where }),
    ...(orderBy.length === 0 ? {} : { orderBy }),
    ...cursors(random, data, orderBy),
    ...(random.chance(0.2) ? { limit: random.below(8) } : {}),
    ...(random.chance(0.08) ? { offset: random.below(5) } : {}),
    ...(random.chance(0.1) ? { select: { fields: projection(random) } } : {}),
  };
  if (random.chance(0.05)) {
    const findNearest = neighbours(random, data);
    return { method: "runQuery", parent, body: { structuredQuery: { ...structuredQuery, findNearest } } };
  }
  if (!random.chance(0.15)) return { method: "runQuery", parent, body: { structuredQuery } };
  const aggregations = random.some(["count", "sum", "avg"], 1, 3).map((kind) => ({
    alias: kind,
    [kind]: kind === "count" ? upTo(random) : { field: { fieldPath: random.pick(["a", "b", "m.x"]) } },
  }));
  const { select: _none, ...counted } = structuredQuery;
  return {
    method: "runAggregationQuery",
    parent,
    body: { structuredAggregationQuery: { structuredQuery: counted, aggregations } },
  };
}

function neighbours(random: SeededRandom, data: DataSet): Json {
  const fieldPath = random.pick(["a", "b"]);
  const held = data.documents.map(({ fields: document }) => document[fieldPath]).filter(isVector);
  return {
    vectorField: { fieldPath },
    queryVector: held.length > 0 && random.chance(0.8) ? random.pick(held) : randomVector(random),
    distanceMeasure: random.pick(["EUCLIDEAN", "COSINE", "DOT_PRODUCT"]),
    limit: random.below(6),
    ...(random.chance(0.5) ? { distanceResultField: random.pick(["d", "a", "m.x"]) } : {}),
    ...(random.chance(0.3) ? { distanceThreshold: random.pick([0, 0.5, 1, 3, -2]) } : {}),
  };
}

const isVector = (value: unknown): value is Json =>
  JSON.stringify(value)?.startsWith('{"mapValue":{"fields":{"__type__"');

const upTo = (random: SeededRandom): Json => (random.chance(0.2) ? { upTo: String(1 + random.below(5)) } : {});

const comparisons = ["EQUAL", "NOT_EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "GREATER_THAN", "GREATER_THAN_OR_EQUAL"];

function randomFilter(random: SeededRandom, data: DataSet, depth: number): Json {
  if (depth < 2 && random.chance(0.3)) {
    const filters = Array.from({ length: 1 + random.below(3) }, () => randomFilter(random, data, depth + 1));
    return { compositeFilter: { op: random.pick(["AND", "AND", "OR"]), filters } };
  }
  const fieldPath = random.pick(fields);
  const field = { fieldPath };
  switch (random.below(10)) {
    case 0:
      return { unaryFilter: { field, op: random.pick(["IS_NULL", "IS_NOT_NULL", "IS_NAN", "IS_NOT_NAN"]) } };
    case 1:
      return fieldFilter(field, random.pick(["IN", "IN", "NOT_IN"]), someValues(random, data, fieldPath));
    case 2:
      return fieldFilter(field, "ARRAY_CONTAINS", valueFor(random, data, "tags", true));
    case 3:
      return fieldFilter({ fieldPath: "tags" }, "ARRAY_CONTAINS_ANY", someValues(random, data, "tags", true));
    case 4:
      return fieldFilter({ fieldPath: "__name__" }, random.pick(comparisons), { referenceValue: nameIn(random, data) });
    default:
      return fieldFilter(field, random.pick(comparisons), valueFor(random, data, fieldPath));
  }
}

const fieldFilter = (field: Json, op: string, value: Json): Json => ({ fieldFilter: { field, op, value } });

const nameIn = (random: SeededRandom, data: DataSet): string =>
  random.chance(0.9) ? random.pick(data.documents).name : `${data.root}/items/none`;

const someValues = (random: SeededRandom, data: DataSet, field: string, element = false): Json => ({
  arrayValue: {
    values: Array.from({ length: random.chance(0.03) ? 0 : 1 + random.below(4) }, () =>
      valueFor(random, data, field, element),
    ),
  },
});

/** Mostly what some document really holds there, else anything. */
function valueFor(random: SeededRandom, data: DataSet, field: string, element = false): Json {
  if (random.chance(0.3)) return randomValue(random, data.root, element ? 1 : 0);
  const held = valueAt(random.pick(data.documents).fields, field);
  if (held === undefined) return randomScalar(random, data.root);
  const values = element ? ((held["arrayValue"] as Json | undefined)?.["values"] as Json[] | undefined) : undefined;
  return values === undefined || values.length === 0 ? held : random.pick(values);
}

function valueAt(document: Json, path: string): Json | undefined {
  let value: Json | undefined = { mapValue: { fields: document } };
  for (const segment of path.split(".")) {
    value = ((value?.["mapValue"] as Json | undefined)?.["fields"] as Json | undefined)?.[segment] as Json | undefined;
  }
  return value;
}

const randomOrder = (random: SeededRandom): Json[] =>
  random.some([...fields, "__name__"], 1, 2).map((fieldPath) => ({
    field: { fieldPath },
    ...(random.chance(0.6) ? { direction: random.pick(["ASCENDING", "DESCENDING"]) } : {}),
  }));

function cursors(random: SeededRandom, data: DataSet, orderBy: readonly Json[]): Json {
  const cursor = (): Json => {
    const count = 1 + random.below(orderBy.length + (random.chance(0.3) ? 1 : 0));
    const source = random.pick(data.documents);
    const values = Array.from({ length: Math.max(1, count) }, (_, at) => {
      const path = ((orderBy[at]?.["field"] as Json | undefined)?.["fieldPath"] ?? "__name__") as string;
      if (path === "__name__") return { referenceValue: source.name };
      return (random.chance(0.7) ? valueAt(source.fields, path) : undefined) ?? randomValue(random, data.root);
    });
    return { values, ...(random.chance(0.5) ? { before: true } : {}) };
  };
  if (orderBy.length === 0 && random.chance(0.95)) return {};
  return {
    ...(random.chance(0.3) ? { startAt: cursor() } : {}),
    ...(random.chance(0.3) ? { endAt: cursor() } : {}),
  };
}

const projection = (random: SeededRandom): Json[] =>
  random.some([...fields, "m", "__name__", "none"], 0, 3).map((fieldPath) => ({ fieldPath }));
