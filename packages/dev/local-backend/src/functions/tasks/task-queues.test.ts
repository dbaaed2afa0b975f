import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { getFunctions, type TaskQueue } from "firebase-admin/functions";
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { startBackend, type Backend } from "../../index.ts";
import { buildFunctions } from "../fixtures/build-functions.ts";

const projectId = "demo-tasks";
const minute = 60_000;
const hour = 60 * minute;
let bundle: string;
let backend: Backend;
let app: App;
let database: FirebaseFirestore.Firestore;

beforeAll(async () => {
  bundle = await buildFunctions("esm");
  backend = await startBackend({ projectId, functions: { bundle } });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId }, "tasks-test");
  database = getFirestore(app);
});
afterEach(async () => {
  backend.clock.set(new Date());
  await backend.reset();
});
afterAll(async () => {
  await database.terminate();
  await deleteApp(app);
  await backend.stop();
});

const queue = (name: string): TaskQueue => getFunctions(app).taskQueue(`locations/us-central1/functions/${name}`);
const runsOf = async (key: string): Promise<number[]> =>
  ((await database.doc(`pays/${key}`).get()).get("at") as number[] | undefined) ?? [];

test("a task waits for its time by the backend's clock, and its name is taken until long after", async () => {
  const start = backend.clock.now();
  await queue("pays").enqueue({ key: "late", failures: 0 }, { id: "late", scheduleTime: new Date(start + 2 * hour) });
  await backend.idle();
  expect(await runsOf("late")).toEqual([]);
  expect(backend.tasks()).toEqual([
    {
      queue: "pays",
      name: expect.stringContaining("late") as string,
      dueAt: new Date(start + 2 * hour).toISOString(),
      failures: 0,
      data: { key: "late", failures: 0 },
    },
  ]);
  backend.clock.advance(2 * hour);
  await backend.idle();
  const runs = await runsOf("late");
  expect(runs).toHaveLength(1);
  expect(runs[0]).toBeGreaterThanOrEqual(start + 2 * hour);
  await expect(queue("pays").enqueue({ key: "late", failures: 0 }, { id: "late" })).rejects.toMatchObject({
    code: "functions/task-already-exists",
  });
  backend.clock.advance(25 * hour);
  await queue("pays").enqueue({ key: "other", failures: 0 });
  await backend.idle();
  await queue("pays").enqueue({ key: "again", failures: 0 }, { id: "late" });
  await backend.idle();
  expect(await runsOf("again")).toHaveLength(1);
});

test("failures are tried again with growing pauses, each at its time, and given up in the end", async () => {
  const start = backend.clock.now();
  await queue("pays").enqueue({ key: "thrice", failures: 2 });
  await queue("pays").enqueue({ key: "never", failures: 99 });
  await backend.passTime(hour);
  const thrice = (await runsOf("thrice")).map((at) => Math.round((at - start) / minute));
  const never = (await runsOf("never")).map((at) => Math.round((at - start) / minute));
  expect([thrice, never]).toEqual([
    [0, 1, 3],
    [0, 1, 3, 7],
  ]);
  expect(backend.tasks()).toEqual([]);
  expect(backend.logs("pays").filter(({ message }) => message.includes("given up"))).toHaveLength(1);
  expect(backend.clock.now()).toBeGreaterThanOrEqual(start + hour);
});

test("a queue keeps its rate and how many run at once", async () => {
  for (let n = 0; n < 5; n++) await queue("oneByOne").enqueue({ n });
  await backend.passTime(minute);
  const done = (await database.collection("oneByOne").get()).docs.map(
    (document) => document.data() as { at: number; together: number },
  );
  expect(done).toHaveLength(5);
  expect(Math.max(...done.map(({ together }) => together))).toBe(1);
  const times = done.map(({ at }) => at).toSorted((left, right) => left - right);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(3500);
});

test("a task that was taken back does not run", async () => {
  await queue("pays").enqueue({ key: "gone", failures: 0 }, { id: "gone", scheduleDelaySeconds: 3600 });
  await queue("pays").delete("gone");
  await queue("pays").delete("gone");
  await backend.passTime(2 * hour);
  expect(await runsOf("gone")).toEqual([]);
});

