import { Documents } from "./documents.ts";
import { Failure } from "../values/failure.ts";
import { RequestMap } from "./request-value.ts";
import type { RulesRequest } from "./rules.ts";
import type { Expression } from "../syntax/syntax.ts";
import { Path, QueriedValue, RulesList, RulesMap, typeOf, type Value } from "../values/values.ts";

/** Expressions one decision may evaluate; more means the request is denied, as in production. */
const MAX_EXPRESSIONS = 1000;

/** The state of one decision (or one branch of a query's decision). */
export class Run {
  readonly request: RulesMap;
  readonly resource: Value;
  readonly documents: Documents;
  readonly debugOutput: string[] = [];
  /** Set when a limit is exceeded: nothing can absorb that, the whole request is denied. */
  fatal: string | null = null;
  /** The innermost condition found false last, for the explanation of a denial. */
  blamed: Expression | null = null;
  #expressions = 0;

  constructor(request: RulesRequest, path: readonly string[], resource: Value) {
    this.request = new RequestMap(request, path);
    this.resource = resource;
    this.documents = new Documents(request, (message) => this.exceed(message));
  }

  /** Counts evaluated expressions; a failure once there were too many. */
  count(expressions: number): Failure | null {
    this.#expressions += expressions;
    return this.#expressions > MAX_EXPRESSIONS
      ? this.exceed(`more than ${MAX_EXPRESSIONS} expressions were evaluated`)
      : null;
  }

  exceed(message: string): Failure {
    this.fatal ??= message;
    return new Failure(message);
  }

  debug(value: Value): void {
    if (this.debugOutput.length < 20) this.debugOutput.push(show(value));
  }
}

function show(value: Value): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 100));
  if (value === null || typeof value !== "object") return String(value);
  if (value instanceof QueriedValue) return value.open().message;
  if (value instanceof Path) return value.toString();
  if (value instanceof RulesMap) return `map with ${value.keys().slice(0, 20).join(", ")}`;
  return value instanceof RulesList ? `list of ${value.size}` : typeOf(value);
}
