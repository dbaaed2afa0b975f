import type { HexColor } from "./theme.ts";

/** Colours with a meaning of their own. No theme changes them. */
export const semanticColors = {
  danger: "#c4173c",
  /** Error sentences: 7 : 1 on white, where danger itself has 5.9. */
  dangerInk: "#a8102f",
  /** 3.4 : 1 on white: icons, edges and large text only. */
  warning: "#ff481f",
  warningInk: "#9c270a",
  ok: "#1f7a45",
  okInk: "#17613a",
} as const satisfies Record<string, HexColor>;

/** The neutral ground and ink every theme stands on. */
export const neutralColors = {
  paper: "#faf7f2",
  surface: "#ffffff",
  sunken: "#f2ede4",
  ink: "#1d1b17",
  ink2: "#57524a",
  ink3: "#6c665c",
  line: "#e6dfd3",
  lineStrong: "#cfc6b6",
  /** Edge of inputs, 3 : 1 on every ground. */
  fieldLine: "#857e72",
} as const satisfies Record<string, HexColor>;
