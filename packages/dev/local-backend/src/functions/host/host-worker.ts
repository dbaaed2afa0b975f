import { fork, type ChildProcess } from "node:child_process";
import { Agent } from "node:http";
import { extname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FunctionEndpoint } from "./endpoint.ts";
import { hostBundleVariable, hostClockVariable, type FromHost, type ToHost } from "./host-messages.ts";
import type { LogRing } from "./log-ring.ts";

/** Beside this file, from source or packed. */
const hostProcessPath = fileURLToPath(new URL(`./host-process${extname(import.meta.url)}`, import.meta.url));
const drainTimeout = 10_000;
/** A function that computes this long without a pause is taken for endless. */
const stallTimeout = 20_000;

/** One run of the host process, from ready to exit. */
export interface HostWorker {
  readonly port: number;
  readonly agent: Agent;
  readonly endpoints: readonly FunctionEndpoint[];
  /** Resolves when the process is gone, however it went. */
  readonly exited: Promise<void>;
  moveClock(offset: number): void;
  /** Resolves once the process goes by the last offset it was told, or is gone. */
  readonly clockMoved: () => Promise<void>;
  /** Lets running requests finish, then ends the process. */
  drain(): Promise<void>;
  kill(): void;
}

/** The bundle threw while loading, or the process ended before it was ready. */
export class HostStartError extends Error {}

export interface HostWorkerOptions {
  readonly bundle: string;
  readonly env: Readonly<Record<string, string>>;
  readonly clockOffset: number;
  readonly log: LogRing;
  /** Ends the process even while it is still loading. */
  readonly signal: AbortSignal;
  readonly stallTimeout?: number;
}

export async function startHostWorker(options: HostWorkerOptions): Promise<HostWorker> {
  const child = fork(hostProcessPath, [], {
    // Nothing of a test runner's or debugger's flags belongs into the process of the functions.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    signal: options.signal,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...withoutNodeOptions(process.env),
      ...options.env,
      [hostBundleVariable]: options.bundle,
      [hostClockVariable]: String(options.clockOffset),
    },
  });
  if (child.stdout !== null) options.log.follow(child.stdout, "INFO");
  if (child.stderr !== null) options.log.follow(child.stderr, "ERROR");
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const ready = await untilReady(child);
  const agent = new Agent({ keepAlive: true });
  const send = (message: ToHost): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  endWhenStalled(child, send, options);
  const gone = exited.then(() => agent.destroy());
  const clock = followClock(child, send, gone);
  return {
    port: ready.port,
    endpoints: ready.endpoints,
    agent,
    exited: gone,
    ...clock,
    drain: async () => {
      send({ kind: "drain" });
      const deadline = setTimeout(() => child.kill("SIGKILL"), drainTimeout);
      await exited;
      clearTimeout(deadline);
    },
    kill: () => void child.kill("SIGKILL"),
  };
}

/** Offsets travel on another line than calls and may be overtaken by them, so a call waits until the process has confirmed the last one. */
function followClock(
  child: ChildProcess,
  send: (message: ToHost) => void,
  gone: Promise<void>,
): Pick<HostWorker, "moveClock" | "clockMoved"> {
  let unconfirmed = 0;
  let moved = Promise.withResolvers<void>();
  moved.resolve();
  const confirm = (message: FromHost): void => {
    if (message.kind === "clock-moved" && --unconfirmed === 0) moved.resolve();
  };
  child.on("message", confirm);
  return {
    moveClock: (offset) => {
      if (unconfirmed++ === 0) moved = Promise.withResolvers();
      send({ kind: "clock", offset });
    },
    clockMoved: () => Promise.race([moved.promise, gone]),
  };
}

/** An endless loop blocks every function of the process; only a new process helps. */
function endWhenStalled(
  child: ChildProcess,
  send: (message: ToHost) => void,
  { log, stallTimeout: patience = stallTimeout }: HostWorkerOptions,
): void {
  let lastAnswer = performance.now();
  let lastLook = lastAnswer;
  child.on("message", (message: FromHost) => {
    if (message.kind === "alive") lastAnswer = performance.now();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    // A laptop that slept, or this process being busy, is not the functions' fault.
    if (now - lastLook > patience / 2) lastAnswer = now;
    lastLook = now;
    if (now - lastAnswer < patience) return send({ kind: "ask-alive" });
    log.add(
      "ERROR",
      `A function has held up all others for ${Math.round(patience / 1000)} seconds; ending the process.`,
    );
    child.kill("SIGKILL");
  }, patience / 10);
  timer.unref();
  child.once("exit", () => clearInterval(timer));
}

/** A broken connection usually means the process is ending; waits a moment for that to be certain. */
export const untilGone = (worker: HostWorker): Promise<void> =>
  Promise.race([worker.exited, delay(250, undefined, { ref: false })]);

function withoutNodeOptions(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_CHANNEL_FD: _channel, VITEST: _vitest, ...rest } = env;
  return rest;
}

const untilReady = (child: ChildProcess): Promise<FromHost & { kind: "ready" }> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new HostStartError(`The functions process ended before it was ready (code ${code ?? "none"}).`));
    child.on("error", reject);
    child.once("exit", onExit);
    child.on("message", (message: FromHost) => {
      child.off("exit", onExit);
      if (message.kind === "ready") resolve(message);
      else if (message.kind === "failed") reject(new HostStartError(message.message));
    });
  });
