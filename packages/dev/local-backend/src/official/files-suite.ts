import type { ComparedPair } from "./compared-pair.ts";
import { fixedFiles, randomFile } from "./corpus/rules-files.ts";
import { signedIn } from "./corpus/rules-corpus.ts";
import { canonicalText, type Difference } from "./target/difference.ts";
import { isJson, type RestClient } from "./target/rest-client.ts";
import { seededRandom } from "./target/seeded-random.ts";

const project = "demo-files";
const one = `projects/${project}/databases/(default)/documents/files/one`;

/** The fate of a whole rules file: whether it loads, of what its compiler warns, and its answers to a reader. */
export async function compareFiles(pair: ComparedPair, seed: number, count: number): Promise<Difference[]> {
  const differences: Difference[] = [];
  await pair.prepare(`projects/${project}/databases/(default)/documents:commit`, {
    writes: [{ update: { name: one, fields: { v: { integerValue: "1" } } } }],
  });
  const random = seededRandom(seed * 100_000 + 77);
  const generated = Array.from({ length: count }, () => randomFile(random));
  // A short comparison takes as many of the fixed ones, evenly.
  const stride = Math.max(1, Math.floor(fixedFiles.length / count));
  const fixed = fixedFiles.filter((_source, at) => at % stride === seed % stride);
  for (const [at, source] of [...fixed, ...generated].entries()) {
    const [ours, official] = await pair.both((client) => ask(client, source));
    if (canonicalText(ours) === canonicalText(official)) continue;
    differences.push({ suite: "files", case: `seed ${seed}, file ${at}`, input: source, ours, official });
  }
  await pair.clear(project);
  return differences;
}

interface Outcome {
  readonly loads: boolean;
  /** `line:column description`. */
  readonly warnings: readonly string[];
  readonly read: string;
}

async function ask(client: RestClient, source: string): Promise<Outcome> {
  const loaded = await client.setRules(project, source);
  if (!loaded.ok) return { loads: false, warnings: [], read: "" };
  const issues = isJson(loaded.body) && Array.isArray(loaded.body["issues"]) ? loaded.body["issues"] : [];
  const answer = await client.call("GET", one, undefined, signedIn);
  return { loads: true, warnings: issues.flatMap(warningOf), read: answer.ok ? "ok" : answer.status };
}

/**
 * Google's compiler knows types, and neither request nor resource in a function that is not called; ours knows which properties a request
 * has. All other warnings are the same.
 */
const ofOneSide =
  /^(Invalid type\.|Ternary operator result|The sub-expressions are not comparable|Invalid property name|Invalid variable name: re(quest|source)\.)/;

function warningOf(issue: unknown): string[] {
  if (!isJson(issue)) return [];
  const description = String(issue["description"]);
  const place = isJson(issue["sourcePosition"]) ? issue["sourcePosition"] : {};
  return ofOneSide.test(description) ? [] : [`${String(place["line"])}:${String(place["column"])} ${description}`];
}
