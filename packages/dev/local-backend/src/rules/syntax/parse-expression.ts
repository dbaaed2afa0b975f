import { MAX_DEPTH, bracketed, measured, tooDeep } from "./expression-depth.ts";
import type { Lexer, Token } from "./lexer.ts";
import { ParseFailure } from "./parse-failure.ts";
import { isConstant, isReserved, reservedName } from "./reserved-words.ts";
import type { BinaryOperator, Expression, PathExpression } from "./syntax.ts";

/** From the loosest binding operators to the tightest, as the language reference orders them. */
const LEVELS: readonly (readonly string[])[] = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["in", "is"],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];
const MAX_PARTS = 1000;
const MAX_INT = 9223372036854775807n;

const depths = new WeakMap<Lexer, number>();

export function parseExpression(lexer: Lexer): Expression {
  return oneDeeper(lexer, () => conditional(lexer));
}

/** Nesting that is too deep is given up on the way down, so that no source, however odd, can exhaust the stack. */
function oneDeeper<T>(lexer: Lexer, parse: () => T): T {
  const depth = (depths.get(lexer) ?? 0) + 1;
  if (depth > MAX_DEPTH) throw tooDeep(lexer.token.start);
  depths.set(lexer, depth);
  try {
    return parse();
  } finally {
    depths.set(lexer, depth - 1);
  }
}

function conditional(lexer: Lexer): Expression {
  const condition = binary(lexer, 0);
  if (!lexer.take("?")) return condition;
  const whenTrue = parseExpression(lexer);
  lexer.expect(":", "between the two results of '?'");
  const whenFalse = parseExpression(lexer);
  return measured({ kind: "conditional", condition, whenTrue, whenFalse, start: condition.start, end: whenFalse.end }, [
    condition,
    whenTrue,
    whenFalse,
  ]);
}

function binary(lexer: Lexer, level: number): Expression {
  const operators = LEVELS[level];
  if (operators === undefined) return unary(lexer);
  let left = binary(lexer, level + 1);
  // A chain nests to the left, one level per operator.
  while (isOperator(lexer.token, operators)) {
    const operator = lexer.advance().text;
    if (operator === "is") {
      const type = lexer.expectName("a type name behind 'is'");
      const { start } = left;
      left = measured({ kind: "is", value: left, type: type.text, typeStart: type.start, start, end: type.end }, [
        left,
      ]);
    } else {
      const right = binary(lexer, level + 1);
      const { start } = left;
      left = measured({ kind: "binary", operator: operator as BinaryOperator, left, right, start, end: right.end }, [
        left,
        right,
      ]);
    }
  }
  return left;
}

function isOperator(token: Token, operators: readonly string[]): boolean {
  return (token.kind === "symbol" || token.kind === "name") && operators.includes(token.text);
}

function unary(lexer: Lexer): Expression {
  const { start } = lexer.token;
  if (lexer.take("!")) {
    const operand = oneDeeper(lexer, () => unary(lexer));
    return measured({ kind: "unary", operator: "!", operand, start, end: operand.end }, [operand]);
  }
  if (!lexer.take("-")) return postfix(lexer, primary(lexer));
  // One sign is part of what it stands before; a second one, or a "!", would need brackets.
  const operand = postfix(lexer, primary(lexer));
  return measured({ kind: "unary", operator: "-", operand, start, end: operand.end }, [], [operand]);
}

function postfix(lexer: Lexer, first: Expression): Expression {
  let object = first;
  for (let count = 0; ; count += 1) {
    if (count > MAX_PARTS) throw new ParseFailure("this expression has too many parts", lexer.token.start);
    if (lexer.take(".")) {
      const name = lexer.expectName("a property or method name behind '.'");
      // These two begin a part of the file wherever they stand; a field of that name is written ['service'].
      if (name.text === "service" || name.text === "rules_version") throw reservedName(name.text, name.start);
      if (lexer.is("(")) {
        if (isReserved(name.text))
          throw new ParseFailure(
            `'${name.text}' is a word of the language and cannot be the name of a method`,
            name.start,
          );
        const args = callArguments(lexer);
        const { start } = object;
        const method = { kind: "method", object, name: name.text, nameStart: name.start, args } as const;
        object = measured({ ...method, start, end: lexer.lastEnd }, args, [object]);
      } else {
        const { start } = object;
        object = measured(
          { kind: "member", object, name: name.text, nameStart: name.start, start, end: name.end },
          [],
          [object],
        );
      }
    } else if (lexer.take("[")) {
      const index = parseExpression(lexer);
      const to = lexer.take(":") ? parseExpression(lexer) : null;
      const end = lexer.expect("]", "behind the index").end;
      const { start } = object;
      object =
        to === null
          ? measured({ kind: "index", object, index, start, end }, [index], [object])
          : measured({ kind: "slice", object, from: index, to, start, end }, [index, to], [object]);
    } else return object;
  }
}

