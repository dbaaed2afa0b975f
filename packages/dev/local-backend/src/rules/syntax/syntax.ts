/** The syntax tree of a rules source. `start` and `end` are offsets into the source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface RulesFile {
  readonly version: "1" | "2";
  readonly services: readonly ServiceBlock[];
  /** Functions declared outside every service are visible in all of them. */
  readonly functions: readonly FunctionDeclaration[];
}

export interface ServiceBlock extends Span {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface MatchBlock extends Span {
  readonly path: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export type PatternSegment =
  | (Span & { readonly kind: "literal"; readonly text: string })
  | (Span & { readonly kind: "wildcard"; readonly name: string })
  | (Span & { readonly kind: "recursive"; readonly name: string });

export type Method = "get" | "list" | "create" | "update" | "delete";

export interface AllowStatement extends Span {
  readonly methods: ReadonlySet<Method>;
  /** Absent means always. */
  readonly condition: Expression | null;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly nameStart: number;
  readonly parameters: readonly Parameter[];
  readonly lets: readonly LetStatement[];
  readonly result: Expression;
}

export interface Parameter extends Span {
  readonly name: string;
}

export interface LetStatement extends Span {
  readonly name: string;
  readonly nameStart: number;
  readonly value: Expression;
}

export type BinaryOperator = "||" | "&&" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "%" | "in";

export type Expression =
  | LiteralExpression
  | NameExpression
  | MemberExpression
  | IndexExpression
  | SliceExpression
  | CallExpression
  | MethodCallExpression
  | UnaryExpression
  | BinaryExpression
  | IsExpression
  | ConditionalExpression
  | ListExpression
  | MapExpression
  | PathExpression;

export interface LiteralExpression extends Span {
  readonly kind: "literal";
  readonly value: null | boolean | bigint | number | string | Uint8Array;
}

export interface NameExpression extends Span {
  readonly kind: "name";
  readonly name: string;
}

export interface MemberExpression extends Span {
  readonly kind: "member";
  readonly object: Expression;
  readonly name: string;
  readonly nameStart: number;
}

export interface IndexExpression extends Span {
  readonly kind: "index";
  readonly object: Expression;
  readonly index: Expression;
}

export interface SliceExpression extends Span {
  readonly kind: "slice";
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

/** `name(...)`: a declared function or a built-in one. */
export interface CallExpression extends Span {
  readonly kind: "call";
  readonly name: string;
  readonly args: readonly Expression[];
}

/** `object.name(...)`: a method, or a function of a namespace such as `math`. */
export interface MethodCallExpression extends Span {
  readonly kind: "method";
  readonly object: Expression;
  readonly name: string;
  readonly nameStart: number;
  readonly args: readonly Expression[];
}

export interface UnaryExpression extends Span {
  readonly kind: "unary";
  readonly operator: "!" | "-";
  readonly operand: Expression;
}

export interface BinaryExpression extends Span {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface IsExpression extends Span {
  readonly kind: "is";
  readonly value: Expression;
  readonly type: string;
  readonly typeStart: number;
}

export interface ConditionalExpression extends Span {
  readonly kind: "conditional";
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

export interface ListExpression extends Span {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

export interface MapExpression extends Span {
  readonly kind: "map";
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}

/** `/databases/$(database)/documents/a`: each segment is text or an interpolated expression. */
export interface PathExpression extends Span {
  readonly kind: "path";
  readonly segments: readonly (string | Expression)[];
}
