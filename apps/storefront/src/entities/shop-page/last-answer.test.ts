import { expect, it, vi } from "vitest";
import { lastAnswer } from "./last-answer.ts";

const fails = (): Promise<string> => Promise.reject(new Error("away"));

it("D-7 asks anew each time, and shows what it knew last while the database does not answer", async () => {
  const onFailure = vi.fn();
  const read = lastAnswer<string>({ most: 1, onFailure });
  expect(await read("a", () => Promise.resolve("old"))).toBe("old");
  expect(await read("a", () => Promise.resolve("new"))).toBe("new");
  expect(await read("a", fails)).toBe("new");
  expect(onFailure).toHaveBeenCalledWith("a", new Error("away"));
  await read("b", () => Promise.resolve("b"));
  await expect(read("a", fails)).rejects.toThrow("away");
});

it("forgets what is no longer there", async () => {
  const read = lastAnswer<string>({ most: 2, onFailure: vi.fn() });
  await read("a", () => Promise.resolve("shop"));
  expect(await read("a", () => Promise.resolve(null))).toBeNull();
  await expect(read("a", fails)).rejects.toThrow("away");
});
