import type { Country } from "../../kernel/country/country.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { Refused } from "../../ordering/order/refusal.ts";
import type { BaseRate, BusinessInvoice, LateClaim } from "../invoice-fields.ts";
import { interestParts } from "./late-interest.ts";
import { lateLaw } from "./late-law.ts";

export interface ClaimWish {
  /** The first day of delay; null: no interest is asked for. */
  readonly interestFrom: LocalDate | null;
  readonly flat: boolean;
}

export interface ClaimScene {
  readonly country: Country;
  readonly baseRates: readonly BaseRate[];
  readonly today: LocalDate;
}

/** INV-07: interest and the flat sum that a shop asks for with a reminder, never by itself; null: it asks for none. */
export function claimLate(
  invoice: BusinessInvoice,
  { interestFrom, flat }: ClaimWish,
  { country, baseRates, today }: ClaimScene,
): Result<LateClaim | null, Refused<"not-due" | "base-rate-missing">> {
  const { pointsBp, flatCents } = lateLaw[country];
  if (interestFrom !== null && interestFrom <= invoice.dueOn) return refuse({ type: "not-due", day: invoice.dueOn });
  if (interestFrom !== null && baseRates.every(({ since }) => since > today))
    return refuse({ type: "base-rate-missing" });
  const parts =
    interestFrom === null ? [] : interestParts({ invoice, baseRates, pointsBp, from: interestFrom, until: today });
  const claim = { parts, flatCents: flat ? flatCents : 0 };
  return ok(claim.flatCents === 0 && parts.every(({ cents }) => cents === 0) ? null : claim);
}

const latestDefault = 30;

/**
 * The day from which delay is beyond doubt: after the first reminder, or 30 days after the invoice was due (§ 286 (1), (3)
 * BGB). Where a term was agreed on, delay begins the day after it; that is for the shop to say.
 */
export function surelyLateFrom(invoice: Pick<BusinessInvoice, "dueOn">, firstReminderOn: LocalDate | null): LocalDate {
  const latest = addDays(invoice.dueOn, latestDefault + 1);
  if (firstReminderOn === null) return latest;
  const reminded = addDays(firstReminderOn, 1);
  return reminded < latest ? reminded : latest;
}
