import { browserSwitches } from "@lokalkorb/tooling/stack/browser-switches.ts";
import { ensureBrowser } from "@lokalkorb/tooling/stack/browser.ts";
import { say } from "@lokalkorb/tooling/stack/say.ts";
import { startProduct } from "@lokalkorb/tooling/stack/start-product.ts";
import { waitUntilAnswering } from "@lokalkorb/tooling/stack/wait-for.ts";
import { chromium, type Browser } from "@playwright/test";
import { consoleUrl, dataDir, offset } from "../../support/stack.ts";

interface MeasuredStack {
  /** Takes a stack that runs already with the offset of `LOKALKORB_E2E_OFFSET`. */
  readonly running: boolean;
  /** Uses what was built before. */
  readonly "no-build": boolean;
}

const problems: string[] = [];

export const figure = (name: string, value: string): void => say(`figure ${name}: ${value}`);

/** The word behind a figure; what is missed ends the run with code 1. */
export function verdict(name: string, holds: boolean): string {
  if (!holds) problems.push(name);
  return holds ? "holds" : "MISSED";
}

/**
 * The word behind a time that stands alone. Machines differ: it is reported, and ends the run only beyond three times
 * the gate; what stands beside it in the same run is judged strictly.
 */
export const aloneVerdict = (name: string, value: number, gate: number): string =>
  value <= gate ? "holds" : `above it on this machine; three times it: ${verdict(name, value <= 3 * gate)}`;

/** A stack and a browser for one long run, which ends the process. */
export async function measureOnStack(
  options: MeasuredStack,
  measure: (browser: Browser) => Promise<void>,
): Promise<never> {
  const stack = options.running ? null : startProduct({ dataDir, offset, isBuilt: options["no-build"] });
  try {
    if (stack !== null) await waitUntilAnswering(`${consoleUrl}/anmelden`, stack, 600_000);
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [...browserSwitches],
    });
    try {
      await measure(browser);
    } finally {
      await browser.close();
    }
  } finally {
    await stack?.stop();
  }
  for (const problem of problems) say(`note below the gate: ${problem}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
