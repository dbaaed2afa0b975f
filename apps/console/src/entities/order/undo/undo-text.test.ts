import { expect, test } from "vitest";
import { isUndoKey, wordsOfStep } from "./undo-text.ts";

test("M-S6 a step is told in words before it can be taken back", () => {
  const of = (action: Parameters<typeof wordsOfStep>[1], minutes?: number, isNew = true) =>
    wordsOfStep("Bestellung 47", action, { minutes, isNew });
  expect(of("accept")).toBe("Bestellung 47 angenommen");
  expect(of("delay", 20)).toBe("Bestellung 47 angenommen, 20 Min. später");
  expect(of("delay", 10, false)).toBe("Bestellung 47: 10 Min. später");
  expect(of("complete")).toBe("Bestellung 47 übergeben");
});

test("M-S6 Ctrl+Z and Cmd+Z take back, other keys do not", () => {
  const key = (patch: object) =>
    isUndoKey({ key: "z", ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...patch });
  expect(key({})).toBe(true);
  expect(key({ key: "Z", ctrlKey: false, metaKey: true })).toBe(true);
  for (const other of [{ key: "y" }, { ctrlKey: false }, { shiftKey: true }, { altKey: true }, { metaKey: true }])
    expect(key(other), JSON.stringify(other)).toBe(false);
});
