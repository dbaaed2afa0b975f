/** A colour as the database and the stylesheet hold it: six hexadecimal digits, lower case. */
export type HexColor = `#${string}`;

export type GradientText = "white" | "black";

/** The choice of a shop. Everything else a screen needs is derived from these three values. */
export interface Theme {
  readonly primary: HexColor;
  readonly secondary: HexColor;
  readonly gradientText: GradientText;
}

/** The text colour on the gradient and on filled buttons, as a colour. */
export function gradientTextColor(theme: Pick<Theme, "gradientText">): HexColor {
  return theme.gradientText === "white" ? "#ffffff" : "#000000";
}
