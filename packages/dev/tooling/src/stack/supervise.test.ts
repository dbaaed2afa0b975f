import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Program } from "./programs.ts";
import { supervise } from "./supervise.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lokalkorb-supervise-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes its pid down, says that it is ready, and stays. */
function aProgram(): { program: Program; pids: () => number[] } {
  const log = join(folder, "pids");
  const script = join(folder, "program.mjs");
  writeFileSync(log, "");
  writeFileSync(
    script,
    `import { appendFileSync } from "node:fs";\nappendFileSync(${JSON.stringify(log)}, process.pid + "\\n");\nconsole.log("ready");\nsetInterval(() => {}, 1000);\n`,
  );
  const program: Program = {
    name: "services",
    args: [script],
    cwd: folder,
    env: {},
    ready: { line: (line) => line === "ready" },
  };
  return { program, pids: () => readFileSync(log, "utf8").trim().split("\n").filter(Boolean).map(Number) };
}

/** A program that has ended still has its number until its parent takes note; an orphan's is the machine's first process. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

it("starts a killed program again, and a stopped one not", async () => {
  const { program, pids } = aProgram();
  const supervised = supervise(program, () => undefined);
  await supervised.ready;
  const [first = 0] = pids();
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: 10_000 });
  await supervised.stop();
  expect(pids().filter(isAlive)).toEqual([]);
  expect(pids()).toHaveLength(2);
});

it("gives up on a program that cannot start", async () => {
  const { program } = aProgram();
  const supervised = supervise({ ...program, args: [join(folder, "missing.mjs")] }, () => undefined);
  await expect(supervised.ready).rejects.toThrow("beendet");
  await supervised.stop();
});

it("leaves no program behind when the supervisor itself is killed", async () => {
  const { program, pids } = aProgram();
  const runner = join(folder, "runner.ts");
  const supervisor = JSON.stringify(new URL("./supervise.ts", import.meta.url).href);
  writeFileSync(
    runner,
    `import { supervise } from ${supervisor};\nconst { ready } = supervise({ ...${JSON.stringify(program)}, ready: { line: (line) => line === "ready" } }, () => {});\nawait ready;\nsetInterval(() => {}, 1000);\n`,
  );
  const running = spawn(process.execPath, [runner], { stdio: "ignore" });
  await vi.waitFor(() => expect(pids()).toHaveLength(1), { timeout: 10_000 });
  running.kill("SIGKILL");
  await vi.waitFor(() => expect(pids().filter(isAlive)).toEqual([]), { timeout: 10_000 });
});
