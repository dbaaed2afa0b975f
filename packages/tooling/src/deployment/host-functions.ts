import { createRequire } from "node:module";
import { join } from "node:path";
import { exampleFile, readEnvironmentFile } from "@lokalkorb/configuration/environment-files";
import { namesReadBy } from "@lokalkorb/configuration/names";
import { runQuietly } from "../stack/build.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";
import { answerOf, freePort, startAlone } from "./start-alone.ts";

/** A function that answers a wrong method before it reads anything. */
const served = "menuFeed";

/** What the host runs around a function; fetched by this check alone. */
const framework = "@google-cloud/functions-framework@5.0.5";

/** Discovers the functions of a bundle as Firebase's command does, and serves one as an instance of the host does. */
export async function hostFunctions(bundle: string, count: number): Promise<void> {
  await discovers(bundle, count);
  const env = readEnvironmentFile(exampleFile());
  const documented = Object.fromEntries(namesReadBy("functions").map((name) => [name, env[name] ?? ""]));
  // Found with npm's own settings, started without any.
  const found = await runQuietly("npx", ["--yes", `--package=${framework}`, "-c", "command -v functions-framework"]);
  const program = found.trim().split("\n").at(-1) ?? "";
  const serves = ["node", program, `--target=${served}`, "--signature-type=http"];
  await answers("Der Rahmen der Funktionen", serves, bundle, {
    path: "/",
    // Answered before anything is read.
    status: 405,
    env: { ...documented, FUNCTION_TARGET: served },
  });
}

async function discovers(bundle: string, count: number): Promise<void> {
  const program = join(root, "functions/node_modules/firebase-functions/lib/bin/firebase-functions.js");
  const text = await answers("Die Suche nach Funktionen", ["node", program, "."], bundle, {
    path: "/__/functions.yaml",
    status: 200,
    env: { FUNCTIONS_CONTROL_API: "true", GCLOUD_PROJECT: "demo-lokalkorb" },
  });
  const { parse } = createRequire(join(root, "functions/package.json"))("yaml") as { parse(text: string): unknown };
  const { endpoints } = parse(text) as { readonly endpoints: object };
  const found = Object.keys(endpoints).length;
  if (found !== count) throw new Refusal(`Gefunden werden ${found} Funktionen, das Bündel hat ${count}.`);
}

interface Expected {
  readonly path: string;
  readonly status: number;
  readonly env: Readonly<Record<string, string>>;
}

async function answers(
  what: string,
  [command = "", ...args]: readonly string[],
  cwd: string,
  { path, status, env }: Expected,
): Promise<string> {
  const port = await freePort();
  const printed: string[] = [];
  const child = startAlone({ name: what, command, args, cwd, env: { ...env, PORT: String(port) } }, (line) =>
    printed.push(line),
  );
  try {
    const method = status === 405 ? "POST" : "GET";
    const answer = await answerOf(child, `http://127.0.0.1:${port}${path}`, { method });
    if (answer?.status === status) return await answer.text();
    throw new Refusal(`${what} antwortet ${answer?.status ?? "nicht"}:\n${printed.slice(-20).join("\n")}`);
  } finally {
    await child.stop();
  }
}