test("a task comes twice and late on purpose", async () => {
  backend.faults.add({ kind: "duplicate-delivery", function: "pays" });
  await queue("pays").enqueue({ key: "twice", failures: 0 });
  await backend.idle();
  expect(await runsOf("twice")).toHaveLength(2);
  backend.faults.add({ kind: "late-delivery", function: "pays", milliseconds: hour });
  await queue("pays").enqueue({ key: "late", failures: 0 });
  await backend.idle();
  expect(await runsOf("late")).toEqual([]);
  await backend.passTime(hour);
  expect(await runsOf("late")).toHaveLength(1);
});

test("what is no task is refused by name", async () => {
  const send = async (name: string, body: string, method = "POST"): Promise<number> => {
    const path = `/projects/${projectId}/locations/us-central1/queues/${name}/tasks`;
    return (await fetch(`http://127.0.0.1:${backend.ports.functions}${path}`, { method, body })).status;
  };
  expect(await send("nothing", "{}")).toBe(404);
  expect(await send("pays", "{")).toBe(400);
  expect(await send("pays", '{"task":{"name":"a b"}}')).toBe(400);
  expect(await send("pays", '{"task":{"scheduleTime":"soon"}}')).toBe(400);
  expect(await send("pays", '{"task":{"scheduleTime":"2999-01-01T00:00:00Z"}}')).toBe(400);
  expect(await send("pays", "{}", "PATCH")).toBe(501);
});

/** As the SDK sends it, to any backend. */
async function enqueue(ports: Backend["ports"], key: string, scheduleTime: Date): Promise<number> {
  const body = Buffer.from(JSON.stringify({ data: { key, failures: 0 } })).toString("base64");
  const path = `/projects/${projectId}/locations/us-central1/queues/pays/tasks`;
  const answer = await fetch(`http://127.0.0.1:${ports.functions}${path}`, {
    method: "POST",
    body: JSON.stringify({ task: { name: key, scheduleTime: scheduleTime.toISOString(), httpRequest: { body } } }),
  });
  return answer.status;
}

test("kill -9 of everything while tasks run: each has run in the end, none is left", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "task-kill-"));
  const cli = fileURLToPath(new URL("../../cli.ts", import.meta.url));
  const options = ["--project", projectId, "--functions", bundle, "--data", dataDir, "--schedules", "manual"];
  const child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { ports } = JSON.parse(line) as { ports: Backend["ports"] };
  const names = Array.from({ length: 40 }, (_, index) => `k${index}`);
  for (const name of names) expect(await enqueue(ports, name, new Date())).toBe(200);
  child.kill("SIGKILL");
  const next = await startBackend({ projectId, dataDir, functions: { bundle, schedules: "manual" } });
  await next.idle();
  const documents = names.map((key) => `projects/${projectId}/databases/(default)/documents/pays/${key}`);
  const found = next.core.readTarget({ documents: { documents } }).documents.length;
  const left = next.tasks();
  await next.stop();
  expect([found, left]).toEqual([40, []]);
});

test("tasks that wait, or run when everything is killed, are there after the restart", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tasks-"));
  const first = await startBackend({ projectId, dataDir, functions: { bundle, schedules: "manual" } });
  await first.killFunctions({ stayDown: true });
  expect(await enqueue(first.ports, "due", new Date())).toBe(200);
  expect(await enqueue(first.ports, "later", new Date(Date.now() + hour))).toBe(200);
  await first.stop();
  const second = await startBackend({ projectId, dataDir, functions: { bundle, schedules: "manual" } });
  expect(await enqueue(second.ports, "later", new Date())).toBe(409);
  await second.passTime(hour);
  const names = ["due", "later"].map((key) => `projects/${projectId}/databases/(default)/documents/pays/${key}`);
  const found = second.core.readTarget({ documents: { documents: names } }).documents;
  await second.stop();
  expect(found).toHaveLength(2);
});
