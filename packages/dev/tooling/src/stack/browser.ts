import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";
import { Refusal, say } from "./say.ts";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const downloadLimitMs = 20_000;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Refusal(`CHROMIUM_PATH zeigt auf kein ausführbares Programm: ${named}`);
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = [...folders.flatMap((folder) => commands.map((command) => join(folder, command))), ...macPaths];
  return candidates.find(isExecutable) ?? null;
}

/** Playwright's own Chromium, downloaded before or now; null when the download is not to be had in time. */
function playwrightBrowser(): string | null {
  const cli = join(root, "packages/dev/e2e/node_modules/@playwright/test/cli.js");
  const where = (): string | null => {
    const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
    const path = spawnSync(process.execPath, ["-e", script], {
      cwd: join(root, "packages/dev/e2e"),
      encoding: "utf8",
    }).stdout.trim();
    return existsSync(path) ? path : null;
  };
  const present = where();
  if (present) return present;
  say(`• Kein Chromium gefunden; Playwright lädt eines (höchstens ${downloadLimitMs / 1000} s) …`);
  spawnSync(process.execPath, [cli, "install", "chromium"], {
    cwd: root,
    stdio: "ignore",
    timeout: downloadLimitMs,
    killSignal: "SIGKILL",
  });
  return where();
}

function distributionBrowser(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  say("• Chromium wird als Paket der Distribution installiert (apt-get install chromium) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "ignore", env });
  return installedBrowser();
}

/** Path of a Chromium for the browser tests: an installed one, else Playwright's, else the distribution's. */
export function ensureBrowser(): string {
  const path = installedBrowser() ?? playwrightBrowser() ?? distributionBrowser();
  if (path) return path;
  throw new Refusal(
    "Für die Browsertests fehlt Chromium oder Chrome. Bitte eines installieren (zum Beispiel „apt-get install chromium“) oder CHROMIUM_PATH setzen.",
  );
}
