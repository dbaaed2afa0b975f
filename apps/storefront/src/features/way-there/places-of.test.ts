import { aMenu } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { placesOf, routeAddress } from "./places-of.ts";

const menu = aMenu({});
const { address } = menu.shop;

it("S-C4 names each place with its address and hours, or the shop's own address where nothing is fetched", () => {
  const [place] = placesOf(menu);
  expect(place?.address).toMatchObject({ street: address.street, zip: address.zip });
  expect(place?.hours.length).toBeGreaterThan(0);
  const sent = placesOf({ ...menu, distributionOptions: [] });
  expect(sent).toEqual([{ name: menu.shop.name, address, hours: [] }]);
});

it("S-C4 the route leads to the point, or to a search for the address", () => {
  const { geo: _geo, ...words } = address;
  expect(routeAddress({ ...words, geo: { lat: 47.5, lng: 12.25 } })).toBe(
    "https://www.openstreetmap.org/directions?to=47.5%2C12.25",
  );
  expect(routeAddress(words)).toContain(`search?query=${encodeURIComponent(words.street)}`);
});
