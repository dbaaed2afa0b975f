import { createServer } from "node:net";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { exampleFile, partFor, readEnvironmentFile } from "@lokalkorb/configuration/environment-files";
import { namesReadBy, secretsOf } from "@lokalkorb/configuration/names";
import { runQuietly } from "../stack/build.ts";
import { startChild, type Child } from "../stack/child.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";

const apps = ["storefront", "console"] as const;
type App = (typeof apps)[number];
type Environment = Readonly<Record<string, string>>;

/** Builds both apps and starts what was built as its image does: with nothing but the documented environment. */
export async function checkApps(env: Environment | null): Promise<void> {
  await runQuietly(
    "turbo",
    ["run", "build", "--output-logs=errors-only", ...apps.map((app) => `--filter=@lokalkorb/${app}`)],
    env === null ? {} : partFor("build", env),
  );
  for (const app of apps) {
    await refusesToStart(app);
    await starts(app, env === null ? localEnvironmentOf(app) : environmentOf(app, env));
  }
}

const localEnvironmentOf = (app: App): Environment => {
  const all = readEnvironmentFile(exampleFile());
  return Object.fromEntries(namesReadBy(app).map((name) => [name, all[name] ?? ""]));
};

/** Secrets stay in their store: here they only have to be there. */
const environmentOf = (app: App, env: Environment): Environment => ({
  ...partFor(app, env),
  ...Object.fromEntries(secretsOf(app).map((name) => [name, "a-secret-that-is-used-for-no-call-at-all"])),
});

/** The process sees no other environment than this. */
const startAlone = (app: App, env: Environment, onLine?: (line: string) => void): Child =>
  startChild({
    name: app,
    command: "env",
    args: [
      "-i",
      `PATH=${process.env["PATH"] ?? ""}`,
      ...Object.entries({ NODE_ENV: "production", HOSTNAME: "127.0.0.1", ...env }).map(
        ([name, value]) => `${name}=${value}`,
      ),
      "node",
      `apps/${app}/server.js`,
    ],
    cwd: join(root, "apps", app, ".next/standalone"),
    env: {},
    ...(onLine === undefined ? {} : { onLine }),
  });

async function refusesToStart(app: App): Promise<void> {
  const printed: string[] = [];
  const child = startAlone(app, { PORT: String(await freePort()) }, (line) => printed.push(line));
  const code = await Promise.race([child.exited, later(20_000)]);
  await child.stop();
  if (code === "late" || code === 0) throw new Refusal(`${app} läuft ohne Einstellungen.`);
  if (!printed.some((line) => line.includes("APP_URL")))
    throw new Refusal(`${app} sagt nicht, was fehlt:\n${printed.join("\n")}`);
}

async function starts(app: App, env: Environment): Promise<void> {
  const port = await freePort();
  const printed: string[] = [];
  const child = startAlone(app, { ...env, PORT: String(port) }, (line) => printed.push(line));
  try {
    for (let tries = 0; tries < 100 && child.running(); tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/config`).catch(() => null);
      if (answer?.ok) return;
      await later(200);
    }
  } finally {
    await child.stop();
  }
  throw new Refusal(`${app} startet nicht:\n${printed.slice(-20).join("\n")}`);
}

const later = (ms: number): Promise<"late"> => new Promise((resolve) => setTimeout(resolve, ms, "late").unref());

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
