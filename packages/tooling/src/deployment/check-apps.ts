import { join } from "node:path";
import { exampleFile, partFor, readEnvironmentFile } from "@lokalkorb/configuration/environment-files";
import { namesReadBy, secretsOf } from "@lokalkorb/configuration/names";
import { runQuietly } from "../stack/build.ts";
import type { Child } from "../stack/child.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";
import { apps, standaloneServer, type App } from "./app-server.ts";
import { freePort, later, startAlone } from "./start-alone.ts";

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

const startApp = (app: App, env: Environment, onLine: (line: string) => void): Child =>
  startAlone(
    {
      name: app,
      command: "node",
      args: [standaloneServer(app)],
      cwd: join(root, "apps", app),
      env: { HOSTNAME: "127.0.0.1", ...env },
    },
    onLine,
  );

async function refusesToStart(app: App): Promise<void> {
  const printed: string[] = [];
  const child = startApp(app, { PORT: String(await freePort()) }, (line) => printed.push(line));
  const code = await Promise.race([child.exited, later(20_000)]);
  await child.stop();
  if (code === "late" || code === 0) throw new Refusal(`${app} läuft ohne Einstellungen.`);
  if (!printed.some((line) => line.includes("APP_URL")))
    throw new Refusal(`${app} sagt nicht, was fehlt:\n${printed.join("\n")}`);
}

async function starts(app: App, env: Environment): Promise<void> {
  const port = await freePort();
  const printed: string[] = [];
  const child = startApp(app, { ...env, PORT: String(port) }, (line) => printed.push(line));
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
