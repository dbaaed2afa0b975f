import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";
import { documentedEnvironment } from "./built-apps.ts";
import { answerOf, freePort, startAlone } from "./start-alone.ts";

/** A function that answers a wrong method before it reads anything. */
const served = "menuFeed";

/** The program that the host runs around a function; its package names it only as a command. */
const require = createRequire(import.meta.url);
const framework = join(dirname(require.resolve("@google-cloud/functions-framework")), "main.js");

/** Discovers the functions of a bundle as Firebase's command does, and serves one as an instance of the host does. */
export async function hostFunctions(bundle: string, count: number): Promise<void> {
  await discovers(bundle, count);
  const serves = [process.execPath, framework, `--target=${served}`, "--signature-type=http"];
  await answers("Der Rahmen der Funktionen", serves, bundle, {
    path: "/",
    // Answered before anything is read.
    status: 405,
    env: { ...documentedEnvironment("functions"), FUNCTION_TARGET: served },
  });
}

async function discovers(bundle: string, count: number): Promise<void> {
  const program = join(root, "functions/node_modules/firebase-functions/lib/bin/firebase-functions.js");
  const text = await answers("Die Suche nach Funktionen", [process.execPath, program, "."], bundle, {
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
