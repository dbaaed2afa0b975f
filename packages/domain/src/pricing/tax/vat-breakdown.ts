import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { VatLine, VatPart } from "./vat-line.ts";

/** VAT-20: gross is the anchor. Per rate, net is rounded once and the tax is what remains. Lowest rate first. */
export function vatBreakdown(parts: readonly VatPart[]): VatLine[] {
  return groupByRate(parts).map(({ rateBp, grossCents }) => {
    const netCents = netOfGross(grossCents, rateBp);
    return { rateBp, netCents, vatCents: grossCents - netCents, grossCents };
  });
}

export function netOfGross(grossCents: Cents, rateBp: BasisPoints): Cents {
  return roundHalfUp(grossCents * 10_000, 10_000 + rateBp);
}

/** Net prices, for businesses: per rate the tax is rounded once, on top of what the parts add up to. */
export function vatOnNet(parts: readonly VatPart[]): VatLine[] {
  return groupByRate(parts).map(({ rateBp, grossCents: netCents }) => {
    const vatCents = roundHalfUp(netCents * rateBp, 10_000);
    return { rateBp, netCents, vatCents, grossCents: netCents + vatCents };
  });
}

/** One part per rate, lowest first, without empty ones: the same for every order of the parts. */
export function groupByRate(parts: readonly VatPart[]): VatPart[] {
  const grossByRate = new Map<BasisPoints, Cents>();
  for (const { rateBp, grossCents } of parts) grossByRate.set(rateBp, (grossByRate.get(rateBp) ?? 0) + grossCents);
  return [...grossByRate]
    .filter(([, grossCents]) => grossCents !== 0)
    .sort(([a], [b]) => a - b)
    .map(([rateBp, grossCents]) => ({ rateBp, grossCents }));
}
