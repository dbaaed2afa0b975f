/**
 * Starts everything, prints one line `{"ready":true,…}` to stdout when all of it answers, runs until SIGINT or SIGTERM.
 * Logs go to stderr, so that the ready line is easy to find. Exit code 2: a port is busy, the options make no sense, or the rules
 * cannot be loaded.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Backend } from "../backend/backend.ts";
import { startBackend } from "../backend/start-backend.ts";
import { createClock } from "../service/clock.ts";
import { parseCliOptions, UsageError, usage } from "./cli-options.ts";
import type { LogLine } from "../functions/host/log-ring.ts";
import { RulesSyntaxError } from "../rules/syntax/rules-syntax-error.ts";
import { PortBusyError } from "../service/service.ts";
import type { BackendSnapshot } from "../backend/snapshot.ts";
import { watchRules } from "./watch-rules.ts";

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Every verified call logs a line at this level; they stay in `/admin/logs`. */
function print({ severity, message }: LogLine): void {
  if (severity !== "DEBUG") say(`[functions] ${severity === "INFO" ? "" : `${severity} `}${message}`);
}

async function start(): Promise<void> {
  const {
    watch,
    clockOffset,
    import: importFile,
    export: exportFile,
    ...options
  } = parseCliOptions(process.argv.slice(2));
  const clock = createClock();
  clock.advance(clockOffset);
  const backend = await startBackend({ ...options, clock, print });
  if (importFile !== undefined) await backend.load(JSON.parse(readFileSync(importFile, "utf8")) as BackendSnapshot);
  stopOnSignals(backend, () => {
    if (exportFile !== undefined) writeFileSync(exportFile, JSON.stringify(backend.snapshot()));
  });
  const sayWarnings = (): void => backend.rulesWarnings().forEach(say);
  sayWarnings();
  if (watch) {
    const apply = (rules: Parameters<Backend["setRules"]>[0]): void => {
      backend.setRules(rules);
      sayWarnings();
    };
    const { firestoreRules, storageRules } = options;
    if (firestoreRules !== undefined) watchRules(firestoreRules, (firestore) => apply({ firestore }), say);
    if (storageRules !== undefined) watchRules(storageRules, (storage) => apply({ storage }), say);
  }
  const { projectId, ports, env } = backend;
  process.stdout.write(`${JSON.stringify({ ready: true, pid: process.pid, projectId, ports, env })}\n`);
}

function stopOnSignals(backend: Backend, beforeEnd: () => void): void {
  let stopping = false;
  const stop = (): void => {
    // Asked twice means now.
    if (stopping) process.exit(1);
    stopping = true;
    beforeEnd();
    backend.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(String(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** Resolves once everything answers; ends the process when it cannot start. */
export function runCli(): Promise<void> {
  if (process.argv.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  return start().catch(complain);
}

/** A file that was named and is not there, is a folder, or may not be read. */
const isUnreadable = (error: unknown): error is { readonly path: string; readonly code: string } =>
  error instanceof Error && "path" in error && "code" in error && "syscall" in error;

const isMistakeOfTheCaller = (error: unknown): boolean =>
  [UsageError, PortBusyError, RulesSyntaxError].some((kind) => error instanceof kind) || isUnreadable(error);

function complain(error: unknown): never {
  if (error instanceof UsageError) say(`${error.message}\n${usage}`);
  else if (error instanceof PortBusyError) say(error.message);
  else if (error instanceof RulesSyntaxError) say(`The rules cannot be loaded:\n${error.message}`);
  else if (isUnreadable(error)) say(`${error.path} cannot be read (${error.code}).`);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(isMistakeOfTheCaller(error) ? 2 : 1);
}
