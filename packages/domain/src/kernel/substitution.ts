/** The answers to „Wenn es fehlt“: the shopper is asked, gets something similar, or the line is left out. */
export const substitutions = ["ask", "replace", "remove"] as const;
export type Substitution = (typeof substitutions)[number];
