import type { BasisPoints } from "../money/cents.ts";
import type { BasePriceUnit } from "../money/base-price-unit.ts";
import type { Country } from "./country.ts";

/**
 * Everything that differs between the countries we serve, but for `Wording`. No other module asks which country it is.
 */
export interface Jurisdiction {
  readonly name: string;
  readonly timezone: string;
  /** ADR-01; postal codes are strings. */
  readonly zipPattern: RegExp;
  readonly basePrice: {
    /** Below this many grams or millilitres none is due. */
    readonly fromAmount: number;
    /** Goods sold by the piece show the price of one. */
    readonly perPiece: boolean;
    /** Units that a shop may choose for its product instead of kg and l. */
    readonly units: readonly BasePriceUnit[];
  };
  readonly singleUseDepositTaxed: boolean;
  /** VAT-02: the share of drinks in one price for a meal served with drinks, where the law lets a shop settle it flat. */
  readonly flatDrinksPercent: number | null;
  /** VAT-07: postal codes of places that lie outside of the tax territory; goods brought there would need papers of their own. */
  readonly outsideTaxTerritory: readonly string[];
  /** VAT-07: postal codes by which places of another country are reached, too. */
  readonly zipsOfNeighbours: Readonly<Partial<Record<string, Country>>>;
  readonly flatRateFarmerBp: BasisPoints;
  /** PRC-02: what stands beside a price, by tax scheme of the seller. */
  readonly priceNotes: { readonly regular: string; readonly smallBusiness: string; readonly flatRateFarmer: string };
  readonly invoices: {
    /** The name of a company's tax number. */
    readonly vatIdName: string;
    /** INV-04: until the end of this many calendar years after the one of issue. */
    readonly retentionYears: number;
    /** INV-01: what must stand there when the tax is not shown, or not the usual one. */
    readonly notes: { readonly smallBusiness: string; readonly flatRateFarmer: string };
  };
  /** GDP-03: as long as letters of trade must be kept, from the end of the calendar year on. */
  readonly orderYears: number;
  /** PRC-09: a gift card holds until the end of this many calendar years after the one of issue. */
  readonly giftCardYears: number;
  /** WDR-01: which law knows the goods that cannot be given back. */
  readonly noWithdrawalLaw: string;
}

export const jurisdictions: Readonly<Record<Country, Jurisdiction>> = {
  DE: {
    name: "Deutschland",
    timezone: "Europe/Berlin",
    zipPattern: /^(?!00)\d{5}$/,
    basePrice: { fromAmount: 10, perPiece: false, units: ["kg", "l"] },
    singleUseDepositTaxed: true,
    // Abschn. 10.1 Abs. 12 UStAE.
    flatDrinksPercent: 30,
    // Helgoland, Büsingen.
    outsideTaxTerritory: ["27498", "78266"],
    // Jungholz; Riezlern, Hirschegg and Mittelberg in the Kleinwalsertal.
    zipsOfNeighbours: { "87491": "AT", "87567": "AT", "87568": "AT", "87569": "AT" },
    flatRateFarmerBp: 780,
    priceNotes: {
      regular: "inkl. MwSt.",
      smallBusiness: "Endpreis, gemäß § 19 UStG keine Umsatzsteuer",
      flatRateFarmer: "inkl. MwSt.",
    },
    invoices: {
      vatIdName: "USt-IdNr.",
      retentionYears: 8,
      notes: {
        smallBusiness: "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
        flatRateFarmer: "Durchschnittssatz für land- und forstwirtschaftliche Betriebe (§ 24 UStG).",
      },
    },
    orderYears: 6,
    giftCardYears: 3,
    noWithdrawalLaw: "§ 312g Abs. 2 BGB",
  },
  AT: {
    name: "Österreich",
    timezone: "Europe/Vienna",
    zipPattern: /^[1-9]\d{3}$/,
    basePrice: { fromAmount: 20, perPiece: true, units: ["kg", "l", "100g", "100ml", "piece", "0.5l"] },
    singleUseDepositTaxed: false,
    flatDrinksPercent: null,
    outsideTaxTerritory: [],
    zipsOfNeighbours: {},
    flatRateFarmerBp: 1000,
    priceNotes: {
      regular: "inkl. MwSt.",
      smallBusiness: "umsatzsteuerfrei aufgrund der Kleinunternehmerregelung",
      flatRateFarmer: "inkl. MwSt.",
    },
    invoices: {
      vatIdName: "UID",
      retentionYears: 7,
      notes: {
        smallBusiness: "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG).",
        flatRateFarmer: "Durchschnittssteuersatz für land- und forstwirtschaftliche Betriebe (§ 22 UStG).",
      },
    },
    orderYears: 7,
    giftCardYears: 30,
    noWithdrawalLaw: "§ 18 Abs. 1 FAGG",
  },
};
