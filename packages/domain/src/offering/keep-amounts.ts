const units = ["kg", "g", "mg", "l", "ml", "cl", "cm", "m", "Stück", "Paar", "Scheiben", "Portionen", "%", "€"];
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units.join("|")})(?![\p{L}\p{N}]))`, "gu");

/** 'Kiste 6 × 0,5 l' with amounts that stay on one line, however narrow the place is. */
export const keepAmounts = (name: string): string =>
  name.replaceAll(beforeUnit, "\u00a0").replaceAll(/(?<=\d) × ?(?=\d)/g, "\u00a0×\u00a0");
