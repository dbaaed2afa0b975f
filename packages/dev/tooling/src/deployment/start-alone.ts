import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { startChild, type Child } from "../stack/child.ts";

export interface Alone {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The process sees no other environment than this, and where programs and npm's copies are. */
export const startAlone = ({ name, command, args, cwd, env }: Alone, onLine?: (line: string) => void): Child =>
  startChild({
    name,
    command: "env",
    args: [
      "-i",
      `PATH=${process.env["PATH"] ?? ""}`,
      `HOME=${process.env["HOME"] ?? ""}`,
      ...Object.entries({ NODE_ENV: "production", ...env }).map(([key, value]) => `${key}=${value}`),
      command,
      ...args,
    ],
    cwd,
    env: {},
    ...(onLine === undefined ? {} : { onLine }),
  });

/** The first answer that a program gives, or null when it ends or says nothing for half a minute. */
export async function answerOf(child: Child, address: string, init: RequestInit = {}): Promise<Response | null> {
  for (let tries = 0; tries < 150 && child.running(); tries += 1) {
    const answer = await fetch(address, init).catch(() => null);
    if (answer !== null) return answer;
    await later(200);
  }
  return null;
}

export const later = (ms: number): Promise<"late"> => new Promise((resolve) => setTimeout(resolve, ms, "late").unref());

/**
 * A port below those that systems hand out by themselves: a server of another test, started before the program that asked
 * for this one, cannot get it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
  throw new Error("No port between 20000 and 30000 is free.");
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
