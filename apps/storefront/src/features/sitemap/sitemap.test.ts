import { expect, it } from "vitest";
import { ownPaths, shopPaths, sitemapIndex, sitemapText } from "./sitemap.ts";

const bakery = {
  shop: { slug: "backstube" },
  categories: [
    { id: "brot", name: "Brot", slug: "brot", entries: [{ kind: "item", id: "hausbrot" } as const] },
    { id: "neu", name: "Neu", slug: "neu", entries: [{ kind: "item", id: "hausbrot" } as const] },
  ],
};

it("S-P16 lists a shop and each of its products once, beside the pages of the platform", () => {
  expect(ownPaths).toContain("/");
  expect(shopPaths(bakery)).toEqual(["/backstube", "/backstube/hausbrot"]);
});

it("S-P16 writes addresses in full, and nothing that would break the file", () => {
  const text = sitemapText("https://lokalkorb.example", [
    ...ownPaths,
    ...shopPaths({ ...bakery, shop: { slug: "a&b" } }),
  ]);
  expect(text).toContain("<loc>https://lokalkorb.example/impressum</loc>");
  expect(text).toContain("<loc>https://lokalkorb.example/a%26b/hausbrot</loc>");
});

it("D-6 S-P16 the index leads to a file of each shop, so that no answer reads all menus", () => {
  const text = sitemapIndex("https://lokalkorb.example", ["backstube", "a&b"]);
  expect(text).toContain("<sitemap><loc>https://lokalkorb.example/sitemap.xml?betrieb=backstube</loc></sitemap>");
  expect(text).toContain("?betrieb=a%26b<");
  expect(text).toContain("?betrieb=<");
});
