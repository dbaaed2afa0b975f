import { isJson, type Json } from "./rest-client.ts";

/**
 * One spelling per value: proto3 JSON may leave out what is empty or zero and write times with 0, 3, 6 or 9 digits,
 * and the official emulator's JSON drops the sign of minus zero.
 */
export const plainFields = (fields: unknown): Json =>
  Object.fromEntries(Object.entries(isJson(fields) ? fields : {}).map(([name, value]) => [name, plainValue(value)]));

export function plainValue(value: unknown): unknown {
  if (!isJson(value)) return value;
  const [[kind, raw] = ["empty", null]] = Object.entries(value);
  switch (kind) {
    case "arrayValue":
      return { arrayValue: isJson(raw) && Array.isArray(raw["values"]) ? raw["values"].map(plainValue) : [] };
    case "mapValue":
      return { mapValue: plainFields(isJson(raw) ? raw["fields"] : {}) };
    case "timestampValue":
      return { timestampValue: plainTime(String(raw)) };
    case "doubleValue":
      return { doubleValue: plainDouble(raw) };
    case "geoPointValue":
      return {
        geoPointValue: [
          Number(isJson(raw) ? (raw["latitude"] ?? 0) : 0),
          Number(isJson(raw) ? (raw["longitude"] ?? 0) : 0),
        ],
      };
    default:
      return value;
  }
}

function plainDouble(raw: unknown): unknown {
  const number = Number(raw);
  if (!Number.isFinite(number)) return String(raw);
  return number === 0 ? 0 : number;
}

export const plainTime = (text: string): string => text.replace(/(\.\d*?)0*Z$/, "$1Z").replace(".Z", "Z");
