import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { shakeable } from "./shrink-browser-bundle.ts";

const require = createRequire(import.meta.url);

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

  it("takes out what browsers have themselves", () => {
    expect(shakeable(require.resolve("next/dist/build/polyfills/polyfill-module.js"))).toMatch(/nothing\.cjs$/);
    expect(shakeable(require.resolve("next/dist/compiled/buffer/index.js"))).toMatch(/nothing\.cjs$/);
    expect(shakeable(require.resolve("next/dist/build/polyfills/process.js"))).toMatch(/browser-process\.cjs$/);
  });

  it("leaves everything else where it is", () => {
    for (const file of ["/a/next/dist/compiled/x.js", "/a/react-dom/index.js", "/a/next/dist/esm/client/next.js"])
      expect(shakeable(file)).toBe(file);
  });
});