function callArguments(lexer: Lexer): Expression[] {
  lexer.expect("(", "before the arguments");
  return separated(lexer, ")", () => parseExpression(lexer));
}

function separated<T>(lexer: Lexer, close: string, one: () => T): T[] {
  const items: T[] = [];
  if (lexer.take(close)) return items;
  do items.push(one());
  // The last item may have a comma behind it, too.
  while (lexer.take(",") && !lexer.is(close));
  lexer.expect(close, "or ','");
  return items;
}

function primary(lexer: Lexer): Expression {
  const token = lexer.token;
  const { start, end } = token;
  switch (token.kind) {
    case "string":
      lexer.advance();
      return { kind: "literal", value: token.text, start, end };
    case "bytes":
      lexer.advance();
      return { kind: "literal", value: Uint8Array.from(token.text, (char) => char.charCodeAt(0)), start, end };
    case "int": {
      const value = BigInt(token.text);
      if (value > MAX_INT) throw new ParseFailure("this whole number does not fit into 64 bits", start);
      lexer.advance();
      return { kind: "literal", value, start, end };
    }
    case "float":
      lexer.advance();
      return { kind: "literal", value: Number(token.text), start, end };
    case "name":
      return nameOrCall(lexer);
    case "symbol":
      return between(lexer);
    case "end":
      throw lexer.unexpected("an expression");
  }
}

function nameOrCall(lexer: Lexer): Expression {
  const { text: name, start, end } = lexer.token;
  if (isReserved(name) && !isConstant(name)) throw lexer.unexpected("an expression");
  lexer.advance();
  if (name === "true" || name === "false") return { kind: "literal", value: name === "true", start, end };
  if (name === "null") return { kind: "literal", value: null, start, end };
  if (!lexer.is("(")) return { kind: "name", name, start, end };
  const args = callArguments(lexer);
  return measured({ kind: "call", name, args, start, end: lexer.lastEnd }, args);
}

function between(lexer: Lexer): Expression {
  const start = lexer.token.start;
  if (lexer.is("/")) return parsePathExpression(lexer);
  if (lexer.take("(")) {
    const inner = parseExpression(lexer);
    lexer.expect(")", "behind the expression");
    return bracketed(inner);
  }
  if (lexer.take("[")) {
    const items = separated(lexer, "]", () => parseExpression(lexer));
    return measured({ kind: "list", items, start, end: lexer.lastEnd }, items);
  }
  if (lexer.take("{")) {
    const entries = separated(lexer, "}", () => {
      const key = parseExpression(lexer);
      lexer.expect(":", "between key and value");
      return { key, value: parseExpression(lexer) };
    });
    const parts = entries.flatMap(({ key, value }) => [key, value]);
    return measured({ kind: "map", entries, start, end: lexer.lastEnd }, parts);
  }
  throw lexer.unexpected("an expression");
}

/** A path in an expression: `/databases/$(database)/documents/a`. The current token is its first `/`. */
function parsePathExpression(lexer: Lexer): PathExpression {
  const start = lexer.token.start;
  const segments: PathExpression["segments"][number][] = [];
  let at = start;
  while (lexer.text[at] === "/" && lexer.text[at + 1] !== "/") {
    at += 1;
    if (lexer.text.startsWith("$(", at)) {
      lexer.seek(at + 2);
      segments.push(parseExpression(lexer));
      if (!lexer.is(")")) throw lexer.unexpected("')' behind the interpolated expression");
      at = lexer.token.end;
    } else {
      const text = lexer.literalSegment(at);
      if (text === "") throw new ParseFailure("expected a path segment: text or $(expression)", at);
      segments.push(text);
      at += text.length;
    }
  }
  lexer.seek(at);
  const parts = segments.filter((segment) => typeof segment !== "string");
  return measured({ kind: "path", segments, start, end: at }, parts);
}
