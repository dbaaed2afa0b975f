import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  favouriteKey,
  favouritePlace,
  favouritesOf,
  mostFavourites,
  noFavourites,
  untold,
  withFavourite,
  withoutFavourite,
  withoutMet,
  type Favourites,
  type FavouriteWishes,
  type KeptFavourites,
} from "./favourites.ts";

const at = (moment: number) => ({ name: `Ware ${moment}`, at: moment });
const keysOf = (kept: KeptFavourites): readonly string[] => favouritesOf(kept).map(([key]) => key);

it("favourites of one moment stand in one order, whatever order they are kept in", () => {
  const of = (...keys: readonly string[]): KeptFavourites => ({
    known: {},
    wishes: Object.fromEntries(keys.map((key) => [key, at(7)])),
  });
  expect(keysOf(of("b", "a"))).toEqual(["a", "b"]);
  expect(keysOf(of("a", "b"))).toEqual(["a", "b"]);
});

describe("keys", () => {
  it("name a shop, a product, or a product of a further storefront, and are read back", () => {
    for (const place of [
      { restaurantId: "hof" },
      { restaurantId: "hof", productId: "milch" },
      { restaurantId: "hof", productId: "milch", storefrontId: "laden_2" },
    ])
      expect(favouritePlace(favouriteKey(place))).toEqual({ productId: undefined, storefrontId: undefined, ...place });
    expect(favouriteKey({ restaurantId: "hof", storefrontId: "laden_2" })).toBe("hof");
    for (const wrong of ["", ":", "hof:", "a:b:c:d", "a.b", "a/b", "x".repeat(129)])
      expect(favouritePlace(wrong)).toBeNull();
  });
});

describe("without an account", () => {
  it("the newest stands first, of one moment by its key, and one that is taken out leaves nothing behind", () => {
    const two = withFavourite(withFavourite(noFavourites, "hof", at(1)) ?? noFavourites, "hof:milch", at(2));
    expect(keysOf(two ?? noFavourites)).toEqual(["hof:milch", "hof"]);
    expect(keysOf({ known: {}, wishes: { b: at(1), a: at(1) } })).toEqual(["a", "b"]);
    expect(withoutFavourite(two ?? noFavourites, "hof").wishes).toEqual({ "hof:milch": at(2) });
  });

  it("what is there already stays as it is, and beyond the most nothing is put in", () => {
    const full = { known: {}, wishes: wishesUpTo(mostFavourites) };
    expect(withFavourite(full, "k1", at(9999))).toBe(full);
    expect(withFavourite(full, "more", at(9999))).toBeNull();
  });
});

describe("with an account", () => {
  const known: Favourites = { hof: at(1), "hof:milch": at(2) };

  it("taking out is a wish until the account was told, and putting in again takes the wish back", () => {
    const out = withoutFavourite({ known, wishes: {} }, "hof");
    expect(untold(out)).toEqual({ hof: null });
    expect(keysOf(out)).toEqual(["hof:milch"]);
    expect(withFavourite(out, "hof", at(3))).toEqual({ known, wishes: {} });
  });

  it("favourites of a guest join those of the account; what both have is told once", () => {
    const kept = { known, wishes: { hof: at(5), baecker: at(6), weg: null } };
    expect(untold(kept)).toEqual({ baecker: at(6) });
    expect(withoutMet(kept).wishes).toEqual({ baecker: at(6) });
    expect(keysOf(kept)).toEqual(["baecker", "hof", "hof:milch"]);
  });

  it("where not all fit, the newest join and the others stay in the browser", () => {
    const kept = { known: Object.fromEntries(Object.entries(wishesUpTo(98))) as Favourites, wishes: newOnes };
    expect(untold(kept)).toEqual({ n3: at(1003), n2: at(1002) });
    expect(withoutMet(kept).wishes).toEqual(newOnes);
    const over = { known: wishesUpTo(110) as Favourites, wishes: { ...newOnes, k1: null } };
    expect(untold(over)).toEqual({ k1: null });
  });

  it("two devices that tell one account in any order end with the same favourites, none lost and none twice", () => {
    const wishes = fc.dictionary(
      fc.constantFrom("a", "b", "c", "d"),
      fc.option(fc.integer({ min: 1, max: 9 }).map(at), { nil: null }),
    );
    fc.assert(
      fc.property(wishes, wishes, (one, other) => {
        const told = [one, other].reduce<Favourites>(
          (account, mine) => applied(account, untold({ known: account, wishes: mine })),
          known,
        );
        for (const [key, wish] of Object.entries(other)) expect(key in told).toBe(wish !== null);
        for (const [key, wish] of Object.entries(one)) if (!(key in other)) expect(key in told).toBe(wish !== null);
        expect(withoutMet({ known: told, wishes: other }).wishes).toEqual({});
      }),
    );
  });
});

const newOnes = { n1: at(1001), n2: at(1002), n3: at(1003) };

function wishesUpTo(count: number): FavouriteWishes {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, at(index)]));
}

function applied(account: Favourites, wishes: FavouriteWishes): Favourites {
  const all: FavouriteWishes = { ...account, ...wishes };
  return Object.fromEntries(Object.entries(all).flatMap(([key, one]) => (one === null ? [] : [[key, one]])));
}
