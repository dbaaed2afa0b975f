import { Failure } from "../values/failure.ts";
import type { RulesRequest } from "./rules.ts";
import { documentValue } from "./resource-values.ts";
import type { Path, Result, Value } from "../values/values.ts";

const LIMITS = { "cloud.firestore": 10, "firebase.storage": 2 } as const;
const SHARED_LIMIT = 20;

/** Reads other documents for one decision: each once, and no more than the limits allow. */
export class Documents {
  readonly #request: RulesRequest;
  readonly #exceeded: (message: string) => Failure;
  readonly #known = new Map<string, Value>();

  constructor(request: RulesRequest, exceeded: (message: string) => Failure) {
    this.#request = request;
    this.#exceeded = exceeded;
  }

  /** The document as `{ data, id, __name__ }`, or null when there is none. */
  read(path: Path, after: boolean): Result {
    const [databases, , documents] = path.segments;
    if (
      databases !== "databases" ||
      documents !== "documents" ||
      path.segments.length < 5 ||
      path.segments.length % 2 === 0
    ) {
      return new Failure(
        `${path.toString()} is not the path of a document; it has to begin with /databases/$(database)/documents`,
      );
    }
    const key = `${after ? "after" : "before"} ${path.toString()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const limit = LIMITS[this.#request.service];
    if (this.#known.size >= limit) return this.#exceeded(`more than ${limit} documents were read`);
    const shared = this.#request.sharedReads;
    if (shared !== undefined && !shared.has(key)) {
      if (shared.size >= SHARED_LIMIT)
        return this.#exceeded(`more than ${SHARED_LIMIT} documents were read for one commit`);
      shared.add(key);
    }
    const found = after ? this.#request.lookupAfter(path.toString()) : this.#request.lookup(path.toString());
    const value = found === null ? null : documentValue(found.fields, path.segments);
    this.#known.set(key, value);
    return value;
  }

  /** The paths of those that were asked for, whether they exist or not. */
  get reads(): readonly string[] {
    return [...this.#known.keys()].map((key) => key.slice(key.indexOf("/")));
  }
}
