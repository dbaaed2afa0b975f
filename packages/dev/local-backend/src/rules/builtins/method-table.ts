import type { TypeName } from "../values/values.ts";
import type { Builtin, BuiltinTable, FunctionTable } from "./builtin.ts";
import { bytesMethods, hashingFunctions } from "./bytes.ts";
import { conversions } from "./conversions.ts";
import { crossServiceFunctions, documentFunctions } from "./document-functions.ts";
import { durationFunctions, durationMethods } from "./duration-methods.ts";
import { latLngFunctions, latLngMethods } from "./latlng-methods.ts";
import { listMethods } from "./list-methods.ts";
import { mapDiffMethods } from "./map-diff-methods.ts";
import { mapMethods } from "./map-methods.ts";
import { mathFunctions } from "./math-functions.ts";
import { pathMethods } from "./path-methods.ts";
import { setMethods } from "./set-methods.ts";
import { stringMethods } from "./string-methods.ts";
import { timestampFunctions, timestampMethods } from "./timestamp-methods.ts";

/** A method whose object has already been found to be of the right type. */
export type AnyMethod = Builtin<never>;

const METHODS: readonly (readonly [TypeName, BuiltinTable<never>])[] = [
  ["string", stringMethods],
  ["bytes", bytesMethods],
  ["list", listMethods],
  ["map", mapMethods],
  ["set", setMethods],
  ["map_diff", mapDiffMethods],
  ["path", pathMethods],
  ["timestamp", timestampMethods],
  ["duration", durationMethods],
  ["latlng", latLngMethods],
];

/** The meaning of a method name for each type that has it; empty when no type does. */
export function methodsNamed(name: string): ReadonlyMap<TypeName, AnyMethod> {
  const found = new Map<TypeName, AnyMethod>();
  for (const [type, table] of METHODS) {
    const method = Object.hasOwn(table, name) ? table[name] : undefined;
    if (method !== undefined) found.set(type, method);
  }
  return found;
}

/** Types that may stand behind `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  "bool",
  "bytes",
  "constraint",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "map_diff",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
  "vector",
]);

const NAMESPACES: Readonly<Record<string, FunctionTable>> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latLngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

/** `math`, `hashing`, …; `firestore` only in the rules of another service. */
export function namespaceNamed(name: string, service: string): FunctionTable | null {
  if (name === "firestore" && service === "firebase.storage") return crossServiceFunctions;
  return Object.hasOwn(NAMESPACES, name) ? (NAMESPACES[name] ?? null) : null;
}

/** A namespace of every service: its name can be nothing else. */
export const isPackage = (name: string): boolean => Object.hasOwn(NAMESPACES, name);

/** Functions without a namespace. Documents are read by bare names in Firestore's rules only. */
export function functionNamed(name: string, service: string): Builtin<null> | null {
  if (Object.hasOwn(conversions, name)) return conversions[name] ?? null;
  if (service !== "cloud.firestore") return null;
  return Object.hasOwn(documentFunctions, name) ? (documentFunctions[name] ?? null) : null;
}
