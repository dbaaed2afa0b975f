import { expect, test } from "vitest";
import { mayOrderFrom } from "./may-order-from.ts";

test("K-TYP-5 a view for members is ordered from by those on the list, every other one by all", () => {
  const view = { channel: "members" } as const;
  expect(mayOrderFrom(view, ["k3@post.example"], "k3@post.example")).toBe(true);
  expect(mayOrderFrom(view, ["k3@post.example"], undefined)).toBe(false);
  expect(mayOrderFrom(view, undefined, "k3@post.example")).toBe(false);
  expect(mayOrderFrom({ channel: "web" }, undefined, undefined)).toBe(true);
});
