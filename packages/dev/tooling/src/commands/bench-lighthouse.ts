import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machineOf, median, pagesToRate, scoresOf, type Machine } from "../bench/lighthouse-scores.ts";
import { ensureBrowser } from "../stack/browser.ts";
import { stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say } from "../stack/say.ts";
import { startProduct } from "../stack/start-product.ts";
import { waitUntilAnswering } from "../stack/wait-for.ts";

/** Fetched when it is asked for: no installation carries its thirty megabytes. */
const lighthouse = "lighthouse@13.5.0";
const ownOffset = 820;
const goal = 95;

const { values } = parseArgs({
  options: {
    /** Rates a stack that runs already with this port offset. */
    running: { type: "string" },
    /** Uses what was built before. */
    "no-build": { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    /** Of computing, as a number; without it, by the strength of this machine. */
    slowdown: { type: "string" },
  },
});

/** One visit of a new browser with simulated throttling. */
function visit(url: string, chromePath: string, file: string, slowdown: number): unknown {
  const flags = ["--quiet", "--throttling-method=simulate", "--output=json", `--output-path=${file}`];
  const { status, stderr } = spawnSync(
    "pnpm",
    [
      "dlx",
      lighthouse,
      url,
      ...flags,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { cwd: root, encoding: "utf8", env: { ...process.env, CHROME_PATH: chromePath } },
  );
  if (status !== 0) throw new Refusal(`Lighthouse lief nicht: ${stderr.trim().split("\n").at(-1) ?? ""}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Prints the median of each category; answers how many pages are below the goal. */
function rateAll(site: string, folder: string): number {
  const chromePath = ensureBrowser();
  const file = join(folder, "visit.json");
  const machine: Machine = machineOf(visit(`${site}/`, chromePath, file, 4));
  const slowdown = Number(values.slowdown ?? machine.slowdown);
  say(`Maschine: Index ${machine.index}, Rechnen ${slowdown}fach verlangsamt`);
  let below = 0;
  for (const { name, path, isIndexable } of pagesToRate) {
    const visits = Array.from({ length: Number(values.runs) }, () =>
      scoresOf(visit(site + path, chromePath, file, slowdown)),
    );
    const medians = (["performance", "accessibility", "best-practices", "seo"] as const)
      .filter((category) => category !== "seo" || isIndexable)
      .map((category) => [category, median(visits.map((scores) => scores[category]))] as const);
    if (medians.some(([, score]) => score < goal)) below += 1;
    say(`${name.padEnd(12)} ${medians.map(([category, score]) => `${category} ${score}`).join("  ")}`);
  }
  return below;
}

/** `pnpm bench:lighthouse` (P15): home, shop, product and checkout with demo data, the median of five visits each. */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), "lokalkorb-lighthouse-"));
  const { storefront } = stackPorts(Number(values.running ?? ownOffset));
  const site = `http://localhost:${storefront}`;
  const stack = values.running
    ? null
    : startProduct({ dataDir: join(folder, "stack"), offset: ownOffset, isBuilt: values["no-build"] });
  try {
    if (stack) await waitUntilAnswering(`${site}/`, stack, 300_000);
    return rateAll(site, folder) > 0 ? 1 : 0;
  } finally {
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
