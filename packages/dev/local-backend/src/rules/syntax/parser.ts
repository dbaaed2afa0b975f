import { Lexer } from "./lexer.ts";
import { parseExpression } from "./parse-expression.ts";
import { ParseFailure } from "./parse-failure.ts";
import { parsePattern } from "./parse-pattern.ts";
import type {
  Method,
  AllowStatement,
  FunctionDeclaration,
  LetStatement,
  Parameter,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from "./syntax.ts";
import type { Warning } from "./rules-issue.ts";

const METHODS: Readonly<Record<string, readonly Method[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
  get: ["get"],
  list: ["list"],
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
};
const MAX_MATCH_DEPTH = 30;

/** Problems are collected with their offsets; what could be read behind them is still in the tree. */
export interface Parsed {
  readonly file: RulesFile;
  readonly problems: readonly { readonly offset: number; readonly message: string }[];
  /** Names that mean nothing to a compiler of these services. */
  readonly warnings: readonly Warning[];
}

interface Body {
  readonly functions: FunctionDeclaration[];
  readonly matches: MatchBlock[];
  readonly allows: AllowStatement[];
}

export function parseRules(text: string): Parsed {
  return new Parser(text).file();
}

class Parser {
  readonly #problems: { offset: number; message: string }[] = [];
  readonly #warnings: Warning[] = [];
  readonly #lexer: Lexer;
  #serviceIsKnown = false;

  constructor(text: string) {
    // A first token that cannot be read is recorded like any other problem.
    let lexer: Lexer | null = null;
    try {
      lexer = new Lexer(text);
    } catch (failure) {
      this.#record(failure);
    }
    this.#lexer = lexer ?? new Lexer("");
  }

  file(): Parsed {
    const services: ServiceBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    let version: "1" | "2" = "1";
    const lexer = this.#lexer;
    while (lexer.token.kind !== "end") {
      this.#recover(() => {
        if (lexer.is("rules_version")) version = this.#version();
        else if (lexer.is("service")) services.push(this.#service());
        else if (lexer.is("function")) functions.push(this.#function());
        else throw lexer.unexpected("'rules_version', 'service' or 'function'");
      }, true);
    }
    if (services.length === 0 && this.#problems.length === 0)
      this.#problems.push({ offset: 0, message: "there is no 'service' block" });
    return { file: { version, services, functions }, problems: this.#problems, warnings: this.#warnings };
  }

  #version(): "1" | "2" {
    const lexer = this.#lexer;
    const isFirst = lexer.lastEnd === 0;
    const start = lexer.advance().start;
    if (!isFirst) throw new ParseFailure("rules_version has to stand first, and once", start);
    lexer.expect("=", "behind rules_version");
    const value = lexer.token;
    if (value.kind !== "string" || (value.text !== "1" && value.text !== "2")) throw lexer.unexpected("'1' or '2'");
    lexer.advance();
    lexer.take(";");
    return value.text === "1" ? "1" : "2";
  }

  #service(): ServiceBlock {
    const lexer = this.#lexer;
    const start = lexer.advance().start;
    const nameStart = lexer.token.start;
    let name = lexer.expectName("the name of a service").text;
    while (lexer.take(".")) name += `.${lexer.expectName("the rest of the service name").text}`;
    this.#serviceIsKnown = name === "cloud.firestore" || name === "firebase.storage";
    if (!this.#serviceIsKnown)
      this.#warnings.push({ offset: nameStart, name, description: `Invalid service name: ${name}.` });
    const body = this.#body("service", 0);
    for (const allow of body.allows)
      this.#problems.push({ offset: allow.start, message: "'allow' has to stand inside a 'match'" });
    return { name, functions: body.functions, matches: body.matches, start, end: lexer.lastEnd };
  }

  #match(depth: number): MatchBlock {
    const start = this.#lexer.advance().start;
    if (depth > MAX_MATCH_DEPTH) throw new ParseFailure(`'match' is nested deeper than ${MAX_MATCH_DEPTH}`, start);
    const path = parsePattern(this.#lexer);
    const body = this.#body("match", depth);
    return { path, ...body, start, end: this.#lexer.lastEnd };
  }

  #body(what: string, depth: number): Body {
    const lexer = this.#lexer;
    const body: Body = { functions: [], matches: [], allows: [] };
    lexer.expect("{", `behind '${what}'`);
    if (lexer.is("}"))
      this.#problems.push({ offset: lexer.token.start, message: `the body of this '${what}' declares nothing` });
    while (!lexer.is("}") && lexer.token.kind !== "end") {
      this.#recover(() => {
        if (lexer.is("match")) body.matches.push(this.#match(depth + 1));
        else if (lexer.is("function")) body.functions.push(this.#function());
        else if (lexer.is("allow")) body.allows.push(this.#allow());
        else throw lexer.unexpected("'match', 'function', 'allow' or '}'");
      });
    }
    lexer.expect("}", `at the end of this '${what}'`);
    return body;
  }

  #allow(): AllowStatement {
    const lexer = this.#lexer;
    const start = lexer.advance().start;
    const methods = new Set<Method>();
    do {
      const { text: name, start: offset } = lexer.expectName(`one of ${Object.keys(METHODS).join(", ")}`);
      const isReturning = this.#serviceIsKnown && Object.hasOwn(METHODS, name);
      if (!isReturning) this.#warnings.push({ offset, name, description: `Invalid method name: ${name}.` });
      for (const method of isReturning ? (METHODS[name] ?? []) : []) methods.add(method);
    } while (lexer.take(","));
    let condition = null;
    if (lexer.take(":")) {
      lexer.expect("if", "behind 'allow …:'");
      condition = parseExpression(lexer);
    }
    lexer.take(";");
    return { methods, condition, start, end: lexer.lastEnd };
  }

  #function(): FunctionDeclaration {
    const lexer = this.#lexer;
    const start = lexer.advance().start;
    const { text: name, start: nameStart } = lexer.expectFreeName("the name of the function");
    lexer.expect("(", "behind the function name");
    const parameters: Parameter[] = [];
    if (!lexer.take(")")) {
      do {
        const { text, start: from, end: to } = lexer.expectFreeName("a parameter name");
        parameters.push({ name: text, start: from, end: to });
      } while (lexer.take(","));
      lexer.expect(")", "behind the parameters");
    }
    lexer.expect("{", "before the function body");
    const lets: LetStatement[] = [];
    while (lexer.is("let")) {
      const letStart = lexer.advance().start;
      const letName = lexer.expectFreeName("a name behind 'let'");
      lexer.expect("=", "behind the name");
      const value = parseExpression(lexer);
      const letEnd = lexer.expect(";", "at the end of this 'let'").end;
      lets.push({ name: letName.text, nameStart: letName.start, value, start: letStart, end: letEnd });
    }
    lexer.expect("return", "or 'let'");
    const result = parseExpression(lexer);
    lexer.take(";");
    const end = lexer.expect("}", "at the end of the function").end;
    return { name, nameStart, parameters, lets, result, start, end };
  }

  #record(failure: unknown): void {
    if (!(failure instanceof ParseFailure)) throw failure;
    if (this.#problems.length < 100) this.#problems.push({ offset: failure.offset, message: failure.message });
  }

  /** Reads one statement; after a problem goes on behind the next `;` or block of the same depth. */
  #recover(read: () => void, topLevel = false): void {
    try {
      read();
    } catch (failure) {
      this.#record(failure);
      this.#skipStatement(topLevel);
    }
  }

  #skipStatement(topLevel: boolean): void {
    const lexer = this.#lexer;
    for (let depth = 0; lexer.token.kind !== "end";) {
      if (lexer.is("}") && depth === 0) {
        // The brace closes the enclosing block, unless there is none.
        if (topLevel) this.#step();
        return;
      }
      const symbol = lexer.token.kind === "symbol" ? lexer.token.text : "";
      if (symbol === "{") depth += 1;
      if (symbol === "}") depth -= 1;
      this.#step();
      if (depth === 0 && (symbol === ";" || symbol === "}")) return;
    }
  }

  /** Advances over whatever comes; unreadable characters are skipped silently because a problem is already known here. */
  #step(): void {
    for (;;) {
      try {
        this.#lexer.advance();
        return;
      } catch (failure) {
        if (!(failure instanceof ParseFailure)) throw failure;
        // The lexer stands on the unreadable character with a token of at least one character.
      }
    }
  }
}
