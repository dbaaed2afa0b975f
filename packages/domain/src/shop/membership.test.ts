import { expect, it } from "vitest";
import { isMember, readMembers } from "./membership.ts";

it("K-TYP-5 a member is who proved an address of the list, in whatever letters it was typed", () => {
  expect(isMember(["k3@post.example"], "K3@Post.example")).toBe(true);
  expect(isMember(["k3@post.example"], "k33@post.example")).toBe(false);
  expect(isMember(["k3@post.example"], undefined)).toBe(false);
  expect(isMember([], "k3@post.example")).toBe(false);
});

it("K-TYP-5 reads addresses as people paste them, each once, and names what is none", () => {
  expect(readMembers(" K3@post.example\nKundin 4 <k4@post.example>; k3@post.example,\n\nniemand, a@b")).toEqual({
    addresses: ["k3@post.example", "k4@post.example"],
    wrong: ["niemand", "a@b"],
  });
});
