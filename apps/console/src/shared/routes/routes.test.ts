import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { movedPages } from "./moved-pages.ts";
import { routes, shopPath, signInPath, startPath, wantedPath } from "./routes.ts";

const pages = fileURLToPath(new URL("../../pages/", import.meta.url));
const pageFiles = globSync("**/*.tsx", { cwd: pages }).map((file) => file.replaceAll("\\", "/").replace(/\.tsx$/, ""));
const surrounds = ["_app", "_document"];

const addressOf = (file: string): string => `/${file}`.replace(/\/index$/, "") || "/";

describe("the sitemap", () => {
  it("F05 has the application shell at /_app, around all pages", () => {
    expect(pageFiles).toEqual(expect.arrayContaining(surrounds));
  });

  it("has an entry for every page file, and a page file for every entry", () => {
    const addresses = pageFiles.filter((file) => !surrounds.includes(file)).map(addressOf);
    expect(addresses.toSorted()).toEqual(
      Object.values(routes)
        .map(({ page }) => page)
        .toSorted(),
    );
  });

  it("builds links that fit the pages", () => {
    expect(startPath()).toBe("/");
    expect(shopPath("board", "shop-1")).toBe("/shop-1/bestellungen");
    expect(shopPath("catalog", "a/b")).toBe("/a%2Fb/angebot");
  });

  it("C-14 M-W1 forwards for good from addresses that pages had before, to pages that there are", () => {
    const pages = Object.values(routes).map(({ page }) => page.replace("[restaurantId]", ":restaurantId"));
    expect(movedPages.map(({ source }) => source)).toEqual([
      "/:restaurantId/nicht-zugestellt",
      "/:restaurantId/zustellung",
    ]);
    for (const { source, destination, permanent } of movedPages) {
      expect(pages).not.toContain(source);
      expect(pages).toContain(destination);
      expect(permanent).toBe(true);
    }
  });

  it("leads back to the wanted page after signing in, but never to another site or shop", () => {
    expect(signInPath()).toBe("/anmelden");
    expect(signInPath("/x/angebot")).toBe("/anmelden?weiter=%2Fx%2Fangebot");
    expect(wantedPath("/x/angebot", ["y", "x"])).toBe("/x/angebot");
    expect(wantedPath("/einladung/z", ["x"])).toBe("/einladung/z");
    expect(wantedPath("/konto", [])).toBe("/konto");
    for (const bad of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/z/angebot",
      "/einladung/z/../x",
      undefined,
      ["/x/a"],
    ]) {
      expect(wantedPath(bad, ["x"])).toBe("/");
    }
  });
});
