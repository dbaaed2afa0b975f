import type { QueryCase } from "./corpus/query-corpus.ts";
import { isJson, type Json } from "./target/rest-client.ts";

/** Every query that has one part less. */
export function* simplerQueries(query: QueryCase): Generator<QueryCase> {
  const aggregation = query.body["structuredAggregationQuery"];
  if (isJson(aggregation) && isJson(aggregation["structuredQuery"])) {
    for (const structuredQuery of simplerStructured(aggregation["structuredQuery"])) {
      yield { ...query, body: { structuredAggregationQuery: { ...aggregation, structuredQuery } } };
    }
    for (const aggregations of shorter(aggregation["aggregations"])) {
      yield { ...query, body: { structuredAggregationQuery: { ...aggregation, aggregations } } };
    }
  }
  const structured = query.body["structuredQuery"];
  if (!isJson(structured)) return;
  for (const structuredQuery of simplerStructured(structured)) yield { ...query, body: { structuredQuery } };
}

function* simplerStructured(query: Json): Generator<Json> {
  for (const part of ["findNearest", "select", "offset", "limit", "endAt", "startAt", "where"]) {
    if (query[part] === undefined) continue;
    const { [part]: _left, ...rest } = query;
    yield rest;
  }
  for (const orderBy of shorter(query["orderBy"])) yield { ...query, orderBy };
  for (const where of simplerFilters(query["where"])) yield { ...query, where };
}

function* simplerFilters(filter: unknown): Generator<Json> {
  const composite = isJson(filter) ? filter["compositeFilter"] : undefined;
  if (isJson(composite) && Array.isArray(composite["filters"])) {
    const filters = composite["filters"].filter(isJson);
    yield* filters;
    for (const fewer of shorter(filters)) yield { compositeFilter: { ...composite, filters: fewer } };
    for (const [at, inner] of filters.entries()) {
      for (const simpler of simplerFilters(inner)) {
        yield { compositeFilter: { ...composite, filters: filters.with(at, simpler) } };
      }
    }
  }
  const field = isJson(filter) ? filter["fieldFilter"] : undefined;
  const value = isJson(field) ? field["value"] : undefined;
  const array = isJson(value) ? value["arrayValue"] : undefined;
  if (!isJson(field) || !isJson(array)) return;
  for (const values of shorter(array["values"])) yield { fieldFilter: { ...field, value: { arrayValue: { values } } } };
}

/** The list without one of its items, as long as one is left. */
function* shorter(list: unknown): Generator<unknown[]> {
  if (!Array.isArray(list) || list.length < 2) return;
  for (const at of list.keys()) yield list.toSpliced(at, 1);
}
