import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { isEqual } from "./equal-mutants.ts";
import type { MutationScore } from "./mutation-score.ts";

const domain = fileURLToPath(new URL("../../../../domain/", import.meta.url));

/** Fetched by this run alone: nothing else needs it. */
const stryker = "10.1.1";

/** Words, empty lists and empty blocks are left out: what is asked is whether a wrong decision is noticed. */
const notOperators = ["StringLiteral", "ObjectLiteral", "ArrayDeclaration", "BlockStatement", "Regex"];

/** Money, tax, stock, states and what decides about them. */
const folders = [
  "kernel/money",
  "kernel/time",
  "fulfilment/methods",
  "fulfilment/slots",
  "fulfilment/zones",
  "menu",
  "basket",
  "pricing/tax",
  "pricing/totals",
  "pricing/discounts",
  "pricing/basket",
  "pricing/history",
  "ordering/order",
  "ordering/effects",
  "ordering/refunds",
  "ordering/metrics",
  "ordering/payment",
  "ordering/place",
  "ordering/lifecycle",
  "ordering/change",
];

interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Changes operators on a sample of lines in a copy of `domain` and runs the tests that reach them. */
export async function mutateDomain(folder: string, seed: number, sample: number): Promise<MutationScore> {
  const work = join(folder, "domain");
  prepare(work);
  const report = join(folder, "domain.json");
  writeFileSync(
    join(work, "stryker.config.json"),
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      coverageAnalysis: "perTest",
      mutate: drawLines(work, seed, sample),
      mutator: { excludedMutations: notOperators },
      concurrency: Math.max(1, availableParallelism() - 1),
      reporters: ["progress-append-only", "json"],
      jsonReporter: { fileName: report },
      tempDirName: join(folder, "sandbox"),
      allowConsoleColors: false,
      checkers: [],
    }),
  );
  const run = spawn("node", ["node_modules/@stryker-mutator/core/bin/stryker.js", "run"], {
    cwd: work,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(run, "exit")) as [number | null];
  if (code !== 0) throw new Error(`stryker ended with ${code}`);
  return scoreOf(JSON.parse(readFileSync(report, "utf8")) as Report);
}

/** A copy that stands alone: the tool copies and changes it, and finds one Vitest, that of the repository. */
function prepare(work: string): void {
  mkdirSync(work, { recursive: true });
  cpSync(join(domain, "src"), join(work, "src"), { recursive: true });
  writeFileSync(
    join(work, "package.json"),
    JSON.stringify({ name: "@lokalkorb/domain", private: true, type: "module", exports: { "./*": "./src/*.ts" } }),
  );
  writeFileSync(
    join(work, "vitest.config.js"),
    'export default { test: { include: ["src/**/*.test.ts"], isolate: false, testTimeout: 60_000 } };\n',
  );
  if (!existsSync(join(work, "node_modules/@stryker-mutator/core"))) {
    const tools = [`@stryker-mutator/core@${stryker}`, `@stryker-mutator/vitest-runner@${stryker}`];
    const { status } = spawnSync("npm", ["install", "--no-save", "--legacy-peer-deps", "--ignore-scripts", ...tools], {
      cwd: work,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("The mutation tool could not be fetched.");
  }
  for (const name of ["vitest", "fast-check", "temporal-polyfill"]) {
    const place = join(work, "node_modules", name);
    if (!existsSync(place)) symlinkSync(realpathSync(join(domain, "node_modules", name)), place);
  }
}

/** Lines with an operator, drawn by chance; each is a range of its own, so that what reaches further is left out. */
function drawLines(work: string, seed: number, count: number): readonly string[] {
  const random = chanceOf(seed);
  return folders
    .flatMap((name) => readdirSync(join(work, "src", name)).map((file) => join(work, "src", name, file)))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((text, index) => ({ text, line: index + 1, file: relative(work, file) }))
        .filter(({ text }) =>
          /^(?!\s*(?:\/\/|\*|\/\*|import)).*(?:&&|\|\||===|!==|[<>]=?\s|\s[-+*/%]\s|\?|!|some|every|min|max)/.test(
            text,
          ),
        ),
    )
    .map((place) => ({ place, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ place: { file, line, text } }) => `${file}:${line}:0-${line}:${text.length}`);
}

function scoreOf({ files }: Report): MutationScore {
  const survivors: string[] = [];
  let asked = 0;
  for (const [name, { source, mutants }] of Object.entries(files)) {
    const file = `packages/domain/${name}`;
    const lines = source.split("\n");
    for (const { status, replacement = "", location } of mutants) {
      if (!["Killed", "Survived", "Timeout", "NoCoverage"].includes(status)) continue;
      const { start, end } = location;
      const line = lines[start.line - 1] ?? "";
      const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
      if (isEqual({ file, line, before, after: replacement })) continue;
      asked += 1;
      if (status === "Survived" || status === "NoCoverage")
        survivors.push(`${file}:${start.line} ${before} -> ${replacement}: ${line.trim()}`);
    }
  }
  return { asked, survivors };
}
