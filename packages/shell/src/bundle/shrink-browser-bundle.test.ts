import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { shakeable } from "./shrink-browser-bundle.ts";

type Stubs = Readonly<Record<string, new () => object>>;

const require = createRequire(import.meta.url);

const analytics = createRequire(new URL("../../../analytics/package.json", import.meta.url));
const analyticsSource = analytics.resolve("mixpanel-browser/src/mixpanel-core.js");

describe("shakeable", () => {
  it.each([
    "client/next.js",
    "client/router.js",
    "shared/lib/head.js",
    "shared/lib/router/router.js",
    "pages/_error.js",
  ])("finds the copy of %s that can be shaken", (file) => {
    const found = shakeable(require.resolve(`next/dist/${file}`));
    expect(found).toContain("/next/dist/esm/");
    expect(existsSync(found)).toBe(true);
  });

  it("takes out what browsers have themselves or we do not use", () => {
    expect(shakeable(require.resolve("next/dist/build/polyfills/polyfill-module.js"))).toMatch(/nothing\.cjs$/);
    expect(shakeable(require.resolve("next/dist/compiled/buffer/index.js"))).toMatch(/nothing\.cjs$/);
    expect(shakeable(require.resolve("next/dist/build/polyfills/process.js"))).toMatch(/browser-process\.cjs$/);
  });

  it("takes what is switched off out of the analytics library, and nothing that the rest of it calls", async () => {
    for (const part of ["autocapture/index", "flags/index", "recorder-manager", "mixpanel-group", "dom-trackers"])
      expect(shakeable(analytics.resolve(`mixpanel-browser/src/${part}.js`))).toMatch(/no-analytics-extras\.mjs$/);
    expect(shakeable(analyticsSource)).toBe(analyticsSource);
    const core = readFileSync(analyticsSource, "utf8");
    const stubs = (await import(new URL("./no-analytics-extras.mjs", import.meta.url).href)) as Stubs;
    const imports = core.matchAll(
      /import \{ ([\w, ]+) \} from '\.\/(?:autocapture|flags|recorder-manager|mixpanel-group|dom-trackers)'/g,
    );
    const imported = Array.from(imports, ([, names = ""]) => names.split(", ")).flat();
    expect(imported.toSorted()).toEqual(Object.keys(stubs).toSorted());
    for (const [, member = "", name = ""] of core.matchAll(/this\.(\w+) = new (\w+)\(/g)) {
      const Stub = stubs[name];
      if (Stub === undefined) continue;
      const calls = Array.from(core.matchAll(new RegExp(`this\\.${member}\\.(\\w+)\\(`, "g")), ([, call = ""]) => call);
      expect(calls).not.toEqual([]);
      const stub = new Stub();
      expect(calls.filter((call) => !(call in stub))).toEqual([]);
    }
  });

  it("lets the analytics library use the promises that every browser has", async () => {
    const polyfill = analytics.resolve("mixpanel-browser/src/promise-polyfill.js");
    expect(shakeable(polyfill)).toMatch(/native-promise\.mjs$/);
    const [, names = ""] = /export \{ PromisePolyfill as (\w+, \w+) \};/.exec(readFileSync(polyfill, "utf8")) ?? [];
    const native = (await import(new URL("./native-promise.mjs", import.meta.url).href)) as Record<string, unknown>;
    expect({ ...native }).toEqual(Object.fromEntries(names.split(", ").map((name) => [name, Promise])));
  });

  it("starts no loader of scripts, and has what Next asks of it", () => {
    expect(shakeable(require.resolve("next/dist/client/script.js"))).toMatch(/no-script-loader\.cjs$/);
    const client = readFileSync(require.resolve("next/dist/esm/client/index.js"), "utf8");
    const asked = Array.from(client.matchAll(/\{ ([\w, ]+) \} = require\('\.\/script'\)/g), ([, names = ""]) => names);
    expect(asked).toEqual(["initScriptLoader"]);
    expect(Object.keys(require("./no-script-loader.cjs") as object)).toEqual(asked);
  });

  it("leaves out the other router's interception and the measuring of our own, and has what Next asks of both", async () => {
    const utilities = "next/dist/esm/shared/lib/router/utils";
    expect(shakeable(require.resolve(`${utilities}/interception-routes.js`))).toMatch(/no-interception-routes\.mjs$/);
    const askers = ["get-segment-param", "is-dynamic", "route-regex"].map((file) =>
      readFileSync(require.resolve(`${utilities}/${file}.js`), "utf8"),
    );
    const asked = askers.flatMap((source) =>
      Array.from(source.matchAll(/import \{ ([\w, ]+) \} from '\.\/interception-routes'/g), ([, names = ""]) =>
        names.split(", "),
      ).flat(),
    );
    const stub = (await import(new URL("./no-interception-routes.mjs", import.meta.url).href)) as object;
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(stub).toSorted());

    expect(shakeable(require.resolve("next/dist/esm/client/tracing/tracer.js"))).toMatch(/no-tracer\.mjs$/);
    const client = readFileSync(require.resolve("next/dist/esm/client/index.js"), "utf8");
    const calls = Array.from(client.matchAll(/tracer\.(\w+)\(/g), ([, call = ""]) => call);
    const tracer = (await import(new URL("./no-tracer.mjs", import.meta.url).href)) as { readonly default: object };
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !(call in tracer.default))).toEqual([]);
  });

  it("S-P19 takes the request to google.com out of the Firestore SDK, and nothing else", () => {
    const from = (name: string, file: string): string => createRequire(file).resolve(name);
    const firebase = from(
      "firebase/package.json",
      fileURLToPath(new URL("../../../model/package.json", import.meta.url)),
    );
    const sdk = from("@firebase/firestore", firebase);
    const common = from("@firebase/webchannel-wrapper/webchannel-blob", sdk);
    const source = readFileSync(common.replace(/([^/]+)$/, "esm/$1"), "utf8");
    const loader = require("./no-network-probe.cjs") as (source: string) => string;
    const [before = "", after = ""] = loader(source).split("if(false){");
    expect(before + after).toHaveLength(source.length - "if(b==2){".length);
    expect(after).toMatch(/^[^{}]*cleardot\.gif[^{}]*\}else /);
    expect(() => loader(loader(source))).toThrow("not where it was");
  });

  it("leaves the fields of sign-ins that no page has to nobody, and those of ours where they are", () => {
    const firebase = createRequire(fileURLToPath(new URL("../../../model/package.json", import.meta.url)));
    const folder = createRequire(firebase.resolve("firebase/package.json"))
      .resolve("@firebase/auth/package.json")
      .replace("package.json", "dist/esm/");
    const [file = "", ...others] = readdirSync(folder).filter((name) => /^index-\w+\.js$/.test(name));
    expect(others).toEqual([]);
    const loader = require("./only-our-sign-ins.cjs") as (source: string) => string;
    const left = loader(readFileSync(folder + file, "utf8"));
    expect(Array.from(left.matchAll(/^(\w+)\.\w+ = /gm), ([, name]) => name)).toEqual([
      "InMemoryPersistence",
      "EmailAuthProvider",
      "EmailAuthProvider",
      "EmailAuthProvider",
      "BrowserLocalPersistence",
      "Receiver",
      "IndexedDBLocalPersistence",
    ]);
    expect(left).toMatch(/^class TotpMultiFactorGenerator \{\n +static FACTOR_ID = "totp"/m);
    expect(left).toMatch(/^class BrowserSessionPersistence extends .*\{\n +static type = 'SESSION'/m);
    expect(() => loader(left)).toThrow("not where they were");
  });

  it("keeps no database for Firebase's count of visits, which is all that asks for one", async () => {
    const firebase = fileURLToPath(new URL("../../../model/package.json", import.meta.url));
    const from = createRequire(createRequire(firebase).resolve("firebase/package.json"));
    const asked = ["app", "auth", "firestore", "functions", "storage", "app-check"].flatMap((part) => {
      const manifest = from.resolve(`@firebase/${part}/package.json`);
      const { browser, module } = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, string>;
      const source = readFileSync(manifest.replace("package.json", browser ?? module ?? ""), "utf8");
      return Array.from(source.matchAll(/import \{ ([\w, ]+) \} from ['"]idb['"]/g), ([, names]) => [part, names]);
    });
    expect(asked).toEqual([["app", "openDB"]]);
    const stub = (await import(new URL("./no-usage-database.mjs", import.meta.url).href)) as { openDB: () => unknown };
    await expect(stub.openDB()).rejects.toThrow("no count of visits");
  });

  it("leaves everything else where it is", () => {
    for (const file of ["/a/next/dist/compiled/x.js", "/a/react-dom/index.js", "/a/next/dist/esm/client/next.js"])
      expect(shakeable(file)).toBe(file);
  });
});
