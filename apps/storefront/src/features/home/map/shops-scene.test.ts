import { expect, it, vi } from "vitest";
import type { FoundShop } from "../list/filter-shops.ts";
import { firstView, placedShops, shopPins, shopPlaces } from "./shops-scene.ts";

const now = Date.parse("2026-11-23T10:00:00Z");
const shop = (slug: string, change: object = {}, onlyShips = false): FoundShop =>
  ({
    kilometres: null,
    onlyShips,
    card: {
      slug,
      name: slug,
      geo: { lat: 47, lng: 12 },
      timezone: "Europe/Berlin",
      themeVariables: { "--theme-ink": "#123456" },
      opening: { state: "open", until: now + 3_600_000 },
      ...change,
    },
  }) as unknown as FoundShop;

it("S-C11 shows each shop with its name and whether it is open, and one press chooses it", () => {
  const placed = placedShops([shop("auf"), shop("zu", { opening: { state: "closed" } }), shop("ohne", { geo: null })]);
  const places = shopPlaces(placed, { now, here: null, chosen: "zu" });
  expect(places.filter(({ kind }) => kind === "shop")).toMatchObject([
    { label: "auf", detail: "Geöffnet bis 12:00\u00a0Uhr", isFull: true, isChosen: false, ink: "#123456" },
    { label: "zu", detail: "Zurzeit geschlossen", isFull: false, isChosen: true },
  ]);
  expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
  const choose = vi.fn<(slug: string | null) => void>();
  for (const pin of shopPins(placed, { now, chosen: "zu", onChoose: choose })) pin.onPress?.();
  expect(choose.mock.calls).toEqual([["auf"], [null]]);
});

it("the first view holds who is near, and parcels only where there is nothing else", () => {
  const far = shop("fern", { geo: { lat: 53, lng: 10 } }, true);
  const here = { lat: 47.1, lng: 12.1 };
  const north = (view: readonly { readonly lat: number }[]): number => Math.max(...view.map(({ lat }) => lat));
  expect(firstView(placedShops([shop("nah"), far]), here)).toHaveLength(8);
  expect(north(firstView(placedShops([shop("nah"), far]), here))).toBeCloseTo(47.127, 2);
  expect(north(firstView(placedShops([far]), null))).toBeCloseTo(53.027, 2);
  expect(north(firstView(placedShops([far]), here))).toBeCloseTo(47.127, 2);
});
