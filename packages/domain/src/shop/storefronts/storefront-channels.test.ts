import { expect, test } from "vitest";
import { isForSome, isOpenVisibility, storefrontChannels, visibilityOf } from "./storefront-channels.ts";

test("K-FM-2 a storefront for members or business customers is known by its link alone", () => {
  expect(storefrontChannels.filter(isForSome)).toEqual(["b2b", "members"]);
  expect(visibilityOf("members", "public")).toBe("unlisted");
  expect(visibilityOf("b2b", "public")).toBe("unlisted");
  expect(visibilityOf("web", "public")).toBe("public");
  expect(visibilityOf("qr", "unlisted")).toBe("unlisted");
});

test("K-FM-2 nothing is published to those who would need an account", () => {
  expect(["public", "unlisted", "members", "b2b"].map((one) => isOpenVisibility(one as "public"))).toEqual([true, true, false, false]); // prettier-ignore
});
