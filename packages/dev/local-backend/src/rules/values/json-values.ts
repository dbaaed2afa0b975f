import { PlainList, RulesMap, type Value } from "./values.ts";
import { isRecord } from "./wire-values.ts";

/** Plain JSON as it stands in tokens and in the custom metadata of files. */
export function fromJson(json: unknown): Value {
  switch (typeof json) {
    case "string":
    case "boolean":
    case "bigint":
      return json;
    case "number":
      return Number.isSafeInteger(json) ? BigInt(json) : json;
    default:
      if (Array.isArray(json)) return new PlainList(json.map(fromJson));
      return isRecord(json) ? new JsonMap(json) : null;
  }
}

export class JsonMap extends RulesMap {
  readonly #json: Readonly<Record<string, unknown>>;
  constructor(json: Readonly<Record<string, unknown>>) {
    super();
    this.#json = json;
  }
  override get(key: string): Value | undefined {
    return this.has(key) ? fromJson(this.#json[key]) : undefined;
  }
  override has(key: string): boolean {
    return Object.hasOwn(this.#json, key) && this.#json[key] !== undefined;
  }
  override keys(): string[] {
    return Object.keys(this.#json).filter((key) => this.#json[key] !== undefined);
  }
}
