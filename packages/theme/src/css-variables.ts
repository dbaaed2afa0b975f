import { mixColors } from "./color.ts";
import { contrastRatio, lowestContrast, partContrast, shiftUntil, textContrast } from "./contrast.ts";
import { correctTheme } from "./custom-theme.ts";
import type { CustomThemeInput } from "./custom-theme.ts";
import { neutralColors, semanticColors } from "./semantic-colors.ts";
import { gradientTextColor } from "./theme.ts";
import type { HexColor, Theme } from "./theme.ts";
import { defaultThemeName, isThemeName, themes } from "./themes.ts";
import type { ThemeName } from "./themes.ts";

/** A name, three colours, or a shop's choice as it is stored: a key and, for `custom`, the colours. */
export type ThemeChoice = ThemeName | Theme | StoredThemeChoice;

export interface StoredThemeChoice {
  readonly key: string;
  readonly custom?: CustomThemeInput;
}

export interface DerivedColors {
  readonly primary: HexColor;
  readonly secondary: HexColor;
  readonly on: HexColor;
  /** The three stops of the gradient. Text stands between the first two, icons may stand anywhere. */
  readonly gradientStops: readonly [HexColor, HexColor, HexColor];
  /** The disc behind the goods. */
  readonly sun: HexColor;
  readonly tint: HexColor;
  readonly tint2: HexColor;
  readonly ink: HexColor;
  /** Filled button under the pointer. */
  readonly press: HexColor;
  /** Outline of filled controls, so that a light fill still stands out from the paper. */
  readonly edge: HexColor;
}

export type ThemeVariable = `--theme-${"primary" | "secondary" | "on" | "gradient" | "sun" | "tint" | "tint-2" | "ink" | "press" | "edge"}`;

const { paper, surface, sunken, ink, ink2 } = neutralColors;

/** Where the primary colour is reached; text ends before it. */
export const gradientTextEnd = 55;

/** The three colours behind a choice. A key nobody knows any more shows the default instead of nothing. */
export function resolveTheme(choice: ThemeChoice): Theme {
  if (typeof choice === "string") return themes[choice];
  if (!("key" in choice)) return correctTheme(choice).theme;
  if (choice.key === "custom" && choice.custom !== undefined) return correctTheme(choice.custom).theme;
  return themes[isThemeName(choice.key) ? choice.key : defaultThemeName];
}

export function deriveColors(choice: ThemeChoice): DerivedColors {
  const { primary, secondary, gradientText } = resolveTheme(choice);
  const on = gradientTextColor({ gradientText });
  const carriesText = (color: HexColor): boolean => contrastRatio(color, on) >= textContrast;
  const carriesIcons = (color: HexColor): boolean => contrastRatio(color, on) >= partContrast;

  const start = shiftUntil(mixColors(primary, "#000000", 0.1), primary, carriesText);
  // Two strong colours show both; a light secondary under white text only lends its warmth.
  const end = carriesText(secondary)
    ? secondary
    : shiftUntil(mixColors(primary, secondary, 0.28), primary, carriesIcons);
  const sun = shiftUntil(mixColors(end, carriesText(secondary) ? on : secondary, 0.22), end, carriesIcons);

  const tintOf = (share: number, texts: readonly HexColor[]): HexColor =>
    shiftUntil(mixColors(surface, secondary, share), surface, (color) => lowestContrast(color, texts) >= textContrast);
  const tint = tintOf(0.2, [ink, ink2, semanticColors.danger, semanticColors.okInk, semanticColors.warningInk]);
  const tint2 = tintOf(0.42, [ink, ink2, semanticColors.okInk, semanticColors.warningInk]);

  const themeInk = shiftUntil(
    mixColors(primary, "#000000", 0.18),
    "#000000",
    (color) => lowestContrast(color, [paper, surface, sunken, tint, tint2]) >= textContrast,
  );
  const press = shiftUntil(mixColors(primary, on === "#ffffff" ? "#000000" : "#ffffff", 0.1), primary, carriesText);
  const edge = shiftUntil(primary, "#000000", (color) => lowestContrast(color, [paper, surface]) >= partContrast);

  return { primary, secondary, on, gradientStops: [start, primary, end], sun, tint, tint2, ink: themeInk, press, edge };
}

/** The custom properties a theme sets on its scope, as plain colours so that they work everywhere. */
export function themeVariables(choice: ThemeChoice): Record<ThemeVariable, string> {
  const colors = deriveColors(choice);
  const [start, middle, end] = colors.gradientStops;
  return {
    "--theme-primary": colors.primary,
    "--theme-secondary": colors.secondary,
    "--theme-on": colors.on,
    "--theme-gradient": `linear-gradient(120deg, ${start}, ${middle} ${gradientTextEnd}%, ${end})`,
    "--theme-sun": colors.sun,
    "--theme-tint": colors.tint,
    "--theme-tint-2": colors.tint2,
    "--theme-ink": colors.ink,
    "--theme-press": colors.press,
    "--theme-edge": colors.edge,
  };
}
