import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startBackend, type Backend, type ScheduleMode } from "firebase-local-backend";
import { regions, emulatorRegions } from "@lokalkorb/contracts/regions";
import { connectAdmin, type AdminHandles } from "./connect/connect-admin.ts";
import { connectClient, type Person, type TestClient } from "./connect/connect-client.ts";
import type { Scenario } from "./scenarios/scenario/shop-scenario.ts";
import { seedScenario } from "./seed/seed-scenario.ts";
import { loadOrSeed } from "./seed/seeded-state.ts";

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export interface TestBackendOptions {
  /** Written after the start, with its menus published. */
  readonly scenario?: Scenario;
  /** The built functions run unless this is false; a scenario needs them. */
  readonly functions?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  /** Default `manual`: tests run each schedule themselves. */
  readonly schedules?: ScheduleMode;
  /** For tests that delay on purpose; in all others no wait may last 5 s (R10). */
  readonly longWaits?: "allowed";
  /** Lets `backend.faults` and `backend.steps` work on the steps that functions name. */
  readonly steps?: boolean;
}

export interface TestBackend {
  readonly backend: Backend;
  readonly admin: AdminHandles;
  /** A browser SDK of its own for each call. */
  signIn(who: Person): Promise<TestClient>;
  stop(): Promise<void>;
}

export const functionsBundle = fromRoot("functions/dist/index.js");

/** The functions' settings; no program listens at this address. */
export const testFunctionsEnv: Readonly<Record<string, string>> = {
  APP_URL: "http://127.0.0.1:9",
  CONSOLE_URL: "http://127.0.0.1:9",
  REVALIDATE_SECRET: "test-secret",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: "9",
  MAIL_FROM: "bestellung@lokalkorb.example",
  MAIL_WEBHOOK_SECRET: "test-webhook-secret",
  ORDER_LINK_SECRET: "test-order-link-secret",
  // One test goes through every callable with it; the browser tests run with it.
  APP_CHECK_ENFORCE: "false",
};

/** The same where the provider's stand-in answers on a port of this machine. */
export const providerEnv = (port: number | string): Readonly<Record<string, string>> => ({
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_API_HOST: "127.0.0.1",
  STRIPE_API_PORT: String(port),
  STRIPE_API_PROTOCOL: "http",
  PLATFORM_FEE_BPS: "300",
});

/** Real SDKs on a real backend with the real rules and the built functions. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  if (options.functions !== false && !existsSync(functionsBundle)) {
    throw new Error("The functions are not built: pnpm --filter @lokalkorb/functions build");
  }
  const backend = await startBackend({
    projectId: "demo-lokalkorb",
    firestoreRules: fromRoot("firestore.rules"),
    storageRules: fromRoot("storage.rules"),
    ...(options.dataDir === undefined ? {} : { dataDir: options.dataDir }),
    ...(options.functions === false
      ? {}
      : {
          functions: {
            bundle: functionsBundle,
            env: { ...testFunctionsEnv, ...options.env },
            regionAliases: { [regions.us]: emulatorRegions.us },
            schedules: options.schedules ?? "manual",
            steps: options.steps ?? false,
          },
        }),
  });
  const admin = connectAdmin(backend.projectId, backend.env);
  const clients: TestClient[] = [];
  const { scenario, env } = options;
  if (scenario !== undefined) {
    const { projectId, ports, clock } = backend;
    const seed = () => seedScenario({ admin, projectId, ports, scenario, now: clock.now() });
    // The index of a search service must see the scenario come into being.
    if (env?.["ALGOLIA_ADMIN_KEY"] !== undefined) await seed().then(backend.idle);
    else await loadOrSeed(backend, { scenario, bundle: functionsBundle }, seed);
    // The provider of payments goes by the machine's clock, and its events are believed for five minutes only.
    if (env?.["STRIPE_SECRET_KEY"] !== undefined) backend.clock.set(new Date());
  }
  return {
    backend,
    admin,
    signIn: async (who) => {
      const client = await connectClient(backend.projectId, backend.ports, who);
      clients.push(client);
      return client;
    },
    stop: async () => {
      await Promise.all(clients.map((client) => client.disconnect()));
      await admin.disconnect();
      await backend.stop();
      if (options.longWaits !== "allowed") refuseLongWaits(backend.longWaits());
    },
  };
}

/** Names the place to look at next: which document, and whether it was waited for or held. */
export function refuseLongWaits(waits: ReturnType<Backend["longWaits"]>): void {
  if (waits.length === 0) return;
  throw new Error(
    waits.map(({ kind, key, milliseconds }) => `R10: a ${kind} of ${Math.round(milliseconds)} ms at ${key}`).join("\n"),
  );
}
