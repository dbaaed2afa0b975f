import { blendColors, mixColors, shadeColor } from "./color.ts";
import { contrastRatio, lowestContrast, partContrast, shadeUntil, shiftUntil, textContrast } from "./contrast.ts";
import { correctTheme, type CustomThemeInput } from "./custom-theme.ts";
import { neutralColors, semanticColors } from "./semantic-colors.ts";
import { gradientTextColor, type HexColor, type Theme } from "./theme.ts";
import { defaultThemeName, isThemeName, themes, type ThemeName } from "./themes.ts";

/** A name, three colours, or a shop's choice as it is stored: a key and, for `custom`, the colours. */
export type ThemeChoice = ThemeName | Theme | StoredThemeChoice;

export interface StoredThemeChoice {
  readonly key: string;
  readonly custom?: CustomThemeInput;
  readonly hidesPlatform?: boolean;
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

export type ThemeVariable =
  `--theme-${"primary" | "secondary" | "on" | "gradient" | "sun" | "tint" | "tint-2" | "ink" | "press" | "edge"}`;

const { paper, surface, sunken, ink, ink2 } = neutralColors;
const { danger, okInk, warningInk } = semanticColors;

const gradientSamples = Array.from({ length: 23 }, (_, index) => index / 22);

/** Where the primary colour is reached; text ends before it. */
export const gradientTextEnd = 55;

/** The three colours behind a choice. An unknown key shows the default instead of nothing. */
export function resolveTheme(choice: ThemeChoice): Theme {
  if (typeof choice === "string") return themes[choice];
  if (!("key" in choice)) return correctTheme(choice).theme;
  if (choice.key === "custom" && choice.custom !== undefined) return correctTheme(choice.custom).theme;
  return themes[isThemeName(choice.key) ? choice.key : defaultThemeName];
}

/** Whether every colour of a gradient satisfies the judge; between two good ends it can sink. */
function holdsBetween(from: HexColor, to: HexColor, accepts: (color: HexColor) => boolean): boolean {
  return gradientSamples.every((share) => accepts(blendColors(from, to, share)));
}

/** A light ground in the secondary colour: strong enough to be seen on white, light enough for every text on it. */
function tintOf(
  primary: HexColor,
  secondary: HexColor,
  share: number,
  least: number,
  texts: readonly HexColor[],
): HexColor {
  const visible = (color: HexColor): boolean => contrastRatio(color, surface) >= least;
  const usual = shiftUntil(mixColors(surface, secondary, share), secondary, visible);
  const tint = visible(usual) ? usual : shiftUntil(secondary, primary, visible);
  return shiftUntil(tint, surface, (color) => lowestContrast(color, texts) >= textContrast);
}

export function deriveColors(choice: ThemeChoice): DerivedColors {
  const { primary, secondary, gradientText } = resolveTheme(choice);
  const on = gradientTextColor({ gradientText });
  const carriesText = (color: HexColor): boolean => contrastRatio(color, on) >= textContrast;
  const carriesIcons = (color: HexColor): boolean => contrastRatio(color, on) >= partContrast;

  const dark = on === "#ffffff";
  // Two strong colours show both; a light secondary under white text only lends its warmth.
  const twoTone = carriesText(secondary);
  const start = shiftUntil(shadeColor(primary, dark ? 0.1 : 0.03), primary, (color) =>
    holdsBetween(color, primary, carriesText),
  );
  const end = shiftUntil(mixColors(primary, secondary, twoTone ? 1 : 0.28), primary, (color) =>
    holdsBetween(primary, color, carriesIcons),
  );
  const disc = twoTone ? mixColors(secondary, "#ffffff", dark ? 0.16 : 0.4) : mixColors(end, secondary, 0.22);
  const sun = shiftUntil(disc, end, carriesIcons);

  const tint = tintOf(primary, secondary, 0.2, 1.08, [ink, ink2, danger, okInk, warningInk]);
  const tint2 = tintOf(primary, secondary, 0.42, 1.2, [ink, ink2, okInk, warningInk]);

  const grounds = [paper, surface, sunken, tint, tint2];
  const themeInk = shadeUntil(primary, (color) => lowestContrast(color, grounds) >= textContrast, 0.15);
  const press = shiftUntil(dark ? shadeColor(primary, 0.1) : mixColors(primary, "#ffffff", 0.2), primary, carriesText);
  const edge = shadeUntil(primary, (color) => lowestContrast(color, [paper, surface]) >= partContrast);

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
