/** What a shop stores about its looks. Names and colours live in the theme package. */
export interface ThemeChoice {
  /** One of the 33 names of specification section 9, or `custom`. */
  readonly key: string;
  readonly custom?: { readonly primary: string; readonly secondary: string; readonly gradientText: "white" | "black" };
}
