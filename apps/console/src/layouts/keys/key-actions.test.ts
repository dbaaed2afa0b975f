import { describe, expect, it } from "vitest";
import { keyAction, noKeys, type KeyMemory, type KeyPress } from "./key-actions.ts";

const letters = new Set(["b", "k", "n"]);
const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  chord: false,
  alt: false,
  at: 10_000,
  isBusy: false,
  ...rest,
});
function typed(...presses: readonly KeyPress[]) {
  let memory: KeyMemory = noKeys;
  return presses.map((one) => {
    const { action, memory: next } = keyAction(one, memory, letters);
    memory = next;
    return action;
  });
}

describe("M-P4 keys of the console", () => {
  it("Strg K and Strg Enter hold while somebody writes, everything else does not", () => {
    expect(typed(press("k", { chord: true, isBusy: true }))).toEqual([{ type: "palette" }]);
    expect(typed(press("Enter", { chord: true, isBusy: true }))).toEqual([{ type: "save" }]);
    for (const key of ["g", "n", "?", "b"]) expect(typed(press(key, { isBusy: true }))).toEqual([null]);
    expect(typed(press("k", { chord: true, alt: true }))).toEqual([null]);
    expect(typed(press("s", { chord: true }))).toEqual([null]);
  });

  it("G and a letter go to a place, also with capitals, and not when the letter comes late", () => {
    expect(typed(press("g"), press("B", { at: 10_400 }))).toEqual([null, { type: "go", letter: "b" }]);
    expect(typed(press("g"), press("b", { at: 11_600 }))).toEqual([null, null]);
    expect(typed(press("g"), press("x", { at: 10_400 }), press("b", { at: 10_800 }))).toEqual([null, null, null]);
  });

  it("N adds and ? explains, but after G a letter is a place", () => {
    expect(typed(press("n"), press("?", { at: 10_400 }))).toEqual([{ type: "add" }, { type: "help" }]);
    expect(typed(press("g"), press("n", { at: 10_400 }))).toEqual([null, { type: "go", letter: "n" }]);
  });

  it("Esc shortly before G is no scanner", () => {
    expect(typed(press("Escape"), press("g", { at: 10_020 }), press("b", { at: 10_060 }))).toEqual([
      null,
      null,
      { type: "go", letter: "b" },
    ]);
  });

  it("letters within a scanned code mean nothing", () => {
    expect(typed(press("4"), press("g", { at: 10_020 }), press("b", { at: 10_040 }))).toEqual([null, null, null]);
  });
});
