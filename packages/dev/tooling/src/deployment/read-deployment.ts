import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { deploymentProblems } from "@lokalkorb/configuration/deployment-problems";
import { deploymentFile, functionsFile, readEnvironmentFile } from "@lokalkorb/configuration/environment-files";
import { root } from "../stack/root.ts";
import { Refusal, say } from "../stack/say.ts";

export interface Deployment {
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
}

const fileOf = (project: string): string => join(root, ".deploy", `${project}.env`);

/** Reads what a project's deployment says of itself; the first time, writes down what it has to say and ends. */
export function readDeployment(project: string): Deployment {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) throw new Refusal(`So heißt kein Projekt: ${project}`);
  const file = fileOf(project);
  const name = relative(root, file);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deploymentFile(project));
    throw new Refusal(`${name} ist angelegt. Bitte ausfüllen (docs/deploy.md, Schritt 3) und noch einmal aufrufen.`);
  }
  const env = readEnvironmentFile(readFileSync(file, "utf8"));
  const problems = deploymentProblems(env);
  if (problems.length > 0) throw new Refusal(`${name}:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  if (env["FIREBASE_PROJECT_ID"] !== project) throw new Refusal(`${name} nennt ein anderes FIREBASE_PROJECT_ID.`);
  return { project, env };
}

/** Firebase's command reads it beside the functions (`configDir` of firebase.json). */
export function writeFunctionsFile({ project, env }: Deployment, commit: string): void {
  const folder = join(root, "functions/env");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${project}`), functionsFile({ ...env, BUILD_COMMIT: commit }));
  say(`functions/env/.env.${project} ist geschrieben.`);
}
