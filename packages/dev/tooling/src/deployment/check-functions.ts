import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { secretsOf } from "@lokalkorb/configuration/names";
import { runQuietly } from "../stack/build.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";
import { hostFunctions } from "./host-functions.ts";

interface Listed {
  readonly name: string;
  readonly secrets: readonly string[];
}

/**
 * Builds what would be deployed, lists it without any configuration, and lets it be found and served as the host does.
 * Returns how many functions there are.
 */
export async function checkFunctions(): Promise<number> {
  // Beside node_modules of the functions, and not in place of the bundle that tests use.
  const out = join(root, "functions/dist/deploy-check");
  mkdirSync(join(root, "functions/dist"), { recursive: true });
  try {
    await runQuietly("node", ["functions/build.mjs", "--deploy", "--out", out]);
    const listed = await listFunctions(out);
    const problems = secretProblems(listed, secretsOf("functions"));
    if (listed.length === 0) throw new Refusal("Das Bündel nennt keine Funktion.");
    if (problems.length > 0) throw new Refusal(problems.join("\n"));
    await hostFunctions(out, listed.length);
    return listed.length;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The functions of a bundle, with the secrets that each names; it is loaded without any configuration. */
export async function listFunctions(bundle: string): Promise<readonly Listed[]> {
  const script = `
    import * as all from ${JSON.stringify(pathToFileURL(join(bundle, "index.js")).href)};
    const listed = Object.entries(all).map(([name, { __endpoint }]) => ({
      name, secrets: (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key) }));
    console.log(JSON.stringify(listed));
    process.exit(0);`;
  const printed = await runQuietly(process.execPath, ["--input-type=module", "-e", script]);
  return JSON.parse(printed.trim().split("\n").at(-1) ?? "[]") as readonly Listed[];
}

/** A secret that no function names is never handed over; one that the table does not know is never set. */
export function secretProblems(listed: readonly Listed[], known: readonly string[]): readonly string[] {
  const named = new Set(listed.flatMap(({ secrets }) => secrets));
  return [
    ...known.filter((name) => !named.has(name)).map((name) => `${name}: keine Funktion nennt dieses Geheimnis.`),
    ...[...named].filter((name) => !known.includes(name)).map((name) => `${name}: steht nicht in der Tabelle.`),
  ];
}
