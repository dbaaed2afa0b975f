import { JsonMap, fromJson } from "../values/json-values.ts";
import { resourceValue } from "./resource-values.ts";
import type { RulesRequest } from "./rules.ts";
import { Path, PlainMap, RulesMap, type Value } from "../values/values.ts";
import { isRecord, parseTimestamp } from "../values/wire-values.ts";

/** Properties of `request`; any other name is refused when the rules are loaded. */
export const REQUEST_PROPERTIES: ReadonlySet<string> = new Set(["auth", "method", "path", "query", "resource", "time"]);

/** `request`, converted property by property as the rules ask. */
export class RequestMap extends RulesMap {
  readonly #request: RulesRequest;
  readonly #path: readonly string[];
  readonly #known = new Map<string, Value | undefined>();

  constructor(request: RulesRequest, path: readonly string[]) {
    super();
    this.#request = request;
    this.#path = path;
  }

  override get(key: string): Value | undefined {
    if (!this.#known.has(key)) this.#known.set(key, this.#read(key));
    return this.#known.get(key);
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  override keys(): string[] {
    return [...REQUEST_PROPERTIES].filter((key) => this.has(key));
  }

  #read(key: string): Value | undefined {
    const request = this.#request;
    switch (key) {
      case "auth":
        return request.auth === null
          ? null
          : new PlainMap(
              new Map<string, Value>([
                ["uid", request.auth.uid],
                ["token", new JsonMap(request.auth.token)],
              ]),
            );
      case "method":
        return request.method;
      case "path":
        return new Path(this.#path);
      case "time":
        return parseTimestamp(request.time.toISOString());
      case "resource":
        // Reads write nothing, so they have no such property.
        if (request.method === "get" || request.method === "list") return undefined;
        return resourceValue(request.service, request.requestResource, this.#path);
      case "query":
        return request.method === "list" && request.query !== undefined ? queryValue(request.query) : undefined;
      default:
        return undefined;
    }
  }
}

/** `request.query`: the limit is null where the query has none. */
function queryValue(query: Readonly<Record<string, unknown>>): Value {
  const entries = new Map<string, Value>();
  for (const key of ["limit", "offset"]) {
    const value = query[key];
    const number = isRecord(value) ? value["value"] : value;
    const isGiven = typeof number === "number" || typeof number === "string";
    if (isGiven) entries.set(key, fromJson(Number(number)));
    else entries.set(key, key === "limit" ? null : 0n);
  }
  const orders = new Map<string, Value>();
  for (const order of Array.isArray(query["orderBy"]) ? query["orderBy"] : []) {
    const field = isRecord(order) && isRecord(order["field"]) ? order["field"]["fieldPath"] : undefined;
    if (typeof field === "string")
      orders.set(field, isRecord(order) && order["direction"] === "DESCENDING" ? "DESC" : "ASC");
  }
  entries.set("orderBy", new PlainMap(orders));
  return new PlainMap(entries);
}
