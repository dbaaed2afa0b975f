import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { storedShapes, type StoredDocument } from "../baseline/documents.ts";
import { generatedPages } from "../baseline/pages.ts";
import { testTitles, withoutGainedIds } from "../baseline/titles.ts";
import { stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say } from "../stack/say.ts";
import { startProduct } from "../stack/start-product.ts";
import { waitUntilAnswering } from "../stack/wait-for.ts";

const { values } = parseArgs({ options: { write: { type: "string" }, compare: { type: "string" } } });
const offset = 680;

/**
 * The things that a change of shape leaves alone: titles of tests, documents that the demo stores, HTML that servers make. `pnpm baseline
 * --write FOLDER` before it, `pnpm baseline --compare FOLDER` after it; contract-hash.test.ts pins the wire.
 */
await runCommand(async () => {
  const { write, compare } = values;
  if ((write === undefined) === (compare === undefined))
    throw new Refusal("pnpm baseline --write ORDNER | --compare ORDNER");
  const now = await snapshot();
  if (write !== undefined) {
    const folder = resolve(write);
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of now) writeFileSync(join(folder, name), text);
    say(`${now.size} files: ${folder}`);
    return 0;
  }
  const before = readSnapshot(resolve(compare ?? ""));
  const names = [...new Set([...before.keys(), ...now.keys()])];
  const changed = names.filter((name) => describeChange(name, before.get(name) ?? "", now.get(name) ?? ""));
  say(changed.length === 0 ? `${now.size} files are as before.` : `${changed.length} of ${now.size} files differ.`);
  return changed.length === 0 ? 0 : 1;
});

function readSnapshot(folder: string): ReadonlyMap<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

async function snapshot(): Promise<ReadonlyMap<string, string>> {
  const titles = testTitles();
  say(`${titles.length} titles of tests`);
  const ports = stackPorts(offset);
  const origins = {
    storefront: `http://localhost:${ports.storefront}`,
    console: `http://localhost:${ports.console}`,
  };
  const stack = startProduct({ dataDir: join(root, ".data/baseline"), offset });
  try {
    await waitUntilAnswering(`${origins.console}/anmelden`, stack, 600_000);
    const pages = await generatedPages(origins);
    const stored = (await (await fetch(`http://127.0.0.1:${ports.functions}/admin/snapshot`)).json()) as {
      documents: readonly StoredDocument[];
    };
    return new Map([["titles.txt", lines(titles)], ["documents.txt", lines(storedShapes(stored.documents))], ...pages]);
  } finally {
    await stack.stop();
  }
}

function lines(list: readonly string[]): string {
  return `${list.join("\n")}\n`;
}

/** Says which lines went and came, in any order. Returns whether there are any. */
function describeChange(name: string, before: string, now: string): boolean {
  const differences = [without(before, now), without(now, before)] as const;
  const [gone = [], added = []] = name === "titles.txt" ? withoutGainedIds(...differences) : differences;
  if (gone.length + added.length === 0) return false;
  say(`\n${name}: ${gone.length} lines gone, ${added.length} added`);
  for (const line of gone.slice(0, 20)) say(`  - ${line.slice(0, 200)}`);
  for (const line of added.slice(0, 20)) say(`  + ${line.slice(0, 200)}`);
  return true;
}

function without(text: string, other: string): readonly string[] {
  const left = new Map<string, number>();
  for (const line of other.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
