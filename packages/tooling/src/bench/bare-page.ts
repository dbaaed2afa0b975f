import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../stack/build.ts";
import { startChild } from "../stack/child.ts";
import type { Child } from "../stack/child.ts";
import { root } from "../stack/root.ts";
import { waitUntilAnswering } from "../stack/wait-for.ts";

const folder = join(root, "packages/tooling/dist/bare-page");
const app = join(root, "apps/storefront/node_modules");
const next = join(folder, "node_modules/next/dist/bin/next");

/** The least anybody can make with the same Next and React: the figure that our pages are compared with. */
const page = `import { createElement, useState } from "react";

export default function Page() {
  const [count, setCount] = useState(0);
  return createElement("button", { onClick: () => setCount(count + 1) }, count);
}
`;

/** Builds that page the way Next builds without being told anything, and serves it. */
export async function startBarePage(port: number): Promise<Child> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "pages"), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["next", "react", "react-dom"]) symlinkSync(join(app, name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "bare-page", private: true }));
  writeFileSync(join(folder, "pages/index.js"), page);
  await runQuietly(process.execPath, [next, "build", folder], { NEXT_TELEMETRY_DISABLED: "1" });
  const child = startChild({
    name: "bare-page",
    command: process.execPath,
    args: [next, "start", "--port", String(port), "--hostname", "localhost"],
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: "1" },
  });
  await waitUntilAnswering(`http://localhost:${port}/`, child);
  return child;
}
