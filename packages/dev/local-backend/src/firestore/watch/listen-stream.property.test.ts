import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { createFakeCore, fakeRoot } from "./fixtures/fake-core.ts";
import { createListeningClient } from "./fixtures/listening-client.ts";
import { createListenStream } from "./listen-stream.ts";
import { createWatchHub } from "./watch-hub.ts";

function query(collectionId: string, rest: Json = {}, from: Json = {}): Json {
  return { query: { parent: fakeRoot, structuredQuery: { from: [{ collectionId, ...from }], ...rest } } };
}
const where = { fieldFilter: { field: { fieldPath: "a" }, op: "EQUAL", value: { stringValue: "x" } } };
const paths = ["a", "b", "c", "d", "e"].flatMap((id) => [`shops/${id}`, `towns/one/shops/${id}`]);
const targets: Json[] = [
  query("shops"),
  query("shops", { where }),
  query("shops", { limit: 2 }),
  query("shops", { where, limit: 2 }),
  query("shops", { limit: 3 }, { allDescendants: true }),
  query("shops", { where }, { allDescendants: true }),
  { documents: { documents: [`${fakeRoot}/shops/a`] } },
  { documents: { documents: [`${fakeRoot}/shops/b`, `${fakeRoot}/towns/one/shops/b`] } },
];

const targetId = fc.integer({ min: 1, max: 6 });
const changes = fc.dictionary(fc.constantFrom(...paths), fc.option(fc.constantFrom("x", "y"), { freq: 2 }), {
  minKeys: 1,
  maxKeys: 4,
});
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ commit: changes }) },
  { weight: 3, arbitrary: fc.record({ listen: targetId, target: fc.constantFrom(...targets) }) },
  { weight: 1, arbitrary: fc.record({ unlisten: targetId }) },
  { weight: 3, arbitrary: fc.record({ offline: changes, restarted: fc.boolean() }) },
);
const byName = (documents: Iterable<WireDocument>) => [...documents].toSorted((a, b) => (a.name < b.name ? -1 : 1));

test("a client that believes every message always knows exactly what the database holds", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: "max" }), (steps) => {
      const core = createFakeCore();
      const hub = createWatchHub(core);
      const put = (values: Record<string, string | null>) =>
        core.put(
          Object.fromEntries(
            Object.entries(values).map(([path, value]) => [
              path,
              value === null ? null : { a: { stringValue: value } },
            ]),
          ),
        );
      let handler = createListenStream(core, { hub });
      const client = createListeningClient(handler);
      for (const action of steps) {
        if ("commit" in action) put(action.commit);
        else if ("unlisten" in action) {
          if (client.known.has(action.unlisten)) client.unlisten(action.unlisten);
        } else if ("listen" in action) {
          if (!client.known.has(action.listen)) client.listen(action.listen, action.target);
        } else {
          if (action.restarted) handler = createListenStream(core, { hub });
          client.disconnect();
          put(action.offline);
          client.reconnect(handler);
        }
        client.catchUp();
        for (const { target, documents, state } of client.known.values()) {
          expect(byName(documents.values())).toEqual(byName(core.readTarget(target).documents));
          expect(state).toBe("current");
        }
      }
      for (const id of client.known.keys()) client.unlisten(id);
      expect(hub.watchCount).toBe(0);
    }),
    { seed: 22, numRuns: 400 },
  );
});
