import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startBackend } from "../../index.ts";
import { createClock } from "../../service/clock.ts";
import { buildFunctions, bundleFolder } from "../fixtures/build-functions.ts";

const projectId = "demo-host";

async function call(port: number, name: string, data: unknown = null): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/${projectId}/us-central1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  });
  return ((await answer.json()) as { result?: unknown; error?: unknown }).result ?? answer.status;
}

const documentAt = (path: string) => ({
  documents: { documents: [`projects/${projectId}/databases/(default)/documents/${path}`] },
});

test("a new bundle is loaded without losing a call, a broken one leaves the old in place", async () => {
  const bundle = join(mkdtempSync(join(bundleFolder(), "changing-")), "index.cjs");
  const source = (answer: string) =>
    `const { onCall } = require("firebase-functions/v2/https"); exports.answer = onCall(() => "${answer}");`;
  writeFileSync(bundle, source("old"));
  const backend = await startBackend({ projectId, functions: { bundle, watch: true } });
  const { functions } = backend.ports;
  expect(await call(functions, "answer")).toBe("old");
  writeFileSync(bundle, "this is not javascript");
  await expect.poll(() => backend.logs().some((line) => line.message.includes("did not load"))).toBe(true);
  expect(await call(functions, "answer")).toBe("old");
  writeFileSync(bundle, source("new"));
  await expect.poll(() => call(functions, "answer")).toBe("new");
  await backend.stop();
  rmSync(dirname(bundle), { recursive: true });
});

test("a bundle that does not load is the caller's to know", async () => {
  const bundle = join(mkdtempSync(join(tmpdir(), "broken-")), "index.mjs");
  writeFileSync(bundle, 'throw new Error("missing configuration");');
  await expect(startBackend({ projectId, functions: { bundle } })).rejects.toThrow("missing configuration");
});

test("schedules run when the clock passes their time, once however far it jumps", async () => {
  const clock = createClock();
  clock.set(new Date("2026-11-20T12:00:00Z"));
  const backend = await startBackend({ projectId, clock, functions: { bundle: await buildFunctions("cjs") } });
  clock.advance(3 * 24 * 3_600_000);
  await backend.idle();
  const runs = backend.core.readTarget(documentAt("runs/nightly")).documents[0]?.fields["runs"];
  await backend.stop();
  expect(runs).toEqual({ integerValue: "1" });
});

test("time passes schedule by schedule, and a minute that happens to pass starts none", async () => {
  const clock = createClock();
  clock.set(new Date("2026-11-20T12:00:00Z"));
  const backend = await startBackend({
    projectId,
    clock,
    functions: { bundle: await buildFunctions("cjs"), schedules: "moved-clock" },
  });
  await backend.passTime(2 * 24 * 3_600_000);
  // Two nights in one stride.
  await backend.passTime(2 * 24 * 3_600_000, { strideMilliseconds: 40 * 3_600_000 });
  const { fields } = backend.core.readTarget(documentAt("runs/nightly")).documents[0] ?? {};
  await backend.stop();
  expect(fields).toMatchObject({
    runs: { integerValue: "3" },
    at: { stringValue: expect.stringMatching(/^2026-11-2[34]T/) as string },
  });
});

test("an endless function is ended and the others come back", async () => {
  const backend = await startBackend({
    projectId,
    functions: { bundle: await buildFunctions("esm"), stallTimeout: 300 },
  });
  const { functions } = backend.ports;
  expect(await call(functions, "endless")).toBe(503);
  expect(await call(functions, "echo", 1)).toMatchObject({ data: 1 });
  await backend.stop();
});

test("restarts that overlap each other and a crash end with one process, and it comes back once more", async () => {
  const bundle = await buildFunctions("esm");
  const backend = await startBackend({ projectId, functions: { bundle, schedules: "manual" } });
  await Promise.all([backend.restartFunctions(), backend.killFunctions(), backend.restartFunctions()]);
  const { functions } = backend.ports;
  expect(await call(functions, "deadly")).toBe(503);
  expect(await call(functions, "echo", 1)).toMatchObject({ data: 1 });
  await backend.stop();
});

test("who is killed on purpose comes back at once each time, who dies by itself has to wait longer and longer", async () => {
  const bundle = await buildFunctions("esm");
  const backend = await startBackend({ projectId, functions: { bundle, schedules: "manual" } });
  const { functions } = backend.ports;
  const waits = (): readonly string[] =>
    backend.logs().flatMap(({ message }) => / in (\d+) ms\.$/.exec(message)?.[1] ?? []);
  for (let kills = 0; kills < 3; kills++) {
    await backend.killFunctions();
    expect(await call(functions, "echo", 1)).toMatchObject({ data: 1 });
  }
  expect(waits()).toEqual(["50", "50", "50"]);
  for (let deaths = 0; deaths < 2; deaths++) expect(await call(functions, "deadly")).toBe(503);
  await expect.poll(waits).toEqual(["50", "50", "50", "100", "200"]);
  await backend.stop();
});

test("kill -9 of the backend leaves no process behind and no event undelivered", async () => {
  const bundle = await buildFunctions("esm");
  const data = mkdtempSync(join(tmpdir(), "kill-"));
  const cli = fileURLToPath(new URL("../../cli.ts", import.meta.url));
  const child = spawn(
    process.execPath,
    [cli, "--project", projectId, "--functions", bundle, "--data", data, "--schedules", "manual"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { ports } = JSON.parse(line) as { ports: { functions: number; firestore: number } };
  const { pid } = (await call(ports.functions, "time")) as { pid: number };
  await fetch(`http://127.0.0.1:${ports.functions}/admin/functions/kill`, {
    method: "POST",
    body: '{"stayDown":true}',
  });
  await fetch(`http://127.0.0.1:${ports.functions}/admin/functions/restart`, { method: "POST" });
  const { pid: second } = (await call(ports.functions, "time")) as { pid: number };
  const writes = Array.from({ length: 50 }, (_, index) => ({
    update: {
      name: `projects/${projectId}/databases/(default)/documents/notes/${index}`,
      fields: { text: { stringValue: "kept" } },
    },
  }));
  const commit = await fetch(
    `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents:commit`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ writes }),
    },
  );
  expect(commit.status).toBe(200);
  child.kill("SIGKILL");
  // The acts of one process at the end of another are seen from outside only.
  const isAlive = (id: number): boolean => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => isAlive(pid) || isAlive(second)).toBe(false);
  const backend = await startBackend({ projectId, dataDir: data, functions: { bundle, schedules: "manual" } });
  await backend.idle();
  const names = writes.map((_, index) => documentAt(`copies/${index}`).documents.documents[0]!);
  expect(backend.core.readTarget({ documents: { documents: names } }).documents).toHaveLength(50);
  await backend.stop();
});
