import { must } from "../kernel/invariant.ts";
import type { BasisPoints, Cents } from "../kernel/money/cents.ts";
import { groupByRate, vatBreakdown } from "../pricing/tax/vat-breakdown.ts";
import type { VatLine, VatPart } from "../pricing/tax/vat-line.ts";

/**
 * VAT-20: per rate the net amount is rounded once over the whole document and split over its parts by largest remainder, so
 * that lines, rates and total agree to the cent. Parts may be negative; ties go to the earlier one.
 */
export function netOfParts(parts: readonly VatPart[]): {
  readonly vat: readonly VatLine[];
  readonly netCents: readonly Cents[];
} {
  const vat = vatBreakdown(parts);
  const netCents = parts.map(() => 0);
  for (const rateBp of new Set(parts.map((part) => part.rateBp))) {
    const own = parts.flatMap((part, index) => (part.rateBp === rateBp ? [{ index, ...exactNet(part) }] : []));
    const whole = own.reduce((sum, { floor }) => sum + floor, 0);
    const rest = (vat.find((line) => line.rateBp === rateBp)?.netCents ?? 0) - whole;
    const favoured = own.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, rest);
    for (const { index, floor } of own) netCents[index] = floor;
    for (const { index } of favoured) netCents[index] = must(netCents[index], "a part of this rate") + 1;
  }
  return { vat, netCents };
}

function exactNet({ grossCents, rateBp }: VatPart): { readonly floor: Cents; readonly remainder: number } {
  const divisor = 10_000 + rateBp;
  const floor = Math.floor((grossCents * 10_000) / divisor);
  return { floor, remainder: grossCents * 10_000 - floor * divisor };
}

/** Tax lines of several documents or kinds of price as one per rate. */
export function addVat(lines: readonly VatLine[]): readonly VatLine[] {
  const sumOf = (of: (line: VatLine) => Cents): ReadonlyMap<BasisPoints, Cents> =>
    new Map(
      groupByRate(lines.map((line) => ({ rateBp: line.rateBp, grossCents: of(line) }))).map((part) => [
        part.rateBp,
        part.grossCents,
      ]),
    );
  const net = sumOf((line) => line.netCents);
  const tax = sumOf((line) => line.vatCents);
  return [...new Set(lines.map(({ rateBp }) => rateBp))]
    .sort((a, b) => a - b)
    .map((rateBp) => {
      const netCents = net.get(rateBp) ?? 0;
      const vatCents = tax.get(rateBp) ?? 0;
      return { rateBp, netCents, vatCents, grossCents: netCents + vatCents };
    })
    .filter(({ netCents, vatCents }) => netCents !== 0 || vatCents !== 0);
}
