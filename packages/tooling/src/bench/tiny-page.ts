import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runQuietly } from "../stack/build.ts";
import { startChild } from "../stack/child.ts";
import type { Child } from "../stack/child.ts";
import { root } from "../stack/root.ts";
import { waitUntilAnswering } from "../stack/wait-for.ts";

const installed = join(root, "apps/storefront/node_modules");
const quiet = { NEXT_TELEMETRY_DISABLED: "1" };

const button = `import { createElement, useState } from "react";

export default function Page() {
  const [count, setCount] = useState(0);
  return createElement("button", { onClick: () => setCount(count + 1) }, count);
}
`;

const ourConfig = `import { sharedNextConfig } from "@lokalkorb/shell/next-config";

export default sharedNextConfig({});
`;

const app = `import { AppShell } from "@lokalkorb/shell/app-shell";
import { createElement } from "react";

export default function App(props) {
  return createElement(AppShell, { ...props, defaultLayout: (page) => page });
}
`;

const document = `import { DocumentShell } from "@lokalkorb/shell/document-shell";
import { createElement } from "react";

export default () => createElement(DocumentShell, { demo: true, themeColor: "#ffffff" });
`;

const configEndpoint = `import { configScript } from "@lokalkorb/shell/config/config-script";
import { readServerConfig } from "@lokalkorb/shell/config/server-config";

export default function endpoint(request, response) {
  response.setHeader("Content-Type", "text/javascript").send(configScript(readServerConfig("storefront", "1.0.0", process.env).browser));
}
`;

interface TinyPage {
  readonly files: Readonly<Record<string, string>>;
  readonly bundler: readonly string[];
}

/** One and the same page in three hulls. */
const tinyPages = {
  /** The least anybody can make with the same Next and React, built the way Next builds without being told anything. */
  bare: { files: { "pages/index.js": button }, bundler: [] },
  /** The same, built the way our apps are. */
  "bare-our-build": { files: { "pages/index.js": button, "next.config.mjs": ourConfig }, bundler: ["--webpack"] },
  /** The whole shell around it: errors, consent, analytics, notifications, help, German document. */
  shell: {
    files: {
      "pages/index.js": button,
      "pages/_app.js": app,
      "pages/_document.js": document,
      "pages/api/config.js": configEndpoint,
      "next.config.mjs": ourConfig,
    },
    bundler: ["--webpack"],
  },
} as const satisfies Record<string, TinyPage>;

export type TinyPageName = keyof typeof tinyPages;

/** Builds one of them from nothing and serves it. */
export async function startTinyPage(name: TinyPageName, port: number, environment = {}): Promise<Child> {
  const { files, bundler }: TinyPage = tinyPages[name];
  const folder = join(root, "packages/tooling/dist", `tiny-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  for (const part of ["next", "react", "react-dom", "@lokalkorb"])
    symlinkSync(join(installed, part), join(folder, "node_modules", part));
  // The browsers the apps name: a bundler that must serve older ones adds what nobody needs.
  const browserslist = ["chrome 111", "edge 111", "firefox 111", "safari 16.4"];
  const described = { name: `tiny-${name}`, private: true, ...(name === "bare" ? {} : { browserslist }) };
  writeFileSync(join(folder, "package.json"), JSON.stringify(described));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const next = join(folder, "node_modules/next/dist/bin/next");
  await runQuietly(process.execPath, [next, "build", folder, ...bundler], quiet);
  const child = startChild({
    name: `tiny-${name}`,
    command: process.execPath,
    args: [next, "start", "--port", String(port), "--hostname", "localhost"],
    cwd: folder,
    env: { ...environment, ...quiet },
  });
  await waitUntilAnswering(`http://localhost:${port}/`, child);
  return child;
}
