import { resolveTheme, type StoredThemeChoice } from "@lokalkorb/theme/css-variables";
import { correctTheme, type CustomThemeInput } from "@lokalkorb/theme/custom-theme";
import { defaultThemeName, isThemeName, themeNames, type ThemeName } from "@lokalkorb/theme/themes";
import { appearanceText, themeTitles } from "./appearance-text.ts";

/** A named theme, or the shop's own colours. */
export type ChoiceKey = ThemeName | "custom";

/** In the order of choice; own colours come last. */
export const choiceKeys: readonly ChoiceKey[] = [...themeNames, "custom"];

/** The form as it is on the screen: nothing of it is stored before a save. */
export interface AppearanceValues {
  readonly key: ChoiceKey;
  /** As typed; kept while another theme is looked at. */
  readonly custom: CustomThemeInput;
  readonly hidesPlatform: boolean;
}

export const titleOf = (key: ChoiceKey): string => (key === "custom" ? appearanceText.custom : themeTitles[key]);

/** An unknown name shows as the default, as it does in the shop. Own colours start from the present ones. */
export function valuesOf(stored: StoredThemeChoice): AppearanceValues {
  const isCustom = stored.key === "custom" && stored.custom !== undefined;
  const named = isThemeName(stored.key) ? stored.key : defaultThemeName;
  return {
    key: isCustom ? "custom" : named,
    custom: stored.custom ?? resolveTheme(stored),
    hidesPlatform: stored.hidesPlatform === true,
  };
}

/** Own colours are stored as they are shown: corrected. */
export function storedOf({ key, custom, hidesPlatform }: AppearanceValues): StoredThemeChoice {
  const marks = hidesPlatform ? { hidesPlatform } : {};
  if (key !== "custom") return { key, ...marks };
  const { primary, secondary, gradientText } = correctTheme(custom).theme;
  return { key, custom: { primary, secondary, gradientText }, ...marks };
}

/** Whether both look the same to shoppers. */
export function looksSame(first: StoredThemeChoice, second: StoredThemeChoice): boolean {
  const [a, b] = [resolveTheme(first), resolveTheme(second)];
  if ((first.hidesPlatform === true) !== (second.hidesPlatform === true)) return false;
  return a.primary === b.primary && a.secondary === b.secondary && a.gradientText === b.gradientText;
}
