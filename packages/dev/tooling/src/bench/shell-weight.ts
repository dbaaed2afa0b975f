import { localEnvironment, stackPorts } from "../stack/local-environment.ts";
import { say } from "../stack/say.ts";
import { firstLoad } from "./first-load.ts";
import { startTinyPage, type TinyPageName } from "./tiny-page.ts";

const port = 3896;
/** The most that the whole shell may add to the first load of an empty page. */
const limit = 6_000;

/** Measures the same empty page bare and in the shell; answers whether the shell is light enough. */
export async function weighShell(): Promise<boolean> {
  const bare = await weigh("bare");
  const bareOurBuild = await weigh("bare-our-build");
  const shell = await weigh("shell");
  // Against the lighter of the two, so that what the build saves hides nothing that the shell costs.
  const added = shell - Math.min(bare, bareOurBuild);
  const passed = added <= limit;
  say(`\n${"kB (gzip -9), erstes Laden".padEnd(34)}`);
  say(`${"leere Seite, wie Next sie baut".padEnd(34)} ${kilobytes(bare)}`);
  say(`${"leere Seite, wie wir bauen".padEnd(34)} ${kilobytes(bareOurBuild)}`);
  say(`${"leere Seite in der ganzen Hülle".padEnd(34)} ${kilobytes(shell)}`);
  say(`${"die Hülle also".padEnd(34)} ${kilobytes(added)}   Grenze ${kilobytes(limit)}  ${passed ? "✓" : "✗"}`);
  return passed;
}

async function weigh(name: TinyPageName): Promise<number> {
  const page = await startTinyPage(name, port, localEnvironment(stackPorts(0)));
  try {
    const { bytes, parts } = await firstLoad(`http://localhost:${port}/`);
    if (process.env["LOKALKORB_VERBOSE"]) for (const [part, size] of parts) say(`${String(size).padStart(8)} ${part}`);
    return bytes;
  } finally {
    await page.stop();
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(8);
