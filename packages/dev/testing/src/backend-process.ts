import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ServiceName } from "firebase-local-backend";
import { functionsBundle, testFunctionsEnv } from "./start-test-backend.ts";

type Ports = Readonly<Record<ServiceName, number>>;

/** The backend as `npm start` runs it: a process of its own, which can be killed. */
export interface BackendProcess {
  readonly projectId: string;
  readonly ports: Ports;
  readonly env: Readonly<Record<string, string>>;
  /** Asks the backend under `/admin/`. */
  admin(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown>;
  /** SIGKILL: no goodbye, no flush. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const cli = fileURLToPath(new URL("../../local-backend/src/cli.ts", import.meta.url));
const repository = fileURLToPath(new URL("../../../../", import.meta.url));

export interface BackendProcessOptions {
  readonly dataDir: string;
  readonly ports?: Ports;
  /** Lets faults work on the steps that functions name. */
  readonly steps?: boolean;
  /** How far the clock stands from the machine's own: a restarted backend knows nothing of earlier moves. */
  readonly clockOffset?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** `host:port` of another Firestore for the functions; it causes no events. */
  readonly firestoreAt?: string;
}

export async function startBackendProcess({
  dataDir,
  ports,
  steps = false,
  clockOffset = 0,
  env = {},
  firestoreAt,
}: BackendProcessOptions): Promise<BackendProcess> {
  const portOptions = Object.entries(ports ?? {}).flatMap(([name, port]) => [`--${name}-port`, String(port)]);
  const elsewhere = firestoreAt === undefined ? [] : ["--config", writeFirestoreAt(dataDir, firestoreAt)];
  const rules = ["--firestore-rules", "firestore.rules", "--storage-rules", "storage.rules"];
  const child = spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      cli,
      "--data",
      dataDir,
      "--functions",
      functionsBundle,
      "--schedules",
      "manual",
      "--region-alias",
      "us-central1=europe-west3",
      // As one word, because the number may be negative.
      `--clock-offset=${clockOffset}`,
      ...(steps ? ["--steps"] : []),
      ...rules,
      ...elsewhere,
      ...portOptions,
    ],
    { cwd: repository, env: { ...process.env, ...testFunctionsEnv, ...env }, stdio: ["ignore", "pipe", "ignore"] },
  );
  const ready = await firstLine(child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return {
    ...ready,
    admin: async (method, path, body) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(`http://127.0.0.1:${ready.ports.functions}/admin/${path}`, { method, ...sent })).json();
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

function writeFirestoreAt(dataDir: string, address: string): string {
  const file = join(dataDir, "firestore-elsewhere.json");
  writeFileSync(
    file,
    JSON.stringify({ functions: { bundle: functionsBundle, env: { FIRESTORE_EMULATOR_HOST: address } } }),
  );
  return file;
}

const firstLine = (child: ChildProcess): Promise<Pick<BackendProcess, "projectId" | "ports" | "env">> =>
  new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The backend ended before it was ready (code ${code ?? "none"}).`)));
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).once("line", (line) =>
        resolve(JSON.parse(line) as Pick<BackendProcess, "projectId" | "ports" | "env">),
      );
  });
