import { contrastRatio, textContrast } from "@lokalkorb/theme/contrast";
import { resolveTheme } from "@lokalkorb/theme/css-variables";
import { gradientTextColor } from "@lokalkorb/theme/theme";
import { themeNames } from "@lokalkorb/theme/themes";
import { describe, expect, it } from "vitest";
import { choiceKeys, valuesOf, looksSame, storedOf, titleOf } from "./appearance-choice.ts";

describe("the choice of a look", () => {
  it("F36 offers all 33 names in their spelling, and own colours", () => {
    expect(choiceKeys).toEqual([...themeNames, "custom"]);
    expect(choiceKeys).toHaveLength(34);
    expect(new Set(choiceKeys.map(titleOf)).size).toBe(34);
  });

  it.each(themeNames)("F36 stores %s under its name and shows it again", (key) => {
    const stored = storedOf({ ...valuesOf({ key: "green" }), key });
    expect(stored).toEqual({ key });
    expect(valuesOf(stored).key).toBe(key);
  });

  it("F36 stores own colours corrected, and they stay as they are afterwards", () => {
    const typed = { primary: "#FFEE00", secondary: "kirsche", gradientText: "white" } as const;
    const stored = storedOf({ key: "custom", custom: typed, hidesPlatform: false });
    const theme = resolveTheme(stored);
    expect(contrastRatio(theme.primary, gradientTextColor(theme))).toBeGreaterThanOrEqual(textContrast);
    expect(stored.custom).toEqual(theme);
    expect(storedOf(valuesOf(stored))).toEqual(stored);
  });

  it("starts own colours from those that the shop has now", () => {
    expect(valuesOf({ key: "coffee" }).custom).toEqual(resolveTheme("coffee"));
  });

  it("shows the default where a name is not known any more, or own colours are missing", () => {
    expect(valuesOf({ key: "unknown" }).key).toBe("green");
    expect(valuesOf({ key: "custom" }).key).toBe("green");
    expect(looksSame({ key: "unknown" }, { key: "green" })).toBe(true);
  });

  it("K-FM-67 keeps the sign of the platform hidden with each look, and that is a difference", () => {
    const hidden = storedOf({ ...valuesOf({ key: "red" }), hidesPlatform: true });
    expect(hidden).toEqual({ key: "red", hidesPlatform: true });
    expect(valuesOf(hidden)).toMatchObject({ key: "red", hidesPlatform: true });
    expect(storedOf({ ...valuesOf(hidden), key: "custom" })).toMatchObject({ key: "custom", hidesPlatform: true });
    expect([looksSame(hidden, { key: "red" }), looksSame(hidden, hidden)]).toEqual([false, true]);
  });

  it("knows whether shoppers would see a difference", () => {
    expect(looksSame({ key: "red" }, { key: "red_1" })).toBe(false);
    expect(looksSame({ key: "red" }, { key: "custom", custom: resolveTheme("red") })).toBe(true);
  });
});
