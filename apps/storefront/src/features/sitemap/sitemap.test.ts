import { expect, it } from "vitest";
import { sitemapPaths, sitemapText } from "./sitemap.ts";

const bakery = {
  shop: { slug: "backstube" },
  categories: [
    { id: "brot", name: "Brot", slug: "brot", entries: [{ kind: "item", id: "hausbrot" } as const] },
    { id: "neu", name: "Neu", slug: "neu", entries: [{ kind: "item", id: "hausbrot" } as const] },
  ],
};

it("S-P16 lists every listed shop and each of its products once, beside the pages of the platform", () => {
  const paths = sitemapPaths([bakery]);
  expect(paths).toContain("/");
  expect(paths.filter((path) => path.startsWith("/backstube"))).toEqual(["/backstube", "/backstube/hausbrot"]);
});

it("S-P16 writes addresses in full, and nothing that would break the file", () => {
  const text = sitemapText("https://lokalkorb.example", sitemapPaths([{ ...bakery, shop: { slug: "a&b" } }]));
  expect(text).toContain("<loc>https://lokalkorb.example/impressum</loc>");
  expect(text).toContain("<loc>https://lokalkorb.example/a%26b/hausbrot</loc>");
});
