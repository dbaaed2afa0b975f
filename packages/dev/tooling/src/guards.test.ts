import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./stack/root.ts";

/** A small repository with our real configuration, into which one mistake is planted at a time. */
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lokalkorb-guards-"));
  for (const file of [
    "oxlint.config.ts",
    ".oxfmtrc.json",
    "tsconfig.base.json",
    "turbo.json",
    "packages/dev/tooling/src/import-rules.ts",
    "packages/dev/tooling/src/old-names.ts",
    "packages/dev/tooling/src/ladders.ts",
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function run(command: string, ...args: string[]): { code: number | null; output: string } {
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8" });
  return { code: status, output: stdout + stderr };
}

function lint(files: Readonly<Record<string, string>>) {
  plant(files);
  return run("oxlint", "packages", "apps", "functions", "--no-error-on-unmatched-pattern");
}

const forbiddenImports: readonly (readonly [where: string, what: string])[] = [
  ["packages/domain/src/a.ts", 'import { readFileSync } from "node:fs";\nexport const a = readFileSync;'],
  ["packages/domain/src/a.ts", 'import { useState } from "react";\nexport const a = useState;'],
  ["packages/domain/src/a.ts", 'import { z } from "@lokalkorb/contracts/schema";\nexport const a = z;'],
  ["packages/domain/src/kernel/money/a.ts", 'import { readFileSync } from "node:fs";\nexport const a = readFileSync;'],
  [
    "packages/domain/src/catalog/goods/a.ts",
    'import type { Order } from "../../ordering/order/order.ts";\nexport type A = Order;',
  ],
  [
    "packages/domain/src/pricing/tax/a.ts",
    'import { type Totals } from "../totals/totals.ts";\nexport type A = Totals;',
  ],
  [
    "packages/domain/src/pricing/tax/a.ts",
    'import type { Totals } from "../../pricing/totals/totals.ts";\nexport type A = Totals;',
  ],
  [
    "packages/domain/src/menu/a.ts",
    'import type { Catalogue } from "./publishing/draft.ts";\nexport type A = Catalogue;',
  ],
  ["packages/domain/src/kernel/a.ts", 'export type { Order } from "../ordering/order/order.ts";'],
  [
    "packages/domain/src/pricing/tax/a.ts",
    'import { anItem } from "../../testing/builders.ts";\nexport const a = anItem;',
  ],
  ["packages/contracts/src/a.ts", 'import { z } from "zod";\nexport const a = z;'],
  [
    "packages/model/src/cache/a.ts",
    'import { getFirestore } from "firebase/firestore";\nexport const a = getFirestore;',
  ],
  ["packages/model/src/documents/users/a.ts", 'import { useState } from "react";\nexport const a = useState;'],
  [
    "packages/model/src/client/a.ts",
    'import { getFirestore } from "firebase-admin/firestore";\nexport const a = getFirestore;',
  ],
  ["packages/dev/local-backend/src/a.ts", 'import { paths } from "@lokalkorb/model/paths";\nexport const a = paths;'],
  [
    "apps/storefront/src/features/shop/a.ts",
    'import { useBasket } from "@/features/basket/use-basket";\nexport const a = useBasket;',
  ],
  ["apps/console/src/features/board/a.ts", 'import { b } from "../../shared/b";\nexport const a = b;'],
  [
    "apps/console/src/features/board/a.ts",
    'import { getFirestore } from "firebase/firestore";\nexport const a = getFirestore;',
  ],
  [
    "apps/storefront/src/features/shop/basket/a.ts",
    'import type { Tip } from "../../checkout/state/own-tip";\nexport type A = Tip;',
  ],
  [
    "apps/storefront/src/entities/basket/a.ts",
    'import type { Tip } from "@/features/checkout/state/own-tip";\nexport type A = Tip;',
  ],
  [
    "apps/storefront/src/shared/routes/a.ts",
    'import type { ShopPage } from "../../entities/shop-page/shop-page.ts";\nexport type A = ShopPage;',
  ],
  [
    "apps/storefront/src/shared/routes/a.ts",
    'import { startBackend } from "firebase-local-backend";\nexport const a = startBackend;',
  ],
  ["functions/src/platform/endpoints/a.ts", 'import { b } from "../../ordering/b.ts";\nexport const a = b;'],
  ["functions/src/ordering/place/a.ts", 'import { b } from "../../payments/provider/b.ts";\nexport const a = b;'],
  [
    "functions/src/payments/provider/stripe/a.ts",
    'import { b } from "../../../ordering/place/b.ts";\nexport const a = b;',
  ],
  ["functions/src/billing/a.ts", 'import { b } from "../composition/b.ts";\nexport const a = b;'],
  ["functions/src/ordering/a.ts", 'import { seed } from "@lokalkorb/testing/seed";\nexport const a = seed;'],
];

describe("lint", () => {
  it.each(forbiddenImports)("refuses in %s: %s", (file, text) => {
    const { code, output } = lint({ [file]: `${text}\n` });
    expect(output).toContain("no-restricted-imports");
    expect(code).not.toBe(0);
  });

  it("refuses a file cycle", () => {
    const { code, output } = lint({
      "packages/domain/src/a.ts": 'import { b } from "./b.ts";\nexport const a = (): number => b();\n',
      "packages/domain/src/b.ts": 'import { a } from "./a.ts";\nexport const b = (): number => a();\n',
    });
    expect(output).toContain("no-cycle");
    expect(code).not.toBe(0);
  });

  it("refuses a circle of types in domain", () => {
    const { code, output } = lint({
      "packages/domain/src/a.ts": 'import type { B } from "./b.ts";\nexport type A = { readonly b?: B };\n',
      "packages/domain/src/b.ts": 'import type { A } from "./a.ts";\nexport type B = { readonly a?: A };\n',
    });
    expect(output).toContain("no-cycle");
    expect(code).not.toBe(0);
  });

  it("refuses a file of more than 400 code lines, however many comments explain it", () => {
    const long = Array.from({ length: 401 }, (_, index) => `export const a${index} = ${index};`).join("\n");
    const commented = Array.from({ length: 500 }, () => "// why").join("\n");
    expect(lint({ "packages/domain/src/a.ts": `${long}\n` }).output).toContain("max-lines");
    expect(lint({ "packages/domain/src/a.ts": `${commented}\nexport const a = 1;\n` }).code).toBe(0);
  });

  it("refuses a default export outside of Next's own files", () => {
    expect(lint({ "packages/domain/src/a.ts": "export default 1;\n" }).output).toContain("no-default-export");
    expect(
      lint({
        "packages/domain/src/a.ts": "export const a = 1;\n",
        "apps/storefront/src/pages/index.tsx": "export default function Page() {\n  return null;\n}\n",
      }).code,
    ).toBe(0);
  });

  it("lets clean code pass", () => {
    expect(
      lint({
        "packages/domain/src/a.ts": 'import { b } from "./b.ts";\nexport const a = b;\n',
        "packages/domain/src/b.ts": "export const b = 1;\n",
        "packages/domain/src/pricing/totals/c.ts":
          'import { d } from "../tax/d.ts";\nimport { e } from "../../basket/e.ts";\nexport const c = d + e;\n',
        "packages/domain/src/pricing/tax/d.ts": 'import type { F } from "./f.ts";\nexport const d: F = 1;\n',
        "packages/domain/src/pricing/tax/f.ts": "export type F = number;\n",
        "packages/domain/src/basket/e.ts": "export const e = 1;\n",
      }).output,
    ).toContain("0 errors");
  });
});

describe("format", () => {
  it("refuses code that the formatter would change", () => {
    plant({ "packages/domain/src/a.ts": "export   const a=1\n" });
    expect(run("oxfmt", "--check", "packages/domain").code).not.toBe(0);
  });
});

describe("types", () => {
  const check = (text: string) => {
    plant({ "a.ts": text, "tsconfig.json": '{ "extends": "./tsconfig.base.json", "files": ["a.ts"] }' });
    return run("tsc", "-p", ".").output;
  };

  it.each([
    ["an index that may miss", "export const a = (list: string[]): string => list[0];\n"],
    ["undefined for an optional property", "export const a: { b?: string } = { b: undefined };\n"],
    ["an enum", "export enum A { B }\n"],
    ["an unused local", "const a = 1;\nexport {};\n"],
  ])("refuse %s", (_what, text) => {
    expect(check(text)).toContain("error TS");
  });
});

describe("boundaries", () => {
  const workspace = (
    layers: Readonly<Record<string, string>>,
    imports: Readonly<Record<string, string>>,
    declared = imports,
  ) => {
    plant({
      "package.json": '{ "name": "root", "private": true, "packageManager": "pnpm@12.21.0" }\n',
      "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
      "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    });
    for (const [name, layer] of Object.entries(layers)) {
      const target = imports[name];
      const dependencies = declared[name] ? { [`@lokalkorb/${declared[name]}`]: "workspace:*" } : {};
      plant({
        [`packages/${name}/package.json`]: JSON.stringify({
          name: `@lokalkorb/${name}`,
          version: "0.0.0",
          exports: { "./a": "./src/a.ts" },
          dependencies,
        }),
        [`packages/${name}/turbo.json`]: JSON.stringify({ extends: ["//"], tags: [layer] }),
        [`packages/${name}/src/a.ts`]: target
          ? `import { a } from "@lokalkorb/${target}/a";\nexport const b = a;\n`
          : "export const a = 1;\n",
      });
    }
    run("git", "init", "-q");
    return run("turbo", "boundaries");
  };

  it("let a lower layer be used", () => {
    expect(workspace({ theme: "layer-0", ui: "layer-1" }, { ui: "theme" }).output).toContain("no issues found");
  });

  it.each([
    ["an import upwards", { theme: "layer-0", ui: "layer-1" }, { theme: "ui" }],
    ["an import within a layer", { theme: "layer-0", domain: "layer-0" }, { domain: "theme" }],
  ])("refuse %s", (_what, layers, imports) => {
    const { code, output } = workspace(layers, imports);
    expect(output).toContain("denylist");
    expect(code).not.toBe(0);
  });

  it("refuse an import that package.json does not declare", () => {
    expect(workspace({ theme: "layer-0", ui: "layer-1" }, { ui: "theme" }, {}).code).not.toBe(0);
  });
});

describe("knip", () => {
  it("refuses a file nobody uses", () => {
    plant({
      "package.json": '{ "name": "root", "private": true, "type": "module" }\n',
      "knip.json": '{ "entry": ["src/index.ts"], "project": ["src/**/*.ts"] }\n',
      "src/index.ts": "export {};\n",
      "src/forgotten.ts": "export const a = 1;\n",
    });
    const { code, output } = run("knip", "--no-progress");
    expect(output).toContain("forgotten.ts");
    expect(code).not.toBe(0);
  });
});
