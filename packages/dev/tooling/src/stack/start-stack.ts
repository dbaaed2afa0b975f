import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildProduct } from "./build.ts";
import { busyPorts } from "./busy-ports.ts";
import type { StackPorts } from "./local-environment.ts";
import { openLogFiles } from "./log-files.ts";
import { appProgram, backendProgram, backendReadyFile, servicesProgram, type Program } from "./programs.ts";
import { Refusal, timed } from "./say.ts";
import { readSignIns, seedDemo, type DemoSignIn } from "./seed-demo.ts";
import { supervise, type Supervised } from "./supervise.ts";

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
  readonly signIns: readonly DemoSignIn[];
  /** Resolves with the exit code once a signal has stopped the stack; rejects when a part cannot be kept running. */
  untilStopped(): Promise<number>;
}

/** The settings by which server SDKs reach the running backend of a stack; null before its first start. */
export function readBackendEnvironment(dataDir: string): Readonly<Record<string, string>> | null {
  const file = backendReadyFile(dataDir);
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, "utf8")) as { env: Record<string, string> }).env;
}

async function seedIfEmpty({ dataDir, environment }: StackOptions): Promise<void> {
  const marker = join(dataDir, "seeded");
  if (existsSync(marker)) return;
  const target = { ...environment, ...readBackendEnvironment(dataDir) };
  await timed("Demodaten werden angelegt", () => seedDemo(dataDir, target));
  writeFileSync(marker, new Date().toISOString());
}

async function refuseBusyPorts(ports: StackPorts): Promise<void> {
  const busy = await busyPorts({ ...ports });
  if (busy.length === 0) return;
  throw new Refusal(
    `Belegte Ports: ${busy.join(", ")}. Läuft Lokalkorb schon? Sonst das andere Programm beenden oder mit LOKALKORB_PORT_OFFSET=100 ausweichen.`,
  );
}

/** Calls `stop` once for the first signal; a person who presses Ctrl+C twice is not heard twice. */
function stopOnSignal(stop: () => Promise<void>): Promise<number> {
  let stopping = false;
  return new Promise((resolve) => {
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
}

/** Starts backend, local services and both apps, seeding an empty database on the way. Nothing stays behind when it fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir, build } = options;
  mkdirSync(dataDir, { recursive: true });
  await refuseBusyPorts(ports);
  const logs = openLogFiles(join(dataDir, "logs"));
  const running: Supervised[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.toReversed().map((program) => program.stop()));
    logs.close();
  };
  const signalled = stopOnSignal(stop);
  const start = async (programs: readonly Program[]): Promise<void> => {
    const started = programs.map((program) => supervise(program, logs.line(program.name)));
    running.push(...started);
    await Promise.all(started.map(({ ready }) => ready));
  };
  const programOptions = { ...options, development: options.development ?? false };
  try {
    if (build) await timed("Apps und Funktionen werden gebaut", buildProduct);
    await timed("Datenbank, Anmeldung, Ablage, Funktionen und lokale Dienste starten", () =>
      start([backendProgram(programOptions), servicesProgram(programOptions)]),
    );
    await seedIfEmpty(options);
    await timed("Storefront und Konsole starten", () =>
      start([appProgram("storefront", programOptions), appProgram("console", programOptions)]),
    );
  } catch (error) {
    await stop();
    throw error instanceof Refusal ? new Refusal(`${error.message} Einzelheiten: ${logs.folder}`) : error;
  }
  return {
    ports,
    signIns: readSignIns(dataDir),
    untilStopped: async () => {
      try {
        return await Promise.race([signalled, ...running.map(({ givenUp }) => givenUp)]);
      } catch (error) {
        await stop();
        throw error;
      }
    },
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
    `Storefront     http://localhost:${ports.storefront}`,
    `Konsole        http://localhost:${ports.console}`,
    `Lokale Dienste http://localhost:${ports.services}`,
    "",
    ...(people.length > 0 ? ["Demo-Anmeldungen:", ...people, ""] : []),
  ].join("\n");
}
