import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blendColors, toHex } from "./color.ts";
import { contrastRatio, partContrast, textContrast } from "./contrast.ts";
import { correctTheme } from "./custom-theme.ts";
import {
  deriveColors,
  gradientTextEnd,
  resolveTheme,
  themeVariables,
  type DerivedColors,
  type ThemeChoice,
} from "./css-variables.ts";
import { neutralColors, semanticColors } from "./semantic-colors.ts";
import type { HexColor } from "./theme.ts";
import { themeNames, themes } from "./themes.ts";

const { paper: invoice, surface, sunken, ink, ink2, fieldLine } = neutralColors;
const grounds = [invoice, surface, sunken];

/** The colour a browser paints at `percent` of the gradient. */
function gradientAt(colors: DerivedColors, percent: number): HexColor {
  const [start, middle, end] = colors.gradientStops;
  const [from, to, share] =
    percent <= gradientTextEnd
      ? [start, middle, percent / gradientTextEnd]
      : [middle, end, (percent - gradientTextEnd) / (100 - gradientTextEnd)];
  return blendColors(from, to, share);
}

/** Every pair the components put together: text pairs and part pairs with their name. */
function weakPairs(choice: ThemeChoice): string[] {
  const colors = deriveColors(choice);
  const weak: string[] = [];
  const check = (name: string, first: HexColor, second: HexColor, least: number): void => {
    const ratio = contrastRatio(first, second);
    if (ratio < least) weak.push(`${name} ${first}/${second} ${ratio.toFixed(2)} < ${least}`);
  };
  for (const ground of [...grounds, colors.tint, colors.tint2]) {
    check("ink", ink, ground, 7);
    check("secondary ink", ink2, ground, textContrast);
    check("theme ink", colors.ink, ground, textContrast);
    check("ok ink", semanticColors.okInk, ground, textContrast);
    check("warning ink", semanticColors.warningInk, ground, textContrast);
    check("danger ink", semanticColors.dangerInk, ground, textContrast);
  }
  for (const ground of [invoice, surface, colors.tint]) check("danger", semanticColors.danger, ground, textContrast);
  for (const ground of grounds) check("field edge", fieldLine, ground, partContrast);
  for (const ground of [invoice, surface]) check("filled edge", colors.edge, ground, partContrast);
  check("filled button", colors.on, colors.primary, textContrast);
  check("pressed button", colors.on, colors.press, textContrast);
  check("white on theme ink", surface, colors.ink, textContrast);
  check("icon on the disc", colors.on, colors.sun, partContrast);
  for (let percent = 0; percent <= 100; percent += 5) {
    const least = percent <= gradientTextEnd ? textContrast : partContrast;
    check(`gradient at ${percent} %`, colors.on, gradientAt(colors, percent), least);
  }
  return weak;
}

describe("contrast", () => {
  test.each(themeNames)("F36 A11-03 theme %s reads well in every pair", (name) => {
    expect(weakPairs(name)).toEqual([]);
  });

  test("F36 any custom palette reads well once corrected", () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => toHex([value >> 16, (value >> 8) & 255, value & 255]));
    const palette = fc.record({
      primary: color,
      secondary: color,
      gradientText: fc.constantFrom("white" as const, "black" as const),
    });
    fc.assert(
      fc.property(palette, (input) => {
        expect(weakPairs(correctTheme(input).theme)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test("errors, warnings and confirmations reach 7 to 1 on white", () => {
    expect(contrastRatio(semanticColors.dangerInk, surface)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(semanticColors.warningInk, surface)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(semanticColors.okInk, surface)).toBeGreaterThanOrEqual(7);
  });
});

test("F36 hands the stylesheet plain colours and keeps the named ones as they are", () => {
  const variables = themeVariables("green");
  expect(variables["--theme-primary"]).toBe("#2f7d3b");
  expect(variables["--theme-secondary"]).toBe("#a9d18e");
  expect(variables["--theme-on"]).toBe("#ffffff");
  expect(variables["--theme-gradient"]).toMatch(/^linear-gradient\(120deg, #[0-9a-f]{6}, #2f7d3b 55%, #[0-9a-f]{6}\)$/);
  for (const [name, value] of Object.entries(variables)) {
    if (name !== "--theme-gradient") expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("F36 understands a choice as a shop stores it", () => {
  const own = { primary: "#224488", secondary: "#abcdef", gradientText: "white" } as const;
  expect(resolveTheme({ key: "bakery" })).toEqual(themes.bakery);
  expect(resolveTheme({ key: "custom", custom: own })).toEqual(own);
  expect(resolveTheme({ key: "custom" })).toEqual(themes.green);
  expect(resolveTheme({ key: "no-such-theme" })).toEqual(themes.green);
});
