import type { Json } from "../target/rest-client.ts";
import type { SeededRandom } from "../target/seeded-random.ts";
import { randomExpression } from "./random-expression.ts";

/** One condition, and the request that asks it. */
export interface RulesCase {
  readonly condition: string;
  readonly method: "get" | "create" | "update" | "delete" | "list";
  /** null: not signed in. */
  readonly token: string | null;
  /** Of a list. */
  readonly structuredQuery?: Json;
}

export const storedFields: Json = {
  i: { integerValue: "5" },
  j: { integerValue: "-3" },
  big: { integerValue: "9007199254740993" },
  f: { doubleValue: 1.5 },
  nan: { doubleValue: "NaN" },
  whole: { doubleValue: 5 },
  s: { stringValue: "abc" },
  u: { stringValue: "Gr\u00fc\u00dfe \u{1f968}" },
  e: { stringValue: "" },
  b: { booleanValue: true },
  n: { nullValue: null },
  l: { arrayValue: { values: [{ integerValue: "1" }, { stringValue: "a" }, { doubleValue: 2.5 }] } },
  ls: { arrayValue: { values: [{ stringValue: "x" }, { stringValue: "y" }, { stringValue: "x" }] } },
  le: { arrayValue: {} },
  m: {
    mapValue: {
      fields: {
        a: { integerValue: "1" },
        k: { stringValue: "v" },
        b: { mapValue: { fields: { c: { stringValue: "d" } } } },
      },
    },
  },
  me: { mapValue: {} },
  t: { timestampValue: "2026-03-29T00:59:59.123456Z" },
  t2: { timestampValue: "1969-12-31T23:59:59.999Z" },
  by: { bytesValue: "AP8=" },
  g: { geoPointValue: { latitude: 47.07, longitude: 15.44 } },
};

/** The same with a field changed, one added and one gone, as an update writes it. */
export function changedFields(root: string): Json {
  const { f: _gone, ...rest } = fieldsWithReference(root);
  return { ...rest, i: { integerValue: "6" }, added: { booleanValue: false } };
}

export const fieldsWithReference = (root: string): Json => ({
  ...storedFields,
  r: { referenceValue: `${root}/a/b` },
});

/** A caller with claims of every kind. */
export const signedIn = unsignedToken({
  sub: "u1",
  user_id: "u1",
  admin: true,
  n: 3,
  roles: ["x", "owner"],
  email: "u1@lokal.example",
  firebase: { sign_in_provider: "password" },
});

export function randomRulesCase(random: SeededRandom): RulesCase {
  const method = random.pick(["get", "get", "get", "create", "update", "delete", "list"] as const);
  const token = random.chance(0.85) ? signedIn : null;
  if (method === "list") return { ...randomList(random), method, token };
  const data =
    method === "get" || method === "delete" || (method === "update" && random.chance(0.4))
      ? "resource.data"
      : "request.resource.data";
  const condition =
    method === "update" && random.chance(0.3)
      ? `request.resource.data.diff(resource.data).affectedKeys().hasOnly(${randomExpression(random, "list", 1)})`
      : randomExpression(random, "bool", 1 + random.below(4));
  return { condition: condition.replaceAll("@", data), method, token };
}

const field = (fieldPath: string): Json => ({ fieldPath });
const scalars: readonly Json[] = [
  { integerValue: "1" },
  { integerValue: "5" },
  { doubleValue: 5 },
  { stringValue: "a" },
  { stringValue: "u1" },
  { booleanValue: true },
  { nullValue: null },
];
function literal(value: Json): string {
  const [raw] = Object.values(value);
  if (value["stringValue"] !== undefined) return `'${String(raw)}'`;
  return value["doubleValue"] === undefined ? String(raw) : "5.0";
}
const operators = {
  EQUAL: "==",
  NOT_EQUAL: "!=",
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
} as const;

function randomList(random: SeededRandom): { readonly condition: string; readonly structuredQuery: Json } {
  const filters = Array.from({ length: random.below(3) }, () => listFilter(random));
  const where =
    filters.length === 0 ? {} : { where: { compositeFilter: { op: random.chance(0.75) ? "AND" : "OR", filters } } };
  const orderBy = random.chance(0.2) ? { orderBy: [{ field: field(random.pick(["x", "y"])) }] } : {};
  const limit = random.chance(0.3) ? { limit: 1 + random.below(10) } : {};
  return { condition: listCondition(random, 2), structuredQuery: { ...where, ...orderBy, ...limit } };
}

function listFilter(random: SeededRandom): Json {
  const path = field(random.pick(["x", "y"]));
  switch (random.below(5)) {
    case 0: {
      const values = Array.from({ length: 1 + random.below(2) }, () => random.pick(scalars));
      return {
        fieldFilter: { field: path, op: random.pick(["IN", "ARRAY_CONTAINS_ANY"]), value: { arrayValue: { values } } },
      };
    }
    case 1:
      return { fieldFilter: { field: path, op: "ARRAY_CONTAINS", value: random.pick(scalars) } };
    case 2:
      return { unaryFilter: { field: path, op: random.pick(["IS_NULL", "IS_NOT_NULL"]) } };
    default:
      return { fieldFilter: { field: path, op: random.pick(Object.keys(operators)), value: random.pick(scalars) } };
  }
}

function listCondition(random: SeededRandom, depth: number): string {
  if (depth > 0 && random.chance(0.35)) {
    return `(${listCondition(random, depth - 1)} ${random.pick(["&&", "||"])} ${listCondition(random, depth - 1)})`;
  }
  const data = `resource.data.${random.pick(["x", "y"])}`;
  const value = literal(random.pick(scalars));
  const withDefault = (fallback: string): string => `resource.data.get('${random.pick(["x", "y"])}', ${fallback})`;
  switch (random.below(14)) {
    case 12:
      return `${withDefault(literal(random.pick(scalars)))} ${random.pick(["==", "!=", "<"])} ${value}`;
    case 13:
      return `${withDefault(withDefault(literal(random.pick(scalars))))} ${random.pick(["==", "!="])} ${value}`;
    case 0:
      return `${data} in [${value}, ${literal(random.pick(scalars))}]`;
    case 1:
      return `${value} in ${data}`;
    case 2:
      return `${data} is ${random.pick(["string", "int", "number", "list", "bool"])}`;
    case 3:
      return `request.query.limit ${random.pick(["<=", "<", "=="])} ${1 + random.below(10)}`;
    case 4:
      return random.pick([
        `'x' in resource.data`,
        `resource.data.keys().hasAll(['x'])`,
        `id == 'a'`,
        `resource.id == 'a'`,
      ]);
    case 5:
      return random.pick(["request.auth != null", "request.auth.uid == 'u1'", "true", "false"]);
    case 6:
      return `${data} == request.auth.uid`;
    case 7:
      return `!(${data} ${random.pick(["==", "!="])} ${value})`;
    default:
      return `${data} ${random.pick(Object.values(operators))} ${value}`;
  }
}

function unsignedToken(claims: Json): string {
  const part = (json: Json): string => Buffer.from(JSON.stringify(json)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ iat: 0, exp: 4_000_000_000, ...claims })}.`;
}
