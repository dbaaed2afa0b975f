import { expect, it } from "vitest";
import { erasedUid, isErased } from "./erased-account.ts";

it("GDP-04 tells an account that was erased from one that lives", () => {
  expect(isErased(erasedUid("a1"))).toBe(true);
  expect(isErased("q3ErAsed_Zk9")).toBe(false);
});
