// Runs on any Node >= 20 with nothing installed yet: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashProblem, isOurNode, readPackageManager } from "./runtime.mjs";

export const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const stamp = join(root, "node_modules", ".lokalkorb-installed");
const pinnedNode = join(root, "node_modules", ".bin", "node");

/** The machine's own Node where it is new enough, else the one that comes with the packages; null = neither. */
const nodeToRun = () =>
  isOurNode(process.versions.node) ? process.execPath : existsSync(pinnedNode) ? pinnedNode : null;

export function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

function manifestFiles() {
  const folders = ["apps", "packages", "packages/dev"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return [
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    "package.json",
    ...[...folders, "functions"].map((folder) => join(folder, "package.json")),
  ];
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const file of manifestFiles())
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** The exact package manager of package.json, fetched by npm when it is not there and only with the hash that stands there. */
function packageManager() {
  const wanted = readPackageManager(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager);
  const look = spawnSync("npm", ["view", wanted.name, "dist.integrity"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (look.error) fail(`npm wurde nicht gefunden (${look.error.message}). Bitte Node.js mit npm installieren.`);
  const problem = hashProblem(wanted, look.stdout);
  if (problem) fail(problem);
  return wanted.name;
}

/** Installs with the frozen lockfile unless this very set of manifests is installed already. */
export function ensureInstalled() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) fail(`Node ${process.versions.node} ist zu alt. Lokalkorb braucht Node 20 oder neuer.`);
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && nodeToRun()) return false;
  console.log("• Pakete werden installiert (nur beim ersten Mal und nach Änderungen) …");
  const result = spawnSync(
    "npx",
    ["--yes", packageManager(), "install", "--frozen-lockfile", "--reporter=append-only"],
    {
      cwd: root,
      stdio: ["ignore", process.env.LOKALKORB_VERBOSE ? "inherit" : "pipe", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (result.error) fail(`npm wurde nicht gefunden (${result.error.message}). Bitte Node.js mit npm installieren.`);
  if (result.status !== 0) {
    if (result.stdout) console.error(result.stdout.toString().split("\n").slice(-40).join("\n"));
    fail("Die Installation ist fehlgeschlagen. Ist die Paketquelle von npm erreichbar?");
  }
  if (!nodeToRun()) {
    fail(
      `Für ${process.platform}-${process.arch} ist kein Node 24 dabei. Bitte installiere Node 24 (nodejs.org oder „nvm install“) und starte noch einmal.`,
    );
  }
  writeFileSync(stamp, wanted);
  return true;
}

/** Hands over to a TypeScript command under Node 24; its exit code becomes ours. */
export function runPinned(script, args = process.argv.slice(2)) {
  const path = `${join(root, "node_modules", ".bin")}:${process.env.PATH ?? ""}`;
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn(nodeToRun(), ["--disable-warning=ExperimentalWarning", join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  // The command ends by itself once it has stopped what it started; until then we stay, so that the prompt does not return early.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
