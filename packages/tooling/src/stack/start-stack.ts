import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildProduct } from "./build.ts";
import { busyPorts } from "./busy-ports.ts";
import { startChild } from "./child.ts";
import type { Child } from "./child.ts";
import { projectId } from "./local-environment.ts";
import type { StackPorts } from "./local-environment.ts";
import { openLogFiles } from "./log-files.ts";
import { root } from "./root.ts";
import { Refusal, timed } from "./say.ts";
import { readSignIns, seedDemo, signInsFile } from "./seed-demo.ts";
import type { DemoSignIn } from "./seed-demo.ts";
import { waitUntilAnswering } from "./wait-for.ts";

export interface StackOptions {
  readonly ports: StackPorts;
  /** Database, files, logs and sign-ins of this stack. */
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly build: boolean;
  /** Development servers that follow every change, instead of the built apps. */
  readonly development?: boolean;
}

export interface Stack {
  readonly ports: StackPorts;
  readonly dataDir: string;
  readonly signIns: readonly DemoSignIn[];
  /** Resolves with the exit code once the stack has been stopped by a signal or by the death of a part. */
  untilStopped(): Promise<number>;
  stop(): Promise<void>;
}

const node = process.execPath;

const backendEnvironmentFile = "backend-environment.json";

/** What the server SDKs need to reach the running backend of a stack; the backend itself says so when it is ready. */
export function readBackendEnvironment(dataDir: string): Readonly<Record<string, string>> | null {
  const file = join(dataDir, backendEnvironmentFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : null;
}

/** The backend's command line tells on one line of JSON when it is ready. */
function startBackend(options: StackOptions, onLine: (line: string) => void): { child: Child; ready: Promise<void> } {
  const config = join(options.dataDir, "backend.json");
  writeFileSync(
    config,
    JSON.stringify(
      {
        projectId,
        dataDir: join(options.dataDir, "backend"),
        ports: {
          firestore: options.ports.firestore,
          auth: options.ports.auth,
          functions: options.ports.functions,
          storage: options.ports.storage,
        },
        firestoreRules: join(root, "firestore.rules"),
        storageRules: join(root, "storage.rules"),
        functions: {
          bundle: join(root, "functions/dist/index.js"),
          env: options.environment,
          // With the emulator flag the apps address the US base as europe-west3 (specification section 7).
          regionAliases: { "us-central1": "europe-west3" },
        },
        watch: options.development ?? false,
      },
      null,
      2,
    ),
  );
  let markReady = (): void => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  const child = startChild({
    name: "backend",
    command: node,
    args: [
      "--disable-warning=ExperimentalWarning",
      join(root, "packages/local-backend/src/cli.ts"),
      "--config",
      config,
    ],
    cwd: root,
    env: {},
    onLine: (line) => {
      onLine(line);
      if (!line.startsWith('{"ready":true')) return;
      const { env } = JSON.parse(line) as { env: Record<string, string> };
      writeFileSync(join(options.dataDir, backendEnvironmentFile), JSON.stringify(env));
      markReady();
    },
  });
  return { child, ready };
}

/** Keeps what the apps would send to services elsewhere. */
function startServices(options: StackOptions, onLine: (line: string) => void): { child: Child; ready: Promise<void> } {
  let markReady = (): void => {};
  const ready = new Promise<void>((resolve) => (markReady = resolve));
  const child = startChild({
    name: "services",
    command: node,
    args: [
      join(root, "packages/local-services/src/cli.ts"),
      "--port",
      String(options.ports.services),
      "--data",
      join(options.dataDir, "services"),
    ],
    cwd: root,
    env: {},
    onLine: (line) => {
      onLine(line);
      if (line.startsWith('{"ready":true')) markReady();
    },
  });
  return { child, ready };
}

function startApp(name: "storefront" | "console", options: StackOptions, onLine: (line: string) => void): Child {
  const next = join(root, "apps", name, "node_modules/next/dist/bin/next");
  return startChild({
    name,
    command: node,
    args: [
      next,
      options.development ? "dev" : "start",
      "--port",
      String(options.ports[name]),
      "--hostname",
      "localhost",
    ],
    cwd: join(root, "apps", name),
    env: {
      ...options.environment,
      NEXT_TELEMETRY_DISABLED: "1",
      DEMO_SIGN_INS_FILE: signInsFile(options.dataDir),
    },
    onLine,
  });
}

async function seedIfEmpty(options: StackOptions): Promise<void> {
  const marker = join(options.dataDir, "seeded");
  if (existsSync(marker)) return;
  await timed("Demodaten werden angelegt", () =>
    seedDemo(options.dataDir, { ...options.environment, ...readBackendEnvironment(options.dataDir) }),
  );
  writeFileSync(marker, new Date().toISOString());
}

async function refuseBusyPorts(ports: StackPorts): Promise<void> {
  const busy = await busyPorts({ ...ports });
  if (busy.length === 0) return;
  throw new Refusal(
    `Belegte Ports: ${busy.join(", ")}. Läuft Lokalkorb schon? Sonst das andere Programm beenden oder mit LOKALKORB_PORT_OFFSET=100 ausweichen.`,
  );
}

/** Starts backend, functions, local services and both apps, seeding an empty database on the way. Nothing stays behind when it fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  mkdirSync(options.dataDir, { recursive: true });
  await refuseBusyPorts(options.ports);
  const logs = openLogFiles(join(options.dataDir, "logs"));
  const children: Child[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.toReversed().map((child) => child.stop()));
    logs.close();
  };
  let stopping = false;
  const signalled = new Promise<number>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        void stop().then(() => {
          resolve(0);
          process.exit(0);
        });
      });
    }
  });
  try {
    if (options.build) await timed("Apps und Funktionen werden gebaut", buildProduct);
    await timed("Datenbank, Anmeldung, Ablage, Funktionen und lokale Dienste starten", async () => {
      const starting = [
        { ...startBackend(options, logs.line("backend")), log: "backend.log", what: "Das lokale Backend ist" },
        { ...startServices(options, logs.line("services")), log: "services.log", what: "Die lokalen Dienste sind" },
      ];
      children.push(...starting.map(({ child }) => child));
      await Promise.all(
        starting.map(({ child, ready, log, what }) => {
          const died = child.exited.then(() => {
            throw new Refusal(`${what} beim Start beendet worden. Einzelheiten: ${join(logs.folder, log)}`);
          });
          return Promise.race([ready, died]);
        }),
      );
    });
    await seedIfEmpty(options);
    await timed("Storefront und Konsole starten", async () => {
      for (const name of ["storefront", "console"] as const) children.push(startApp(name, options, logs.line(name)));
      for (const child of children.slice(-2)) {
        const port = options.ports[child.name === "console" ? "console" : "storefront"];
        await waitUntilAnswering(`http://localhost:${port}/${child.name === "console" ? "anmelden" : ""}`, child);
      }
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports: options.ports,
    dataDir: options.dataDir,
    signIns: readSignIns(options.dataDir),
    stop,
    untilStopped: () =>
      Promise.race([
        signalled,
        ...children.map(async (child) => {
          const code = await child.exited;
          if (stopping) return signalled;
          await stop();
          throw new Refusal(
            `${child.name} ist unerwartet beendet worden (Code ${code}). Einzelheiten: ${join(logs.folder, `${child.name}.log`)}`,
          );
        }),
      ]),
  };
}

/** Forgets everything of a stack that is not running. */
export const forgetStack = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });

export function describeStack({ ports, signIns }: Stack): string {
  const width = Math.max(0, ...signIns.map(({ shop, role }) => shop.length + role.length + 3));
  const people = signIns.map(
    ({ shop, role, email, password }) => `  ${`${shop} · ${role}`.padEnd(width)}  ${email}  ${password}`,
  );
  return [
    "",
    `Storefront  http://localhost:${ports.storefront}`,
    `Konsole     http://localhost:${ports.console}`,
    `Dienste     http://127.0.0.1:${ports.services}`,
    "",
    ...(people.length > 0 ? ["Demo-Anmeldungen:", ...people, ""] : []),
  ].join("\n");
}
