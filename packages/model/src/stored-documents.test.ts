import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decodeDocument, encodeFields } from "./document/converter.ts";
import { orderDocument } from "./documents/restaurants/orders.ts";
import { matchPath } from "./testing/match-path.ts";
import { documentModules } from "./testing/document-modules.ts";

/** A document as the database sends it: proto3 JSON. */
interface WireDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, WireValue>>;
}
type WireValue = Readonly<Record<string, unknown>>;

const definitions = documentModules.flatMap((module) => module.definitions);

/** One of each shape that the demo stored on that day. */
const stored = JSON.parse(
  readFileSync(new URL("./fixtures/stored-2026-11-24.json", import.meta.url), "utf8"),
) as readonly WireDocument[];

const envelope = new Set(["createdAt", "updatedAt", "v"]);

test.each(stored)("what was stored before is read, and saved as it was: $path", ({ path, fields }) => {
  const definition = definitions.find((one) => matchPath(one.path, path) !== null);
  if (definition === undefined) throw new Error(`no document at ${path}`);
  const inDatabase = valuesOf(fields);
  const read = decodeDocument(definition, path, inDatabase);
  if (!read.ok) throw new Error(read.issues.join("; "));
  const own = Object.entries(inDatabase).filter(([name]) => name in definition.fields || !envelope.has(name));
  expect(encodeFields(definition, read.document)).toEqual(Object.fromEntries(own));
});

test("events and follow-ups of old are read as they were: without facts, with fewer, and with one that is not known", () => {
  const at = new Date("2026-11-01T12:00:00Z");
  const events = [
    { at, type: "delayed", by: "merchant" },
    { at, type: "delayed", by: "merchant", data: { minutes: 10 } },
    { at, type: "edited", by: "customer", data: { declined: 1, times: 2 } },
    {
      at,
      type: "edited",
      by: "merchant",
      data: { before: 480, after: 580, differenceCents: 100, refundId: "refund-1" },
    },
    { at, type: "accepted", by: "system", data: { promisedAt: 1, why: "wörtlich" } },
  ];
  const order = stored.find(({ path }) => matchPath(orderDocument.path, path) !== null);
  if (order === undefined) throw new Error("no order is stored");
  const read = decodeDocument(orderDocument, order.path, { ...valuesOf(order.fields), events });
  if (!read.ok) throw new Error(read.issues.join("; "));
  expect(read.document.events.map((event) => ({ ...event, at: new Date(event.at) }))).toEqual(events);
  expect(encodeFields(orderDocument, read.document)).toMatchObject({ events });
});

const valuesOf = (fields: WireDocument["fields"]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));

function valueOf(value: WireValue): unknown {
  const [[type, inner] = []] = Object.entries(value);
  switch (type) {
    case "nullValue":
      return null;
    case "integerValue":
      return Number(inner);
    case "timestampValue":
      return new Date(inner as string);
    case "arrayValue":
      return ((inner as { values?: readonly WireValue[] }).values ?? []).map(valueOf);
    case "mapValue":
      return valuesOf((inner as { fields?: WireDocument["fields"] }).fields ?? {});
    default:
      return inner;
  }
}
