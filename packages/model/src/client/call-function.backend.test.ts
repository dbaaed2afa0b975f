import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { contract } from "@lokalkorb/contracts/contract";
import * as z from "@lokalkorb/contracts/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localConfig } from "../testing/local-config.ts";
import { functionCaller, type CallFunction } from "./call-function.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";

/** Speaks the protocol of callables and remembers where calls went. */
let server: Server;
let app: FirebaseApp;
let asked: { path: string; body: unknown }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      asked.push({ path: request.url ?? "", body: JSON.parse(text) });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  app = initializeApp({ projectId: "demo-calls", apiKey: "local", appId: "local" }, "calls");
});
afterAll(async () => {
  await deleteApp(app);
  await new Promise((resolve) => server.close(resolve));
});

const input = z.strictObject({ n: z.int() });
const output = z.object({ twice: z.int() });
const inEurope = contract({ name: "double", region: "europe", input, output, refusals: ["below-minimum"] });
const inUs = contract({ name: "feed", region: "us", input, output, refusals: [] });

const port = (): number => (server.address() as AddressInfo).port;
const emulated = (): ClientConfig =>
  localConfig({ projectId: "demo-calls", ports: { firestore: 1, auth: 1, storage: 1, functions: 1 } }, port());
const caller = (config = emulated()): CallFunction => functionCaller(app, config, () => true);

test("F26 with the emulator, functions are addressed in europe-west1 and europe-west3", async () => {
  asked = [];
  answer = { status: 200, body: { result: { twice: 4 } } };
  expect(await caller()(inEurope, { n: 2 })).toEqual({ ok: true, value: { twice: 4 } });
  await caller()(inUs, { n: 2 });
  expect(asked).toEqual([
    { path: "/demo-calls/europe-west1/double", body: { data: { n: 2 } } },
    { path: "/demo-calls/europe-west3/feed", body: { data: { n: 2 } } },
  ]);
});

test("F25 without the emulator flag the configured base addresses are used, whatever the ports say", async () => {
  asked = [];
  answer = { status: 200, body: { result: { twice: 4 } } };
  const base = `http://127.0.0.1:${port()}`;
  const call = caller({
    ...emulated(),
    emulators: { ...emulated().emulators, enabled: false },
    functionsBase: { us: `${base}/us`, europe: `${base}/eu/` },
  });
  await call(inEurope, { n: 2 });
  await call(inUs, { n: 2 });
  expect(asked.map(({ path }) => path)).toEqual(["/eu/double", "/us/feed"]);
});

test("a refusal comes back as the plain object that was sent", async () => {
  const refusal = { type: "below-minimum", minimumCents: 2000, missingCents: 430 };
  answer = {
    status: 400,
    body: { error: { status: "FAILED_PRECONDITION", message: "below-minimum", details: { refusal } } },
  };
  expect(await caller()(inEurope, { n: 2 })).toEqual({ ok: false, refusal });
  // No page has words for what its contract does not name.
  expect(await caller()(inUs, { n: 2 })).toMatchObject({ ok: false, failure: { type: "unexpected" } });
});

test.each([
  ["PERMISSION_DENIED", 403, "denied"],
  ["UNAVAILABLE", 503, "unavailable"],
  ["INTERNAL", 500, "unexpected"],
])("a failure %s is %s", async (status, code, type) => {
  answer = { status: code, body: { error: { status, message: status } } };
  expect(await caller()(inEurope, { n: 2 })).toMatchObject({ ok: false, failure: { type } });
});

test("an answer that is not in the contract is a failure", async () => {
  answer = { status: 200, body: { result: { twice: "four" } } };
  expect(await caller()(inEurope, { n: 2 })).toMatchObject({ ok: false, failure: { type: "unexpected" } });
});

test("without a network every failed call is called offline", async () => {
  const call = functionCaller(
    app,
    {
      ...emulated(),
      emulators: { ...emulated().emulators, enabled: false },
      functionsBase: { us: "", europe: "http://127.0.0.1:1" },
    },
    () => false,
  );
  expect(await call(inEurope, { n: 2 })).toMatchObject({ ok: false, failure: { type: "offline" } });
});
