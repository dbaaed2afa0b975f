import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBrowser, scriptBytes, type Browser, type Page } from "../bench/script-bytes.ts";
import { weighShell } from "../bench/shell-weight.ts";
import { startTinyPage } from "../bench/tiny-page.ts";
import { stackPorts, type StackPorts } from "../stack/local-environment.ts";
import { runCommand, say } from "../stack/say.ts";
import { startProduct } from "../stack/start-product.ts";
import { waitUntilAnswering } from "../stack/wait-for.ts";

const { values } = parseArgs({
  options: {
    /** Measures a stack that runs already with this port offset. */
    running: { type: "string" },
    /** Uses what was built before. */
    "no-build": { type: "boolean", default: false },
    /** Weighs the shell around an empty page only; needs neither stack nor browser. */
    shell: { type: "boolean", default: false },
  },
});

const shop = "hofladen-lindenanger";
const ownOffset = 800;
const barePort = 3899;

interface Figure {
  readonly name: string;
  readonly limit: (bare: number) => number;
  readonly goal: (bare: number) => number;
  readonly visit: (page: Page) => Promise<void>;
}

const beside = (factor: number) => (bare: number) => bare * factor;
const fixed = (kilobytes: number) => () => kilobytes * 1000;

function figures({ storefront, console }: StackPorts): readonly Figure[] {
  const site = `http://localhost:${storefront}`;
  const office = `http://localhost:${console}`;
  const open = (url: string) => async (page: Page) => void (await page.goto(url));
  const untouched = { limit: beside(1.15), goal: beside(1.05) };
  const live = { limit: fixed(330), goal: fixed(290) };
  const staff = { limit: fixed(300), goal: fixed(185) };
  return [
    { name: "Startseite", ...untouched, visit: open(`${site}/`) },
    { name: "Shop", ...untouched, visit: open(`${site}/${shop}`) },
    { name: "Produkt", ...untouched, visit: open(`${site}/${shop}/bauernbrot`) },
    { name: "Impressum", ...untouched, visit: open(`${site}/impressum`) },
    { name: "Kasse, leer", ...live, visit: open(`${site}/${shop}/kasse`) },
    { name: "Shop, alles live", ...live, visit: (page) => everythingLive(page, `${site}/${shop}`) },
    // For information: the error service's client comes with the first thing there is to report.
    {
      name: "  und nach einem Fehler",
      limit: () => Infinity,
      goal: live.goal,
      visit: (page) => everythingLive(page, `${site}/${shop}`, true),
    },
    { name: "Konsole, Anmeldung", ...staff, visit: open(`${office}/anmelden`) },
    { name: "Konsole, Tafel", ...staff, visit: (page) => boardAfterSignIn(page, office) },
  ];
}

/** Consent to everything, then a press that wakes database and sign-in. */
async function everythingLive(page: Page, url: string, withError = false): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Alle akzeptieren" }).click();
  await page
    .getByRole("button", { name: /: in den Korb$/ })
    .first()
    .click();
  if (withError) await page.evaluate('setTimeout(() => Promise.reject(new Error("bench")), 0)');
  await page.waitForTimeout(3_000);
}

async function boardAfterSignIn(page: Page, office: string): Promise<void> {
  await page.goto(`${office}/anmelden`);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await page.getByLabel("Passwort", { exact: true }).fill("lokalkorb-demo");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(/\/bestellungen$/);
  await page.getByText("Verbunden").first().waitFor();
}

const inKilobytes = (bytes: number): string => (Number.isFinite(bytes) ? (bytes / 1000).toFixed(1) : "–").padStart(7);

/** Prints all figures; answers how many are over their limit. */
async function measure(browser: Browser, ports: StackPorts): Promise<number> {
  const bare = await scriptBytes(browser, async (page) => void (await page.goto(`http://localhost:${barePort}/`)));
  say(`\n${"kB (gzip -9)".padEnd(22)} Skripte  x leere Seite   Grenze    Ziel`);
  say(`${"leere Next-Seite".padEnd(22)} ${inKilobytes(bare)}`);
  let broken = 0;
  for (const { name, limit, goal, visit } of figures(ports)) {
    const bytes = await scriptBytes(browser, visit);
    const over = bytes > limit(bare);
    if (over) broken += 1;
    const verdict = over ? "✗" : bytes > goal(bare) ? "✓" : "✓ Ziel";
    const ratio = (bytes / bare).toFixed(2).padStart(14);
    say(
      `${name.padEnd(22)} ${inKilobytes(bytes)} ${ratio}  ${inKilobytes(limit(bare))} ${inKilobytes(goal(bare))}  ${verdict}`,
    );
  }
  return broken;
}

/** `pnpm bench:size [--shell]`: how much script each first visit costs, beside the least that Next itself costs. */
await runCommand(async () => {
  const isLight = await weighShell();
  if (values.shell) return isLight ? 0 : 1;
  const dataDir = mkdtempSync(join(tmpdir(), "lokalkorb-size-"));
  const ports = stackPorts(Number(values.running ?? ownOffset));
  const stack = values.running
    ? null
    : startProduct({ dataDir: join(dataDir, "stack"), offset: ownOffset, isBuilt: values["no-build"] });
  const bare = await startTinyPage("bare", barePort);
  try {
    if (stack) await waitUntilAnswering(`http://localhost:${ports.console}/anmelden`, stack, 300_000);
    const browser = await openBrowser();
    try {
      return (await measure(browser, ports)) > 0 || !isLight ? 1 : 0;
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all([bare.stop(), stack?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
