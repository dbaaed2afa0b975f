import { themeVariables, type StoredThemeChoice } from "@lokalkorb/theme/css-variables";

/** The colours of a shop, and whether the sign of the platform stands above its pages: `TopBar` asks for it. */
export const shopVariables = (theme: StoredThemeChoice): Readonly<Record<string, string>> => ({
  ...themeVariables(theme),
  ...(theme.hidesPlatform === true && { "--platform": "hidden" }),
});
