import { mixColors, shadeColor, toLinear, toRgb } from "./color.ts";
import type { HexColor } from "./theme.ts";

/** WCAG 2.2 AA: normal text. */
export const textContrast = 4.5;
/** WCAG 2.2 AA: large text, icons and the edges of controls. */
export const partContrast = 3;

export function relativeLuminance(color: HexColor): number {
  const [red, green, blue] = toRgb(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** WCAG contrast ratio, 1 to 21, whatever the order of the colours. */
export function contrastRatio(first: HexColor, second: HexColor): number {
  const a = relativeLuminance(first);
  const b = relativeLuminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The weakest contrast a colour has among several neighbours. */
export function lowestContrast(color: HexColor, neighbours: readonly HexColor[]): number {
  return Math.min(...neighbours.map((neighbour) => contrastRatio(color, neighbour)));
}

/**
 * Moves a colour towards another in small steps until it satisfies the judge, and keeps it as near
 * to where it started as it can be. Ends at the other colour when nothing before it will do.
 */
export function shiftUntil(color: HexColor, towards: HexColor, accepts: (candidate: HexColor) => boolean): HexColor {
  for (let step = 0; step < 100; step += 1) {
    const candidate = step === 0 ? color : mixColors(color, towards, step / 100);
    if (accepts(candidate)) return candidate;
  }
  return towards;
}

/** The lightest shade of a colour that satisfies the judge; black when none does. */
export function shadeUntil(color: HexColor, accepts: (candidate: HexColor) => boolean, from = 0): HexColor {
  for (let share = from; share < 1; share += 0.01) {
    const candidate = share === 0 ? color : shadeColor(color, share);
    if (accepts(candidate)) return candidate;
  }
  return "#000000";
}
