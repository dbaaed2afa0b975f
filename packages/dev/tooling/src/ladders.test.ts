import { expect, it } from "vitest";
import { figuresOf } from "./folders/trees.ts";
import { domainLadder } from "./ladders.ts";

it("every folder of domain has its place on the ladder, and every place a folder", () => {
  const { graph } = figuresOf("packages/domain/src");
  expect([...graph.sizes.keys()].toSorted()).toEqual(domainLadder.toSorted());
});
