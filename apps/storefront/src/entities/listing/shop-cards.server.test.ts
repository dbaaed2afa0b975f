import { aFulfilmentMethod } from "@lokalkorb/domain/testing/builders";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { expect, it } from "vitest";
import type { ListedShop } from "./listings.server.ts";
import { shopCard } from "./shop-cards.server.ts";

const timezone = "Europe/Berlin";
const at = (time: string, date = "2026-11-20"): number => localToInstant({ date, time }, timezone);
const shopOf = (more: Partial<ListedShop> = {}): ListedShop => ({
  id: "r1",
  name: "Bäckerei am Inn",
  slug: "baeckerei-am-inn",
  kind: "bakery",
  timezone,
  zip: "83022",
  city: "Rosenheim",
  goods: [],
  theme: { key: "orange" },
  operations: { state: "open" },
  closures: [],
  minOrderCents: 0,
  ways: [aFulfilmentMethod({ windows: [{ weekday: 5, start: "11:00", minutes: 180 }], leadMinutes: 30 })],
  diets: [],
  fullSlots: [],
  ...more,
});

it("D-6 a card is made once until one of its times is over, however often the list is asked for", () => {
  const shop = shopOf();
  const card = shopCard(shop, at("09:00"));
  expect(card.ways[0]?.next?.start).toBe(at("11:00"));
  for (const time of ["09:01", "10:00", "10:30"]) expect(shopCard(shop, at(time))).toBe(card);
  const later = shopCard(shop, at("10:31"));
  expect(later).not.toBe(card);
  expect(later.ways[0]?.next?.start).toBe(at("11:15"));
  // A server's clock that was put right.
  expect(shopCard(shop, at("09:00")).ways[0]?.next?.start).toBe(at("11:00"));
});

it("D-6 a shop that changed has a new card at once, and all others keep theirs", () => {
  const [changed, other] = [shopOf(), shopOf({ id: "r2" })];
  const kept = shopCard(other, at("09:00"));
  shopCard(changed, at("09:00"));
  const paused = shopOf({ operations: { state: "paused", until: at("09:30") } });
  expect(shopCard(paused, at("09:00")).opening).toEqual({ state: "paused", until: at("09:30") });
  expect(shopCard(paused, at("09:31")).opening).toEqual({ state: "opensAt", at: at("11:00") });
  expect(shopCard(other, at("09:31"))).toBe(kept);
});

it("D-6 when times of all shops are over at once, no page waits for all cards, and none stays old for long", async () => {
  const many = Array.from({ length: 100 }, (_, index) => shopOf({ id: `s${index}` }));
  const nextTimes = (time: number): Set<number | undefined> =>
    new Set(many.map((shop) => shopCard(shop, time).ways[0]?.next?.start));
  expect(nextTimes(at("09:00"))).toEqual(new Set([at("11:00")]));
  const over = at("10:30") + 1;
  expect(nextTimes(over)).toEqual(new Set([at("11:15"), at("11:00")]));
  for (let pause = 0; pause < 4; pause++) await new Promise((resume) => setImmediate(resume));
  const calls = many.map((shop) => shopCard(shop, over));
  expect(new Set(calls.map(({ ways: methods }) => methods[0]?.next?.start))).toEqual(new Set([at("11:15")]));
  // There was no question for a while.
  expect(nextTimes(at("11:30"))).toEqual(new Set([at("12:00")]));
});
