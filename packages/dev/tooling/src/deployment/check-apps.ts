import { partFor } from "@lokalkorb/configuration/environment-files";
import { secretsOf } from "@lokalkorb/configuration/names";
import { runQuietly } from "../stack/build.ts";
import { Refusal } from "../stack/say.ts";
import { apps, type App } from "./app-server.ts";
import { documentedEnvironment, refusalOf, whileServing, type Environment } from "./built-apps.ts";

/** Builds both apps and starts what was built as its image does: with nothing but the documented environment. */
export async function checkApps(env: Environment | null): Promise<void> {
  await runQuietly(
    "turbo",
    ["run", "build", "--output-logs=errors-only", ...apps.map((app) => `--filter=@lokalkorb/${app}`)],
    env === null ? {} : partFor("build", env),
  );
  for (const app of apps) {
    const printed = await refusalOf(app, {});
    if (!printed.includes("APP_URL")) throw new Refusal(`${app} sagt nicht, was fehlt:\n${printed}`);
    await whileServing(app, env === null ? documentedEnvironment(app) : environmentOf(app, env), () =>
      Promise.resolve(),
    );
  }
}

/** Secrets stay in their store: here they only have to be there. */
const environmentOf = (app: App, env: Environment): Environment => ({
  ...partFor(app, env),
  ...Object.fromEntries(secretsOf(app).map((name) => [name, "a-secret-that-is-used-for-no-call-at-all"])),
});
