import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** A Firestore that is compared or measured: one process, one port. */
export interface Target {
  readonly name: "ours" | "official";
  readonly host: string;
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  isRunning(): boolean;
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

const mainClass = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

export async function startOfficial(jar: string): Promise<Target> {
  const port = await freePort();
  // Its messages are only right in English.
  const java = ["java", "-Duser.language=en", "-cp", jar, mainClass, "--host", "127.0.0.1", "--port", String(port)];
  return startTarget("official", port, "nice", ["-n", "10", ...java]);
}

export interface OwnOptions {
  /** Where it keeps its data; absent: in memory. */
  readonly dataDir?: string;
  /** `low`, the default, as the emulator beside it runs. */
  readonly priority?: "low" | "normal";
}

export async function startOurs({ dataDir, priority = "low" }: OwnOptions = {}): Promise<Target> {
  const cli = fileURLToPath(new URL("../../cli.ts", import.meta.url));
  const data = dataDir === undefined ? [] : ["--data", dataDir];
  const node = [process.execPath, cli, "--project", "demo-compare", "--firestore-port", "0", ...data];
  return startTarget("ours", null, "nice", ["-n", priority === "low" ? "10" : "0", ...node]);
}

/** @param given the port to wait for; null: the process takes a free one itself and says which. */
async function startTarget(
  name: Target["name"],
  given: number | null,
  command: string,
  options: readonly string[],
): Promise<Target> {
  const begin = performance.now();
  const child = spawn(command, options, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (text: Buffer) => {
    if (given === null) said += text.toString();
  });
  const complaints: string[] = [];
  child.stderr.on("data", (text: Buffer) => {
    if (complaints.length < 200) complaints.push(text.toString());
  });
  const stop = (): Promise<void> => endProcess(child);
  const killAtExit = (): boolean => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  child.once("exit", () => process.off("exit", killAtExit));
  let port = given;
  while (port === null || !(await isUp(port))) {
    port ??= saidPort(said);
    if (child.exitCode !== null || performance.now() - begin > 60_000) {
      await stop();
      throw new Error(`The ${name} Firestore did not start:\n${complaints.join("")}`);
    }
    await delay(5);
  }
  return {
    name,
    host: "127.0.0.1",
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - begin,
    isRunning: () => isRunning(child),
    stop,
    kill: async () => {
      if (!isRunning(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The port of the line in which our backend says that it is ready. */
function saidPort(said: string): number | null {
  const port = /"ready":true.*"firestore":(\d+)/.exec(said)?.[1];
  return port === undefined ? null : Number(port);
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await (await fetch(`http://127.0.0.1:${port}/`)).text()).startsWith("Ok");
  } catch {
    return false;
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

async function endProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const forced = setTimeout(() => child.kill("SIGKILL"), 5000);
  await ended;
  clearTimeout(forced);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
