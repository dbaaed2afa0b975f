import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exampleFile } from "@lokalkorb/configuration/environment-files";
import { secretsOf } from "@lokalkorb/configuration/names";
import { appCommands, serverFile } from "../deployment/app-commands.ts";
import { appHostingFile } from "../deployment/app-hosting.ts";
import { apps } from "../deployment/app-server.ts";
import { checkApps } from "../deployment/check-apps.ts";
import { checkDatabase } from "../deployment/check-database.ts";
import { checkFunctions } from "../deployment/check-functions.ts";
import { firebaseTools } from "../deployment/firebase-tools.ts";
import { type Deployment, readDeployment, writeFunctionsFile } from "../deployment/read-deployment.ts";
import { runProgram } from "../gates/run-program.ts";
import { runQuietly } from "../stack/build.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say, timed } from "../stack/say.ts";

/**
 * `npm run deploy -- --project <id>`: checks, then deploys rules, indexes and functions. `--check` ends before it touches
 * a project and needs none; `--secrets` says which commands set the secrets, `--apps` which bring both apps up;
 * `--write` writes what is generated from the table of names anew.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: "string" },
      check: { type: "boolean", default: false },
      secrets: { type: "boolean", default: false },
      apps: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const example = join(root, ".env.example");
  if (values.write) {
    writeFileSync(example, exampleFile());
    for (const app of apps) writeFileSync(join(root, "apps", app, "apphosting.yaml"), appHostingFile(app));
    return 0;
  }
  if (!values.check && values.project === undefined)
    throw new Refusal("Welches Projekt? npm run deploy -- --project <id>, oder nur prüfen: --check");
  if (values.secrets) {
    for (const name of secretsOf("functions"))
      say(`npx --yes ${firebaseTools} functions:secrets:set ${name} --project ${values.project ?? "<id>"}`);
    return 0;
  }
  const deployment = values.project === undefined ? null : readDeployment(values.project);
  if (values.apps) {
    if (deployment === null) throw new Refusal("Welches Projekt? npm run deploy -- --project <id> --apps");
    sayApps(deployment, await currentCommit());
    return 0;
  }
  if (readFileSync(example, "utf8") !== exampleFile())
    throw new Refusal(".env.example ist nicht, was die Tabelle sagt: npm run deploy -- --write");
  await checkDatabase();
  await timed("Funktionen werden gebaut und gelistet", checkFunctions);
  await timed("Apps werden gebaut und gestartet", () => checkApps(deployment?.env ?? null));
  if (values.check || deployment === null) {
    say("Alles bereit.");
    return 0;
  }
  writeFunctionsFile(deployment, await currentCommit());
  const asked = ["--yes", firebaseTools, "deploy", "--project", deployment.project];
  return (await runProgram("npx", [...asked, "--only", "firestore,storage,functions"], { asks: true })) ? 0 : 1;
});

async function currentCommit(): Promise<string> {
  return (await runQuietly("git", ["rev-parse", "HEAD"])).trim();
}

/** Writes what each server reads beside the deployment's own file, and says how it is built and started. */
function sayApps({ project, env }: Deployment, commit: string): void {
  for (const app of apps) {
    const file = `.deploy/${project}.${app}.yaml`;
    writeFileSync(join(root, file), serverFile({ app, env, commit }));
    writeFileSync(join(root, `.deploy/${project}.${app}.apphosting.yaml`), appHostingFile(app, env));
    say(`# ${app}: ${file} ist geschrieben.`);
    for (const command of appCommands({ app, project, env, commit, file })) say(`${command}\n`);
  }
}
