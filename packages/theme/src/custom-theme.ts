import { parseHexColor } from "./color.ts";
import { contrastRatio, shiftUntil, textContrast } from "./contrast.ts";
import { gradientTextColor, type GradientText, type HexColor, type Theme } from "./theme.ts";
import { defaultThemeName, themes } from "./themes.ts";

/** The typed theme of a shop; colours as free text until they were read. */
export interface CustomThemeInput {
  readonly primary: string;
  readonly secondary: string;
  readonly gradientText: GradientText;
}

export type ThemeCorrection =
  | {
      readonly part: "primary";
      readonly from: string;
      readonly to: HexColor;
      readonly reason: "unreadable" | "contrast";
    }
  | { readonly part: "secondary"; readonly from: string; readonly to: HexColor; readonly reason: "unreadable" }
  | {
      readonly part: "gradientText";
      readonly from: GradientText;
      readonly to: GradientText;
      readonly reason: "contrast";
    };

export interface CorrectedTheme {
  readonly theme: Theme;
  readonly corrections: readonly ThemeCorrection[];
}

/** Beyond this the colour would no longer be the merchant's own, so the text colour changes instead. */
const largestShift = 12;

/**
 * The nearest theme on which text can be read. Keeps the chosen text colour when a slight shift of
 * the primary colour is enough; otherwise takes the other one, which then always reads well.
 */
export function correctTheme(input: CustomThemeInput): CorrectedTheme {
  const corrections: ThemeCorrection[] = [];
  const fallback = themes[defaultThemeName];
  const readable = <Part extends "primary" | "secondary">(part: Part): HexColor => {
    const color = parseHexColor(input[part]);
    if (color !== undefined) return color;
    corrections.push({ part, from: input[part], to: fallback[part], reason: "unreadable" });
    return fallback[part];
  };
  const primary = readable("primary");
  const secondary = readable("secondary");
  const { gradientText } = input;
  const reads = (color: HexColor): boolean => contrastRatio(color, gradientTextColor(input)) >= textContrast;
  if (reads(primary)) return { theme: { primary, secondary, gradientText }, corrections };

  const towards: HexColor = gradientText === "white" ? "#000000" : "#ffffff";
  const shifted = shiftUntil(primary, towards, reads);
  if (contrastRatio(primary, shifted) <= 1 + largestShift / 100) {
    corrections.push({ part: "primary", from: primary, to: shifted, reason: "contrast" });
    return { theme: { primary: shifted, secondary, gradientText }, corrections };
  }
  const other: GradientText = gradientText === "white" ? "black" : "white";
  corrections.push({ part: "gradientText", from: gradientText, to: other, reason: "contrast" });
  return { theme: { primary, secondary, gradientText: other }, corrections };
}

/** The sentence the theme editor shows beside a corrected value. */
export function correctionSentence(correction: ThemeCorrection): string {
  if (correction.reason === "unreadable") {
    const place = correction.part === "primary" ? "Hauptfarbe" : "Zweitfarbe";
    return `„${correction.from}“ ist keine Farbe. Wir nehmen als ${place} ${correction.to}.`;
  }
  if (correction.part === "primary") {
    return `Auf ${correction.from} wäre die Schrift schwer zu lesen. Wir nehmen ${correction.to}.`;
  }
  const word = correction.to === "white" ? "weiße" : "schwarze";
  return `Auf dieser Hauptfarbe ist nur ${word} Schrift gut zu lesen. Wir haben sie umgestellt.`;
}
