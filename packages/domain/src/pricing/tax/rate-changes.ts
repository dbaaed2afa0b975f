import type { Country } from "../../kernel/country/country.ts";
import type { BasisPoints } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { VatClass } from "../../catalog/goods/item.ts";
import type { TaxScheme } from "../../shop/shop-settings.ts";
import { vatRate, vatRates, type VatService } from "./vat-rates.ts";

/** A day on which another rate begins to hold for a class. */
export interface RateChange {
  readonly vatClass: VatClass;
  readonly service: VatService;
  readonly on: LocalDate;
  readonly beforeBp: BasisPoints;
  readonly afterBp: BasisPoints;
}

/** VAT-01: the changes after `from`, up to `until`, the soonest first. A small business has no rate that could change. */
export function rateChanges(question: {
  readonly country: Country;
  readonly taxScheme: TaxScheme;
  readonly from: LocalDate;
  readonly until: LocalDate;
}): readonly RateChange[] {
  const { country, taxScheme, from, until } = question;
  if (taxScheme === "smallBusiness") return [];
  const changes = vatRates.flatMap((row) => {
    const { vatClass, service, from: on } = row;
    if (row.country !== country || on <= from || on > until) return [];
    return services
      .filter((each) => service !== other[each])
      .flatMap((each): RateChange[] => {
        const at = (date: LocalDate): BasisPoints => vatRate({ country, vatClass, date, service: each, taxScheme });
        const [beforeBp, afterBp] = [at(addDays(on, -1)), at(on)];
        return beforeBp === afterBp ? [] : [{ vatClass, service: each, on, beforeBp, afterBp }];
      });
  });
  return changes.toSorted((a, b) => a.on.localeCompare(b.on));
}

const services = ["takeaway", "dineIn"] as const;
/** A row of the table without a service holds for both. */
const other = { takeaway: "dineIn", dineIn: "takeaway" } as const;
