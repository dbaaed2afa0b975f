import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";

const projectId = "demo-steps";
let backend: Backend;
let app: App;
let database: FirebaseFirestore.Firestore;

beforeAll(async () => {
  const bundle = await buildFunctions("esm");
  backend = await startBackend({ projectId, functions: { bundle, schedules: "manual", steps: true } });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId }, "steps-test");
  database = getFirestore(app);
});
afterEach(() => backend.reset());
afterAll(async () => {
  await database.terminate();
  await deleteApp(app);
  await backend.stop();
});

async function call(data: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${backend.ports.functions}/${projectId}/us-central1/inSteps`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  await answer.text();
  return answer.status;
}
const stateOf = async (id: string): Promise<unknown> => (await database.doc(`steps/${id}`).get()).get("is");
const admin = async (method: string, path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${backend.ports.functions}/admin/${path}`, { method })).json();

test("steps that nothing is planned for are passed and counted", async () => {
  expect(await call("plain")).toBe(200);
  expect(backend.steps.reached()).toEqual({ "in-steps:before-write": 1, "in-steps:after-write": 1 });
});

test("the process is killed at a step, the n-th time it is reached, and comes back by itself", async () => {
  backend.faults.add({ kind: "kill-at-step", step: "in-steps:after-write", nth: 2 });
  expect([await call("first"), await call("second"), await call("third")]).toEqual([200, 503, 200]);
  expect([await stateOf("first"), await stateOf("second"), await stateOf("third")]).toEqual([
    "done",
    "written",
    "done",
  ]);
  expect(backend.faults.active()).toEqual([]);
});

test("a killed process stays down when asked to", async () => {
  backend.faults.add({ kind: "kill-at-step", step: "in-steps:before-write", stayDown: true });
  expect(await call("down")).toBe(503);
  const waiting = call("after");
  await backend.restartFunctions();
  expect(await waiting).toBe(200);
  expect(await stateOf("down")).toBeUndefined();
});

test("a step throws", async () => {
  backend.faults.add({ kind: "throw-at-step", step: "in-steps:before-write" });
  expect([await call("thrown"), await call("fine")]).toEqual([500, 200]);
  expect(await stateOf("thrown")).toBeUndefined();
});

test("a held step waits while others overtake it, until it is let go", async () => {
  backend.faults.add({ kind: "hold-at-step", step: "in-steps:after-write" });
  const held = call("held");
  await backend.steps.waitFor("in-steps:after-write");
  expect(await call("overtakes")).toBe(200);
  expect([await stateOf("held"), await stateOf("overtakes")]).toEqual(["written", "done"]);
  expect(backend.steps.held()).toEqual(["in-steps:after-write"]);
  backend.steps.release();
  expect(await held).toBe(200);
  expect(backend.steps.held()).toEqual([]);
});

test("who is killed while it is held is held no more", async () => {
  backend.faults.add({ kind: "hold-at-step", step: "in-steps:before-write" });
  const held = call("killed");
  await backend.steps.waitFor("in-steps:before-write");
  await backend.killFunctions();
  expect(await held).toBe(503);
  await expect.poll(() => backend.steps.held()).toEqual([]);
});

test("other processes plan, wait and release under /admin/", async () => {
  await fetch(`http://127.0.0.1:${backend.ports.functions}/admin/faults`, {
    method: "POST",
    body: '{"kind":"hold-at-step","step":"in-steps:before-write"}',
  });
  const held = call("remote");
  const seen = { reached: { "in-steps:before-write": 1 }, held: ["in-steps:before-write"] };
  expect(await admin("GET", "steps/wait?step=in-steps:before-write")).toEqual(seen);
  expect(await admin("GET", "steps")).toEqual(seen);
  await admin("POST", "steps/release?step=in-steps:before-write");
  expect(await held).toBe(200);
});
