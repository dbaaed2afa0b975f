import { ApiError } from "../index/api-error.ts";
import { numberOf, valuesAt, type Fields } from "../index/record-fields.ts";

export type Test = (record: Fields) => boolean;

/** Which attributes may be filtered by their words; others fit nothing, as at the service. */
export type IsFacet = (attribute: string) => boolean;

const tokenPattern =
  /\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|<|>|=)|(:)|([^\s()<>=!:"']+))/gy;

interface Token {
  readonly kind: "open" | "close" | "text" | "sign" | "colon";
  readonly text: string;
  readonly quoted: boolean;
}

function tokensOf(filters: string): readonly Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < filters.trimEnd().length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(filters);
    if (match === null) throw malformed(filters, at);
    const [, open, close, double, single, sign, colon, text] = match;
    const quoted = double ?? single;
    if (open !== undefined) tokens.push({ kind: "open", text: open, quoted: false });
    else if (close !== undefined) tokens.push({ kind: "close", text: close, quoted: false });
    else if (sign !== undefined) tokens.push({ kind: "sign", text: sign, quoted: false });
    else if (colon !== undefined) tokens.push({ kind: "colon", text: colon, quoted: false });
    else
      tokens.push({
        kind: "text",
        text: quoted?.replaceAll(/\\(.)/g, "$1") ?? text ?? "",
        quoted: quoted !== undefined,
      });
  }
  return tokens;
}

/** `restaurantId:"a" AND (tags:vegan OR NOT priceCents > 500) AND priceCents:100 TO 300` as a question to a record. */
export function readFilters(filters: string, isFacet: IsFacet): Test {
  const tokens = tokensOf(filters);
  if (tokens.length === 0) return () => true;
  let at = 0;
  const isWord = (word: string): boolean => {
    const token = tokens[at];
    return token?.kind === "text" && !token.quoted && token.text.toUpperCase() === word;
  };
  const take = (kind: Token["kind"]): string => {
    const token = tokens[at];
    if (token?.kind !== kind) throw malformed(filters, at);
    at++;
    return token.text;
  };
  const any = (): Test => {
    const tests = [all()];
    while (isWord("OR")) {
      at++;
      tests.push(all());
    }
    return tests.length === 1 && tests[0] !== undefined ? tests[0] : (record) => tests.some((test) => test(record));
  };
  const all = (): Test => {
    const tests = [one()];
    while (isWord("AND")) {
      at++;
      tests.push(one());
    }
    return tests.length === 1 && tests[0] !== undefined ? tests[0] : (record) => tests.every((test) => test(record));
  };
  const one = (): Test => {
    if (isWord("NOT")) {
      at++;
      const test = one();
      return (record) => !test(record);
    }
    if (tokens[at]?.kind === "open") {
      at++;
      const test = any();
      take("close");
      return test;
    }
    const attribute = take("text");
    if (tokens[at]?.kind === "sign") return compare(attribute, take("sign"), Number(take("text")), filters);
    take("colon");
    const value = take("text");
    if (!isWord("TO")) return hasFacet(attribute, value, isFacet);
    at++;
    const [from, to] = [Number(value), Number(take("text"))];
    return (record) =>
      valuesAt(record, attribute).some(
        (own) => (numberOf(own) ?? Number.NaN) >= from && (numberOf(own) ?? Number.NaN) <= to,
      );
  };
  const test = any();
  if (at < tokens.length) throw malformed(filters, at);
  return test;
}

/** `["a:b", ["c:d", "c:-e"]]`: the outer list narrows, an inner one widens. */
export function readFacetFilters(given: unknown, isFacet: IsFacet): Test {
  const single = (entry: unknown): Test => {
    if (typeof entry !== "string" || !entry.includes(":")) throw new ApiError(400, "facetFilters: invalid format");
    const at = entry.indexOf(":");
    const value = entry.slice(at + 1);
    const isNot = value.startsWith("-");
    const test = hasFacet(entry.slice(0, at), isNot ? value.slice(1) : value.replace(/^\\-/, "-"), isFacet);
    return isNot ? (record) => !test(record) : test;
  };
  return readNested(given, single);
}

/** `["priceCents<=500", ["a>1", "b=2"]]` */
export function readNumericFilters(given: unknown): Test {
  return readNested(given, (entry) => {
    const match = typeof entry === "string" ? /^\s*([^<>=!:]+?)\s*(<=|>=|!=|<|>|=)\s*(-?[\d.]+)\s*$/.exec(entry) : null;
    if (match === null) throw new ApiError(400, "numericFilters: invalid format");
    return compare(match[1] ?? "", match[2] ?? "", Number(match[3]), String(entry));
  });
}

function readNested(given: unknown, single: (entry: unknown) => Test): Test {
  if (given === undefined || given === null) return () => true;
  const outer: readonly unknown[] = Array.isArray(given) ? given : [given];
  const tests = outer.map((entry): Test => {
    if (!Array.isArray(entry)) return single(entry);
    const inner = entry.map(single);
    return (record) => inner.some((test) => test(record));
  });
  return (record) => tests.every((test) => test(record));
}

function hasFacet(attribute: string, value: string, isFacet: IsFacet): Test {
  if (attribute !== "objectID" && !isFacet(attribute)) return () => false;
  const wanted = value.toLowerCase();
  return (record) => valuesAt(record, attribute).some((own) => String(own).toLowerCase() === wanted);
}

function compare(attribute: string, sign: string, value: number, filters: string): Test {
  if (Number.isNaN(value)) throw malformed(filters, 0);
  const fits = (own: number): boolean => {
    if (sign === "<") return own < value;
    if (sign === "<=") return own <= value;
    if (sign === ">") return own > value;
    if (sign === ">=") return own >= value;
    return sign === "=" ? own === value : own !== value;
  };
  return (record) => valuesAt(record, attribute).some((own) => fits(numberOf(own) ?? Number.NaN));
}

const malformed = (filters: string, at: number): ApiError =>
  new ApiError(400, `filters: Unexpected token at ${at} in '${filters}'`);
