import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { invalid } from "../protocol/json.ts";
import { parseName } from "../protocol/resource-name.ts";
import { arrayElements, mapFields } from "../protocol/value-codec.ts";

const maxBytes = 1_048_576;

/**
 * Refuses documents over 1 MiB. `jsonLength` is the length of the stored JSON, which is never shorter in
 * UTF-16 units than a third of the bytes counted here: small documents need no counting.
 */
export function checkDocumentSize(document: WireDocument, jsonLength: number): void {
  if (jsonLength < 300_000) return;
  const bytes = documentBytes(document);
  if (bytes > maxBytes) {
    throw invalid(
      `Document "${document.name}" cannot be written because its size (${bytes} bytes) exceeds the maximum allowed size of ${maxBytes} bytes.`,
    );
  }
}

/** As documented under "Storage size calculations". */
function documentBytes(document: WireDocument): number {
  const name = parseName(document.name).segments.reduce((sum, segment) => sum + textBytes(segment), 16);
  return name + 32 + fieldsBytes(document.fields);
}

function fieldsBytes(fields: Record<string, Json>): number {
  return Object.entries(fields).reduce((sum, [key, value]) => sum + textBytes(key) + valueBytes(value), 0);
}

function valueBytes(value: Json): number {
  const [kind, raw] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case "stringValue":
      return textBytes(String(raw));
    case "bytesValue":
      return Math.floor((String(raw).length * 3) / 4);
    case "referenceValue":
      return parseName(String(raw)).segments.reduce((sum, segment) => sum + textBytes(segment), 16);
    case "arrayValue":
      return arrayElements(value).reduce((sum, element) => sum + valueBytes(element), 0);
    case "mapValue":
      return fieldsBytes(mapFields(value));
    case "geoPointValue":
      return 16;
    case "nullValue":
    case "booleanValue":
      return 1;
    default:
      return 8;
  }
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}
