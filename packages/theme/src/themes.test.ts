import { expect, test } from "vitest";
import { colorDistance } from "./color.ts";
import { semanticColors } from "./semantic-colors.ts";
import { defaultThemeName, isThemeName, themeNames, themes } from "./themes.ts";
import { bodyTextSize, fontWeights } from "./typography.ts";

const specified =
  "green red olive blue yellow purple gray baby ice dream dark_dream blue_night spring spring_two_color forest lemon dark_lemon orange bakery coffee creme purpur rosa pink pink_blue night coral red_1 fire fire_2 red_black christmas dark_red";

test("F36 offers exactly the 33 named themes in the specified spelling and order", () => {
  expect(themeNames).toEqual(specified.split(" "));
  expect(themeNames).toHaveLength(33);
  expect(isThemeName("blue_night")).toBe(true);
  expect(isThemeName("toString")).toBe(false);
});

test("F36 gives every theme two colours and a white or black gradient text", () => {
  for (const theme of Object.values(themes)) {
    expect(theme.primary).toMatch(/^#[0-9a-f]{6}$/);
    expect(theme.secondary).toMatch(/^#[0-9a-f]{6}$/);
    expect(["white", "black"]).toContain(theme.gradientText);
  }
});

test("F36 defaults to a green primary with a light-green secondary colour", () => {
  expect(defaultThemeName).toBe("green");
  expect(themes.green).toEqual({ primary: "#2f7d3b", secondary: "#a9d18e", gradientText: "white" });
});

test("F36 keeps every two themes visibly apart", () => {
  for (const [index, first] of themeNames.entries()) {
    for (const second of themeNames.slice(index + 1)) {
      const apart =
        colorDistance(themes[first].primary, themes[second].primary) +
        colorDistance(themes[first].secondary, themes[second].secondary);
      expect(apart, `${first} and ${second}`).toBeGreaterThan(0.06);
    }
  }
});

test("F38 names danger and warning as specified", () => {
  expect(semanticColors.danger).toBe("#c4173c");
  expect(semanticColors.warning).toBe("#ff481f");
});

test("F37 sets body text to 12, 14 and 16 px from 0, 768 and 992 px on, in regular and bold", () => {
  const sizes = [0, 320, 767, 768, 991, 992, 2560].map((width) => bodyTextSize(width));
  expect(sizes).toEqual([12, 12, 12, 14, 14, 16, 16]);
  expect(fontWeights).toEqual({ regular: 400, bold: 700 });
});
