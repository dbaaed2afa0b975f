import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A program of the stack in its own process group, so that stopping it also stops what it started. */
export interface Child {
  readonly name: string;
  /** Also the id of its group; undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Resolves with the exit code; never rejects. */
  readonly exited: Promise<number>;
  readonly running: () => boolean;
  stop(): Promise<void>;
  kill(): void;
}

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

const graceMs = 8_000;

export function startChild({ name, command, args, cwd, env, onLine }: ChildOptions): Child {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    // The fourth is the pipe of die-with-parent.mjs; nothing is written to it.
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => onLine?.(line));
  }
  let over = false;
  const exited = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      over = true;
      onLine?.(`${name}: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code) => {
      over = true;
      resolve(code ?? 1);
    });
  });
  const signalGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  return {
    name,
    pid: child.pid,
    exited,
    running: () => !over,
    kill: () => signalGroup("SIGKILL"),
    stop: async () => {
      if (over) return signalGroup("SIGKILL");
      signalGroup("SIGTERM");
      const timer = setTimeout(() => signalGroup("SIGKILL"), graceMs);
      await exited;
      clearTimeout(timer);
      signalGroup("SIGKILL");
    },
  };
}
