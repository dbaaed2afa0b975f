/** A proto3 JSON value as a person would write it. */
export function readableValue(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return String(value);
  const [kind = "", content] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case "stringValue":
      return JSON.stringify(content);
    case "timestampValue":
      return `time ${String(content)}`;
    case "referenceValue":
      return `→ ${String(content).replace(/^.*?\/documents\//, "")}`;
    case "bytesValue":
      return `bytes ${String(content)}`;
    case "geoPointValue":
      return `point ${JSON.stringify(content)}`;
    case "doubleValue":
      return Number.isInteger(content) ? `${String(content)}.0` : String(content);
    case "arrayValue":
      return readableList((content as { values?: unknown[] }).values ?? [], indent);
    case "mapValue":
      return readableFields((content as { fields?: Record<string, unknown> }).fields ?? {}, indent);
    default:
      return String(content);
  }
}

export function readableFields(fields: Readonly<Record<string, unknown>>, indent = ""): string {
  const inner = `${indent}  `;
  const lines = Object.entries(fields)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, value]) => `${inner}${name}: ${readableValue(value, inner)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

function readableList(values: readonly unknown[], indent: string): string {
  const inner = `${indent}  `;
  const parts = values.map((value) => readableValue(value, inner));
  if (parts.length === 0) return "[]";
  const line = `[${parts.join(", ")}]`;
  return line.length < 80 && !line.includes("\n")
    ? line
    : `[\n${parts.map((part) => `${inner}${part}`).join("\n")}\n${indent}]`;
}
