import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mailWebhookSecret, paymentSecrets, projectId, searchKeys, type StackPorts } from "./local-environment.ts";
import { root } from "./root.ts";
import { signInsFile } from "./seed-demo.ts";

/** One program of a stack: how it is started and how it says that it is ready. */
export interface Program {
  readonly name: "backend" | "services" | "storefront" | "console";
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Either a line of its output, or an address that answers. */
  readonly ready: { readonly line: (line: string) => boolean } | { readonly url: string };
}

export interface ProgramOptions {
  readonly ports: StackPorts;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly development: boolean;
}

const quietNode = "--disable-warning=ExperimentalWarning";

export const backendReadyFile = (dataDir: string): string => join(dataDir, "backend-ready.json");

/** Database, sign-in, file storage and functions; tells on one line of JSON when it is ready and how to reach it. */
export function backendProgram({ ports, dataDir, environment, development }: ProgramOptions): Program {
  const config = join(dataDir, "backend.json");
  const options = {
    projectId,
    dataDir: join(dataDir, "backend"),
    ports: { firestore: ports.firestore, auth: ports.auth, functions: ports.functions, storage: ports.storage },
    firestoreRules: join(root, "firestore.rules"),
    storageRules: join(root, "storage.rules"),
    functions: {
      bundle: join(root, "functions/dist/index.js"),
      env: environment,
      // With the emulator flag the apps address the US base as europe-west3 (specification section 7).
      regionAliases: { "us-central1": "europe-west3" },
    },
    watch: development,
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  return {
    name: "backend",
    args: [quietNode, join(root, "packages/dev/local-backend/src/cli.ts"), "--config", config],
    cwd: root,
    env: {},
    ready: {
      line: (line) => {
        if (!line.startsWith('{"ready":true')) return false;
        writeFileSync(backendReadyFile(dataDir), line);
        return true;
      },
    },
  };
}

/** Where the payment provider's stand-in tells what happened. */
const paymentWebhooks = [
  { option: "--stripe-webhook", name: "stripeWebhook" },
  { option: "--stripe-connect-webhook", name: "stripeConnectWebhook" },
  { option: "--stripe-v2-webhook", name: "stripeAccountWebhook" },
] as const;

/** Keeps what the apps would send to services elsewhere. */
export const servicesProgram = ({ ports, dataDir }: ProgramOptions): Program => ({
  name: "services",
  args: [
    quietNode,
    join(root, "packages/dev/local-services/src/cli.ts"),
    "--port",
    String(ports.services),
    "--smtp-port",
    String(ports.smtp),
    "--mail-webhook",
    `http://127.0.0.1:${ports.functions}/${projectId}/europe-west1/mailWebhook`,
    ...paymentWebhooks.flatMap(({ option, name }) => [
      option,
      `http://127.0.0.1:${ports.functions}/${projectId}/europe-west1/${name}`,
    ]),
    "--data",
    join(dataDir, "services"),
  ],
  cwd: root,
  env: { MAIL_WEBHOOK_SECRET: mailWebhookSecret, ...paymentSecrets, ...searchKeys },
  ready: { line: (line) => line.startsWith('{"ready":true') },
});

export function appProgram(name: "storefront" | "console", options: ProgramOptions): Program {
  const { ports, dataDir, environment, development } = options;
  const next = join(root, "apps", name, "node_modules/next/dist/bin/next");
  return {
    name,
    args: [next, development ? "dev" : "start", "--port", String(ports[name]), "--hostname", "localhost"],
    cwd: join(root, "apps", name),
    env: { ...environment, NEXT_TELEMETRY_DISABLED: "1", DEMO_SIGN_INS_FILE: signInsFile(dataDir) },
    ready: { url: `http://localhost:${ports[name]}/api/config` },
  };
}
