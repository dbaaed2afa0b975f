import { describe, expect, it } from "vitest";
import { menuFeed } from "@lokalkorb/contracts/menu-feed";
import * as z from "@lokalkorb/contracts/schema";
import { demoMenus } from "../search/testing/measure-search.ts";
import { menuFeedOf } from "./menu-feed-of.ts";

const live = { soldOutItemIds: [], soldOutBundleIds: [] };
const appUrl = "https://lokalkorb.example";

describe("the feed of a menu", () => {
  it("has one article per card of the demo, with the page it is sold on, and fits its schema", () => {
    for (const menu of demoMenus()) {
      const feed = menuFeedOf(menu, live, appUrl);
      const cards = new Set(menu.categories.flatMap(({ entries }) => entries.map(({ kind, id }) => `${kind} ${id}`)));
      expect(feed.articles).toHaveLength(cards.size);
      expect(z.safeParse(menuFeed, feed).success).toBe(true);
      for (const { url, id, available } of feed.articles) {
        expect(url).toBe(`${appUrl}/${menu.shop.slug}/${id}`);
        expect(available).toBe(true);
      }
    }
  });

  it("C03 says nothing about persons: it is answered outside of Europe", () => {
    for (const menu of demoMenus()) {
      const text = JSON.stringify(menuFeedOf(menu, live, appUrl));
      const { phone, emailPublic, imprint, address } = menu.shop;
      for (const personal of [phone, emailPublic, imprint.representative, `${address.street} ${address.houseNo}`]) {
        if (personal) expect(text.includes(personal), personal).toBe(false);
      }
    }
  });

  it("says what is sold out now", () => {
    const [menu] = demoMenus();
    const gone = menu?.categories.flatMap(({ entries }) => entries).find(({ kind }) => kind === "item");
    if (!menu || !gone) throw new Error("The demo has an item.");
    const feed = menuFeedOf(menu, { ...live, soldOutItemIds: [gone.id] }, appUrl);
    expect(feed.articles.find(({ id }) => id === gone.id)?.available).toBe(false);
  });
});
