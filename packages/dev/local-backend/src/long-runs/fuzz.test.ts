import { afterAll, beforeAll, expect, test } from "vitest";
import { startStreamServer, type StreamServer } from "../firestore/watch/fixtures/start-stream-server.ts";
import { seededRandom } from "../official/target/seeded-random.ts";
import { createGrpcFuzzer } from "./fuzz-grpc.ts";
import { fuzzRest, fuzzWebChannel } from "./fuzz-http.ts";
import { createFuzzTally } from "./fuzz-verdict.ts";

let server: StreamServer;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.stop());

test.each([
  ["REST calls", 400, fuzzRest],
  ["browser streams", 100, fuzzWebChannel],
] as const)("%s spoiled by chance get a clear answer each", async (_name, cases, fuzz) => {
  const tally = createFuzzTally();
  for (let index = 0; index < cases; index++) await fuzz(server.port, seededRandom(index), tally);
  expect(tally.defects).toEqual([]);
});

test("gRPC messages spoiled by chance get a clear answer each", async () => {
  const tally = createFuzzTally();
  const grpc = createGrpcFuzzer(server.port);
  for (let index = 0; index < 400; index++) await grpc.fuzz(seededRandom(index), tally);
  grpc.close();
  expect(tally.defects).toEqual([]);
});
