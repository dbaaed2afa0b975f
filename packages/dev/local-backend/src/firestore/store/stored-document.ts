import type { FieldPath } from "firestore-query-semantics/field-path";
import type { QueryDocument } from "firestore-query-semantics/query-document";
import type { Value } from "firestore-query-semantics/value";
import type { WireDocument } from "../protocol/firestore-core.ts";
import { parseName } from "../protocol/resource-name.ts";
import { toValue } from "../protocol/value-codec.ts";
import { fieldAt } from "./field-access.ts";

/** A document as queries look at it: fields are converted when a filter or an order first asks. */
export class StoredDocument implements QueryDocument {
  readonly wire: WireDocument;
  #segments: readonly string[] | undefined;
  #values: Map<string, Value | undefined> | undefined;

  constructor(wire: WireDocument) {
    this.wire = wire;
  }

  get segments(): readonly string[] {
    return (this.#segments ??= parseName(this.wire.name).segments);
  }

  field(path: FieldPath): Value | undefined {
    const key = path.length === 1 ? (path[0] as string) : path.join("\0");
    const known = this.#values?.get(key);
    if (known !== undefined) return known;
    const json = fieldAt(this.wire.fields, path);
    if (json === undefined) return undefined;
    const value = toValue(json);
    (this.#values ??= new Map()).set(key, value);
    return value;
  }
}
