import type { Code, Frame } from "./code.ts";
import type { Coverage } from "./coverage.ts";
import type { Warning } from "../syntax/rules-issue.ts";
import type { FunctionDeclaration } from "../syntax/syntax.ts";
import type { Result } from "../values/values.ts";

/** A declared function; its code is filled in when its body has been compiled. */
export class FunctionUnit {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
  readonly calls = new Set<FunctionUnit>();
  isCalled = false;
  lets: readonly Code[] = [];
  /** Of its `let` and its result, counted at every call. */
  cost = 0;
  result: Code | null = null;

  constructor(declaration: FunctionDeclaration, scope: Scope) {
    this.declaration = declaration;
    this.scope = scope;
  }

  /** Runs the body; arguments and lets share the list of locals. */
  invoke(frame: Frame): Result {
    for (const value of this.lets) frame.locals.push(value(frame));
    return this.result === null ? null : this.result(frame);
  }
}

/** Names visible at a place: functions and wildcards of the enclosing blocks, inner ones first. */
export class Scope {
  readonly parent: Scope | null;
  readonly functions = new Map<string, FunctionUnit>();
  /** Wildcard name to its position among all wildcards from the outermost match inwards. */
  readonly wildcards = new Map<string, number>();

  constructor(parent: Scope | null) {
    this.parent = parent;
  }

  functionNamed(name: string): FunctionUnit | null {
    return this.functions.get(name) ?? this.parent?.functionNamed(name) ?? null;
  }

  wildcardNamed(name: string): number | null {
    return this.wildcards.get(name) ?? this.parent?.wildcardNamed(name) ?? null;
  }
}

/** The place of an expression, as its compiling needs it. */
export interface CompileContext {
  readonly service: string;
  readonly scope: Scope;
  /** Parameters and lets of the function around, by position; null outside functions. */
  readonly locals: Map<string, number>;
  readonly unit: FunctionUnit | null;
  readonly coverage: Coverage;
  /** Names of locals that something asked for. */
  readonly used: Set<string>;
  /** Keeps the rules from being loaded. */
  readonly report: (offset: number, message: string) => void;
  /** For an expression that loads, and fails when it is evaluated. */
  readonly warn: (warning: Warning) => void;
}
