import { expect, it } from "vitest";
import { aFulfilmentMethod } from "../../testing/builders.ts";
import { collectionPlaces } from "./collection-places.ts";

const home = { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" } as const;
const market = { name: "Wochenmarkt", address: { ...home, street: "Marktplatz", houseNo: "" } } as const;
const window = (weekday: 1 | 2 | 3) => ({ weekday, start: "08:00", minutes: 240 }) as const;

function methodAtShop(change: Parameters<typeof aFulfilmentMethod>[0]) {
  const { place: _place, ...method } = aFulfilmentMethod(change);
  return method;
}

it("S-C4 a shop that nothing can be fetched from has no place", () => {
  expect(collectionPlaces([aFulfilmentMethod({ type: "delivery", windows: [window(1)] })], home)).toEqual([]);
});

it("S-C4 each place stands once with the hours of all its ways, and a stand on tour on its own days", () => {
  const counter = methodAtShop({
    id: "counter" as never,
    type: "pickup",
    name: "Laden",
    windows: [window(1), window(2), window(3)],
    weekPlaces: [{ weekday: 3, place: market }],
  });
  const locker = methodAtShop({ id: "locker" as never, type: "locker", name: "Fach", windows: [window(1)] });
  const parcel = aFulfilmentMethod({ type: "shipping", windows: [window(1)] });
  const [shop, stand, ...none] = collectionPlaces([counter, locker, parcel], home);
  expect(none).toEqual([]);
  expect(shop).toMatchObject({
    address: home,
    ways: [
      { name: "Laden", windows: [window(1), window(2)] },
      { name: "Fach", windows: [window(1)] },
    ],
  });
  expect(shop).not.toHaveProperty("place");
  expect(stand).toMatchObject({ place: market, address: market.address, ways: [{ windows: [window(3)] }] });
});
