import type { GradientText, HexColor, Theme } from "./theme.ts";

function theme(primary: HexColor, secondary: HexColor, gradientText: GradientText): Theme {
  return { primary, secondary, gradientText };
}

/** Every named theme in the spelling the database uses; the order is the order of choice. */
export const themes = {
  green: theme("#2f7d3b", "#a9d18e", "white"),
  red: theme("#c62828", "#f6b0a0", "white"),
  olive: theme("#5e6622", "#c9cc7f", "white"),
  blue: theme("#1f6fb2", "#a3d0f0", "white"),
  yellow: theme("#f5b916", "#fbe08a", "black"),
  purple: theme("#6b3fa0", "#c9b0ea", "white"),
  gray: theme("#5a6068", "#c3c8ce", "white"),
  baby: theme("#a9d3f2", "#fbd3df", "black"),
  ice: theme("#bfe4ee", "#eef8fb", "black"),
  dream: theme("#d2b4f0", "#bfe3ea", "black"),
  dark_dream: theme("#54407c", "#7fb6c6", "white"),
  blue_night: theme("#1d2c63", "#8ea8f0", "white"),
  spring: theme("#9bd05a", "#f4ec92", "black"),
  spring_two_color: theme("#a5d86e", "#f8b4cf", "black"),
  forest: theme("#1f4a33", "#86ae7a", "white"),
  lemon: theme("#f6e03c", "#fbf6b0", "black"),
  dark_lemon: theme("#d3ae10", "#f3e07a", "black"),
  orange: theme("#f58a1f", "#fdd09a", "black"),
  bakery: theme("#8a5424", "#ecc893", "white"),
  coffee: theme("#4a342a", "#cfae90", "white"),
  creme: theme("#f0e0c0", "#fbf4e4", "black"),
  purpur: theme("#8c1c6c", "#e6a3cf", "white"),
  rosa: theme("#f4b6c6", "#fde4ea", "black"),
  pink: theme("#d6247c", "#f9b3d3", "white"),
  pink_blue: theme("#c92a80", "#2f6fc4", "white"),
  night: theme("#20222c", "#7f8799", "white"),
  coral: theme("#fb8072", "#fdd3c4", "black"),
  red_1: theme("#a81d33", "#f0a9a9", "white"),
  fire: theme("#cf3c0c", "#ffc04d", "white"),
  fire_2: theme("#ff7a1a", "#ffd83d", "black"),
  red_black: theme("#b3141e", "#1f1a1a", "white"),
  christmas: theme("#b01e2b", "#1d6b3c", "white"),
  dark_red: theme("#6e1420", "#d79a94", "white"),
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as readonly ThemeName[];

export const defaultThemeName: ThemeName = "green";

export function isThemeName(text: string): text is ThemeName {
  return Object.hasOwn(themes, text);
}
