import { invalidParam, missingParam, unknownParam } from "./api-error.ts";
import type { FormMap, FormValue } from "./form-body.ts";

/** Reads one request's parameters, complaining in the words of the service. */
export interface Params {
  readonly all: FormMap;
  text(path: string): string | null;
  required(path: string): string;
  integer(path: string): number | null;
  requiredInteger(path: string): number;
  flag(path: string): boolean | null;
  map(path: string): FormMap | null;
  list(path: string): readonly FormValue[];
  /** Keys and texts; an empty text deletes the key. */
  metadata(path?: string): Readonly<Record<string, string>>;
  /** Refuses names at the top that the call does not know. */
  only(...names: readonly string[]): void;
}

const isMap = (value: FormValue | undefined): value is FormMap =>
  typeof value === "object" && !Array.isArray(value) && value !== null;

const at = (all: FormMap, path: string): FormValue | undefined =>
  path.split(".").reduce<FormValue | undefined>((value, key) => (isMap(value) ? value[key] : undefined), all);

/** `a.b` as the service writes it. */
function spelled(path: string): string {
  const [first = "", ...rest] = path.split(".");
  return `${first}${rest.map((part) => `[${part}]`).join("")}`;
}

export function readParams(all: FormMap): Params {
  const text = (path: string): string | null => {
    const value = at(all, path);
    if (value === undefined || value === "") return null;
    if (typeof value !== "string") throw invalidParam(spelled(path), `Invalid string: ${JSON.stringify(value)}`);
    return value;
  };
  const required = (path: string): string => {
    const value = text(path);
    if (value === null) throw missingParam(spelled(path));
    return value;
  };
  const integer = (path: string): number | null => {
    const value = text(path);
    if (value === null) return null;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidParam(spelled(path), `Invalid integer: ${value}`, "parameter_invalid_integer");
    }
    return Number(value);
  };
  const map = (path: string): FormMap | null => {
    const value = at(all, path);
    return isMap(value) ? value : null;
  };
  return {
    all,
    text,
    required,
    integer,
    map,
    requiredInteger: (path) => {
      const value = integer(path);
      if (value === null) throw missingParam(spelled(path));
      return value;
    },
    flag: (path) => {
      const value = text(path);
      if (value === null) return null;
      if (value !== "true" && value !== "false") throw invalidParam(spelled(path), `Invalid boolean: ${value}`);
      return value === "true";
    },
    list: (path) => {
      const value = at(all, path);
      return Array.isArray(value) ? (value as readonly FormValue[]) : [];
    },
    metadata: (path = "metadata") =>
      Object.fromEntries(
        Object.entries(map(path) ?? {}).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
      ),
    only: (...names) => {
      const known = new Set([...names, "expand"]);
      const unknown = Object.keys(all).find((name) => !known.has(name));
      if (unknown !== undefined) throw unknownParam(unknown);
    },
  };
}
