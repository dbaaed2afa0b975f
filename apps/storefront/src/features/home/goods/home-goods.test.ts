import { expect, it } from "vitest";
import type { ListedShop } from "@/entities/listing/listings.server";
import { homeGoods } from "./home-goods.server.ts";

const now = Date.parse("2026-11-27T10:00:00Z");
const winter = { from: "10-15", to: "03-15" };
const good = (id: string, season?: { from: string; to: string }) => ({ id, name: id, ...(season && { season }) });
const shop = (slug: string, change: object): ListedShop =>
  ({ slug, name: slug, timezone: "Europe/Berlin", ...change }) as unknown as ListedShop;

it("S-C20 shows goods while their season lasts, few of each shop and by the alphabet, and categories of most shops first", () => {
  const shops = [
    shop("zwei", {
      seasonal: [
        good("Rote Bete", winter),
        good("Erdbeeren", { from: "05-15", to: "06-30" }),
        good("Grünkohl", winter),
      ],
      categories: ["Brot", "Obst"],
    }),
    shop("eins", { popular: ["c", "b", "a"].map((id) => good(id)), categories: ["Obst", "Obst"] }),
    shop("alt", {}),
  ];
  expect(homeGoods(shops, now)).toEqual({
    season: [
      { href: "/zwei/Gr%C3%BCnkohl", name: "Grünkohl", of: "zwei" },
      { href: "/zwei/Rote%20Bete", name: "Rote Bete", of: "zwei" },
    ],
    popular: [
      { href: "/eins/b", name: "b", of: "eins" },
      { href: "/eins/c", name: "c", of: "eins" },
    ],
    categories: [
      { href: "/suche?q=Obst", name: "Obst" },
      { href: "/suche?q=Brot", name: "Brot" },
    ],
  });
});
