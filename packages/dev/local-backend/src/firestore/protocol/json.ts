import type { Json } from "./firestore-core.ts";
import { StatusError } from "./status.ts";

/** Reads the parts of a request message; a part of the wrong kind is the client's mistake. */

export function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function messageAt(json: Json, key: string): Json | undefined {
  const value = json[key];
  if (value === undefined || value === null) return undefined;
  if (!isJson(value)) throw invalid(`Invalid value at '${key}': a message is expected.`);
  return value;
}

export function textAt(json: Json, key: string): string | undefined {
  const value = json[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw invalid(`Invalid value at '${key}': a string is expected.`);
  return value;
}

export function requiredText(json: Json, key: string): string {
  const value = textAt(json, key);
  if (value === undefined || value === "") throw invalid(`Missing value for '${key}'.`);
  return value;
}

export function listAt(json: Json, key: string): readonly unknown[] {
  const value = json[key];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`Invalid value at '${key}': a list is expected.`);
  return value;
}

export function messagesAt(json: Json, key: string): readonly Json[] {
  return listAt(json, key).map((value) => {
    if (!isJson(value)) throw invalid(`Invalid value at '${key}': messages are expected.`);
    return value;
  });
}

export function textsAt(json: Json, key: string): readonly string[] {
  return listAt(json, key).map((value) => {
    if (typeof value !== "string") throw invalid(`Invalid value at '${key}': strings are expected.`);
    return value;
  });
}

/** int32 fields and Int32Value wrappers, which JSON may carry as a number, a string or `{value}`. */
export function integerAt(json: Json, key: string): number | undefined {
  const raw = json[key];
  const value = isJson(raw) ? raw["value"] : raw;
  if (value === undefined || value === null) return undefined;
  const number = typeof value === "number" ? value : typeof value === "string" && value !== "" ? Number(value) : NaN;
  if (!Number.isInteger(number)) throw invalid(`Invalid value at '${key}': an integer is expected.`);
  return number;
}
