import type { Country } from "../../kernel/country/country.ts";
import { hasWithdrawalRight, type WithdrawalClass } from "./withdrawal-class.ts";

/** The name of the right: § 355 BGB says „Widerruf“, § 11 FAGG „Rücktritt“. */
export const withdrawalNames: Readonly<Record<Country, string>> = { DE: "Widerruf", AT: "Rücktritt" };

const why: Readonly<Record<WithdrawalClass, string>> = {
  normal: "",
  sealedHygiene: "solange die Versiegelung unversehrt ist",
  perishable: "schnell verderbliche Ware",
  datedService: "Leistung zu einem festen Termin",
  customMade: "nach deinen Wünschen angefertigt",
};

const laws: Readonly<Record<Country, Readonly<Record<WithdrawalClass, string>>>> = {
  DE: {
    normal: "§ 355 BGB",
    sealedHygiene: "§ 312g Abs. 2 Nr. 3 BGB",
    perishable: "§ 312g Abs. 2 Nr. 2 BGB",
    datedService: "§ 312g Abs. 2 Nr. 9 BGB",
    customMade: "§ 312g Abs. 2 Nr. 1 BGB",
  },
  AT: {
    normal: "§ 11 FAGG",
    sealedHygiene: "§ 18 Abs. 1 Z 5 FAGG",
    perishable: "§ 18 Abs. 1 Z 4 FAGG",
    datedService: "§ 18 Abs. 1 Z 10 FAGG",
    customMade: "§ 18 Abs. 1 Z 3 FAGG",
  },
};

/** WDR-01: what stands at the goods, in the basket and in the summary. */
export function withdrawalText(kind: WithdrawalClass, country: Country): string {
  const right = `${withdrawalNames[country]}srecht`;
  if (kind === "normal") return `14 Tage ${right}`;
  return hasWithdrawalRight(kind) ? `14 Tage ${right}, ${why[kind]}` : `Kein ${right}: ${why[kind]}`;
}

/** The rule that the text rests on. */
export const withdrawalLaw = (kind: WithdrawalClass, country: Country): string => laws[country][kind];

/** The fact beside the goods, as menus hold it. */
export const withdrawalFact = (kind: WithdrawalClass, country: Country) => ({
  label: withdrawalNames[country],
  text: withdrawalText(kind, country),
});

export const isWithdrawalFact = ({ label }: { readonly label: string }): boolean =>
  Object.values(withdrawalNames).includes(label);
