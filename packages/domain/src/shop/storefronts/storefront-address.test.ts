import { expect, test } from "vitest";
import { isFirstStorefront, readStorefrontAddress, storefrontAddress } from "./storefront-address.ts";

const shop = { slug: "hof", storefrontIds: ["web-hof", "mittagstisch"] };

test("K-FM-2 the first storefront has the address of its shop, a further one an address of its own that no product can have", () => {
  expect(storefrontAddress(shop, "web-hof")).toBe("hof");
  expect(storefrontAddress(shop, "mittagstisch")).toBe("hof~mittagstisch");
  expect(encodeURIComponent("hof~mittagstisch")).toBe("hof~mittagstisch");
  expect([isFirstStorefront(shop, "web-hof"), isFirstStorefront(shop, "mittagstisch")]).toEqual([true, false]);
});

test("K-FM-2 an address is read as it was made, and another one is none", () => {
  expect(readStorefrontAddress("hof")).toEqual({ slug: "hof", storefrontId: null });
  expect(readStorefrontAddress("hof~mittagstisch")).toEqual({ slug: "hof", storefrontId: "mittagstisch" });
  for (const wrong of ["", "~", "hof~", "~mittag", "hof~a~b", "Hof", "hof~Mittag", "hof/mittag"])
    expect(readStorefrontAddress(wrong), wrong).toBeNull();
});
