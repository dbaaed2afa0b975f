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

it("S-C4 the route leads to the address", () => {
  expect(routeAddress(address)).toBe(
    `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${address.street} ${address.houseNo}, ${address.zip} ${address.city}`)}`,
  );
});
