import { expect, it } from "vitest";
import { codeComments, productSources, readSources } from "./read-sources.ts";

/**
 * The packages' `.mjs` files stand in for modules of others, with the names of those; the table of icons only passes
 * them on.
 */
const product = productSources()
  .filter(({ file }) => !file.endsWith(".mjs") && !file.endsWith("/icons/icons.ts"))
  .map(({ file, text }) => ({ file, code: text.replaceAll(codeComments, "") }));

/** The programs that build, start and stand in for the product use it as the product does. */
const tools = readSources(
  "apps/*.mjs",
  "packages/dev/*.ts",
  ":!packages/dev/testing",
  ":!packages/dev/e2e",
  ":!*.test*",
);

const wordsOf = (code: string): ReadonlySet<string> => new Set(code.match(/\w+/g));

/** Exports that tests alone use, and why they stay. */
const testedOnly: Readonly<Record<string, string>> = {
  broadcastDocument: "named by the specification, not built yet",
  emailBroadcastDocument: "named by the specification, not built yet",
  mintOrderDocument: "named by the specification, not built yet",
  penguinLockerLogDocument: "named by the specification, not built yet",
  penguinLockerOrderDocument: "named by the specification, not built yet",
  ready2OrderAccountDocument: "named by the specification, not built yet",
  subscriberDocument: "named by the specification, not built yet",
  shortUrlDocument: "named by the specification, not built yet",
  maxComplaintPhotoBytes: "the size that storage.rules are held against",
  maxOriginalBytes: "the size that storage.rules are held against",
  bodyTextSize: "the sizes that the style sheet is held against",
  fontWeights: "the weights that the style sheet is held against",
  colorDistance: "how far the themes have to be apart",
  PathName: "the documents that rules and indexes are held against",
};

it("C-47 nothing is exported for tests alone but what is named here with its reason", () => {
  const files = new Map<string, number>();
  for (const { code } of product) for (const word of wordsOf(code)) files.set(word, (files.get(word) ?? 0) + 1);
  const used = new Set(tools.flatMap(({ text }) => [...wordsOf(text)]));
  const entries = /\/pages\/|functions\/src\/(?:index|composition\/)|\/fixtures\/|scripted-world/;
  const found = product
    .filter(({ file }) => !entries.test(file))
    .flatMap(({ code }) =>
      [...code.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)].flatMap(
        ([, name = ""]) => {
          const isUsedHere = code.split(new RegExp(String.raw`\b${name}\b`)).length > 2;
          return files.get(name) === 1 && !isUsedHere && !used.has(name) ? [name] : [];
        },
      ),
    );
  expect(found.toSorted()).toEqual(Object.keys(testedOnly).toSorted());
});

it("C-50 a package exports the modules that another one imports, and no more", () => {
  const sources = readSources("*.ts", "*.tsx", "*.mjs", "*.css");
  const manifests = readSources("packages/*package.json").map(({ file, text }) => ({
    folder: file.replace("package.json", ""),
    ...(JSON.parse(text) as { name: string; exports?: Readonly<Record<string, string>> }),
  }));
  expect(manifests.filter((manifest) => manifest.exports).length).toBeGreaterThan(12);
  const notImported = manifests.flatMap(({ folder, name, exports = {} }) => {
    const imported = new Set(
      sources
        .filter(({ file }) => !file.startsWith(folder))
        .flatMap(({ text }) =>
          [...text.matchAll(new RegExp(`["']${name}(/[^"']*)?["']`, "g"))].map(([, path]) => path),
        ),
    );
    const entries = Object.keys(exports).filter((entry) => !entry.endsWith("*"));
    return entries.filter((entry) => !imported.has(entry.slice(1) || undefined)).map((entry) => name + entry.slice(1));
  });
  expect(notImported).toEqual([]);
});

/** The arguments of each call of a function, as they are written. */
function callsOf(name: string, code: string): readonly string[] {
  return [...code.matchAll(new RegExp(String.raw`\b${name}\(`, "g"))].map(({ index }) => {
    const from = index + name.length + 1;
    let depth = 1;
    let at = from;
    for (; depth > 0 && at < code.length; at++) depth += { "(": 1, ")": -1 }[code.charAt(at)] ?? 0;
    return code.slice(from, at - 1);
  });
}

it("C-47 no function writes the status of an order, a basket or a redemption but by its table", () => {
  const around = product
    .filter(({ file }) => file.startsWith("functions/"))
    .flatMap(({ file, code }) =>
      callsOf("updateDocument", code)
        .filter((call) => {
          const [, document = ""] = call.match(/^\s*[\w.]+,\s*(order|basket|redemption)Document\b/) ?? [];
          const field = { order: "status|paymentStatus", basket: "status", redemption: "state" }[document];
          return field !== undefined && new RegExp(String.raw`\b(?:${field}): (?!transition\()`).test(call);
        })
        .map((call) => `${file}: ${call}`),
    );
  expect(around).toEqual([]);
});

it("C-42 functions begin every transaction in one way", () => {
  const others = product.filter(({ file, code }) => file.startsWith("functions/") && code.includes(".runTransaction("));
  expect(others.map(({ file }) => file)).toEqual([]);
});
