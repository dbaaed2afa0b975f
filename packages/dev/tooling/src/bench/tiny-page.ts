import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runQuietly } from "../stack/build.ts";
import { startChild, type Child } from "../stack/child.ts";
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

const basketApp = `import { createContext, createElement as h, useState } from "react";

export const Basket = createContext(null);

export default function App({ Component, pageProps }) {
  const [count, setCount] = useState(0);
  const basket = { add: () => setCount(count + 1) };
  return h(Basket.Provider, { value: basket }, h("header", null, pageProps.shop, h("span", { id: "basket" }, count)), h(Component, pageProps));
}
`;

const listPage = `import Link from "next/link";
import { createElement as h, useContext } from "react";
import { Basket } from "./_app";

export async function getStaticProps() {
  return { props: (await import("../goods.json")).default };
}

export default function List({ shop, products, inSight }) {
  const { add } = useContext(Basket);
  const row = ({ slug, name, description, price, picture }, index) =>
    h("article", { key: slug },
      h("h2", null, h(Link, { href: "/p/" + slug, prefetch: false }, name)), h("p", null, description), h("p", null, price),
      h("button", { onClick: add }, "In den Korb"),
      h("img", { src: picture, width: 96, height: 96, alt: "", loading: index < inSight ? undefined : "lazy" }));
  return h("main", null, h("h1", null, shop), products.map(row));
}
`;

const productPage = `import { createElement as h, useContext } from "react";
import { Basket } from "../_app";

const load = async () => (await import("../../goods.json")).default;

export async function getStaticPaths() {
  return { paths: (await load()).products.map(({ slug }) => ({ params: { slug } })), fallback: false };
}

export async function getStaticProps({ params }) {
  const { shop, products } = await load();
  return { props: { shop, product: products.find(({ slug }) => slug === params.slug) } };
}

export default function Product({ product }) {
  const { add } = useContext(Basket);
  return h("main", null, h("h1", null, product.name), h("img", { src: product.picture, width: 240, height: 240, alt: "" }),
    h("p", null, product.description), h("p", null, product.price), h("button", { onClick: add }, "In den Korb"));
}
`;

interface TinyPage {
  readonly files: Readonly<Record<string, string>>;
  readonly bundler: readonly string[];
}

/** One and the same page in three hulls, and the floor of a shop. */
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
  /** A whole shop as the same Next makes it without anything of ours: `goods.json` and its drawings come from who asks. */
  shop: {
    files: { "pages/_app.js": basketApp, "pages/index.js": listPage, "pages/p/[slug].js": productPage },
    bundler: [],
  },
} as const satisfies Record<string, TinyPage>;

export type TinyPageName = keyof typeof tinyPages;

/** Builds one of them from nothing and serves it. `more`: further files by their path. */
export async function startTinyPage(
  name: TinyPageName,
  port: number,
  environment = {},
  more: Readonly<Record<string, string | Buffer>> = {},
): Promise<Child> {
  const { files, bundler }: TinyPage = tinyPages[name];
  const folder = join(root, "packages/dev/tooling/dist", `tiny-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  for (const part of ["next", "react", "react-dom", "@lokalkorb"])
    symlinkSync(join(installed, part), join(folder, "node_modules", part));
  // The browsers the apps name: a bundler that must serve older ones adds code without use.
  const browserslist = ["chrome 111", "edge 111", "firefox 111", "safari 16.4"];
  const described = {
    name: `tiny-${name}`,
    private: true,
    ...(name === "bare" || name === "shop" ? {} : { browserslist }),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(described));
  for (const [path, content] of Object.entries({ ...files, ...more })) {
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
  try {
    await waitUntilAnswering(`http://localhost:${port}/`, child);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}
