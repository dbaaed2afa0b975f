/** UN/ECE Recommendation 20; packages of Recommendation 21 begin with X. */
const codes: Readonly<Record<string, string>> = {
  stück: "H87",
  stk: "H87",
  "stk.": "H87",
  piece: "H87",
  kg: "KGM",
  g: "GRM",
  "100g": "HGM",
  l: "LTR",
  ml: "MLT",
  cl: "CLT",
  "100ml": "DLT",
  m: "MTR",
  paar: "PR",
  dutzend: "DZN",
  flasche: "XBO",
  glas: "XJR",
  dose: "XCX",
  beutel: "XBG",
  sack: "XSA",
  karton: "XCT",
  kiste: "XCR",
  steige: "XCR",
  korb: "XBK",
  packung: "XPK",
  paket: "XPK",
  eimer: "XBJ",
};

/** A unit that no list knows counts by the piece. */
export const unitCode = (unit: string): string => codes[unit.trim().toLowerCase().replaceAll(" ", "")] ?? "H87";
