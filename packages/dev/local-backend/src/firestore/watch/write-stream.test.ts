import { expect, test, vi } from "vitest";
import type { Json } from "../protocol/firestore-core.ts";
import { createFakeCore, fakeRoot } from "./fixtures/fake-core.ts";
import { openScriptedStream } from "./fixtures/scripted-stream.ts";
import { createWriteStream } from "./write-stream.ts";

const database = "projects/demo/databases/(default)";
const set = (path: string) => ({ update: { name: `${fakeRoot}/${path}`, fields: {} } });

test("greets without results, then answers each batch in order with a new token", async () => {
  const stream = openScriptedStream(createWriteStream(createFakeCore()));
  stream.send({ database });
  const [greeting] = stream.take();
  expect(greeting).toEqual({ streamId: expect.any(String), streamToken: expect.stringMatching(/.+/) });
  stream.send({ streamToken: greeting?.["streamToken"], writes: [set("a/1"), set("a/2")] });
  stream.send({ streamToken: greeting?.["streamToken"], writes: [set("a/3")] });
  const answers: Json[] = [];
  await vi.waitUntil(() => answers.push(...stream.take()) >= 2);
  expect(answers.map((answer) => (answer["writeResults"] as unknown[]).length)).toEqual([2, 1]);
  expect(new Set([greeting, ...answers].map((answer) => answer?.["streamToken"])).size).toBe(3);
});

test("a refused batch ends the stream with its status; batches behind it are not done here", async () => {
  const core = createFakeCore();
  const stream = openScriptedStream(createWriteStream(core));
  stream.send({ database });
  stream.send({ writes: [set("a/1")] });
  stream.send({ writes: [set("forbidden/1")] });
  stream.send({ writes: [set("a/2")] });
  await vi.waitUntil(() => stream.ending !== null);
  expect(stream.ending?.error?.status).toBe("PERMISSION_DENIED");
  const { documents } = core.readTarget({
    query: { parent: fakeRoot, structuredQuery: { from: [{ collectionId: "a" }] } },
  });
  expect(documents.map(({ name }) => name)).toEqual([`${fakeRoot}/a/1`]);
});

test("the empty goodbye is accepted, a first message without a database is not", () => {
  const handler = createWriteStream(createFakeCore());
  const polite = openScriptedStream(handler);
  polite.send({ database });
  polite.send({ writes: [] });
  expect(polite.ending).toBeNull();
  const rude = openScriptedStream(handler);
  rude.send({ writes: [set("a/1")] });
  expect(rude.ending?.error?.status).toBe("INVALID_ARGUMENT");
});
