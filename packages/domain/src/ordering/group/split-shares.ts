import { allocate } from "../../kernel/money/allocate.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { must } from "../../kernel/invariant.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Totals } from "../../pricing/totals/totals.ts";

/** The provider takes no less in one payment, so a smaller share becomes the host's. */
export const leastShareCents = 50;

export interface Share {
  readonly participantId: string;
  readonly cents: Cents;
}

export interface SharedBasket {
  readonly lines: readonly Pick<OrderLine, "participantId" | "totalCents" | "depositCents" | "discountCents">[];
  readonly totals: Pick<Totals, "totalCents" | "deliveryCents" | "feesCents">;
  /** The total without what gift cards pay. They are the host's. */
  readonly dueCents: Cents;
}

/**
 * Splits what is due for the basket of a group among those who have goods in it (product/state-machines 3.3): own goods
 * after discounts with their deposits, the way to equal parts, tip and added tax by the goods. In cents, exact in sum,
 * never negative, and the same whatever the order of the lines. Who owes nothing has no share.
 */
export function splitShares({ lines, totals, dueCents }: SharedBasket, hostId: string): readonly Share[] {
  const own = new Map<string, Cents>();
  for (const { participantId = hostId, totalCents, discountCents = 0, depositCents } of lines)
    own.set(participantId, (own.get(participantId) ?? 0) + totalCents + discountCents + depositCents);
  const ids = [...own.keys()].toSorted();
  if (ids.length === 0) return [];
  const goods = ids.map((id) => must(own.get(id), "a sum"));
  const rest = totals.totalCents - sumOf(goods);
  const equal = Math.max(0, Math.min(rest, totals.deliveryCents + totals.feesCents));
  const whole = plus(plus(goods, allocate(equal, goods.map(() => 1))), allocate(rest - equal, goods)); // prettier-ignore
  const due = withoutCards(whole, ids.indexOf(hostId), totals.totalCents - dueCents);
  return withoutSmall(
    ids.map((participantId, index) => ({ participantId, cents: must(due[index], "a part") })),
    hostId,
  );
}

/** Whether all of it can be paid apart: no share is too small, and not all of it is the host's. */
export const canSplit = (shares: readonly Share[], hostId: string): boolean =>
  shares.every(({ cents }) => cents >= leastShareCents) && shares.some(({ participantId }) => participantId !== hostId);

/** Gift cards pay the host's part first, and of all others the same percentage. */
function withoutCards(parts: readonly Cents[], host: number, cardCents: Cents): readonly Cents[] {
  const ofHost = Math.min(cardCents, parts[host] ?? 0);
  const left = parts.map((cents, index) => (index === host ? cents - ofHost : cents));
  return plus(left, allocate(ofHost - cardCents, left));
}

function withoutSmall(shares: readonly Share[], hostId: string): readonly Share[] {
  const isSmall = ({ participantId, cents }: Share): boolean => participantId !== hostId && cents < leastShareCents;
  const smallCents = sumOf(shares.filter(isSmall).map(({ cents }) => cents));
  const host = shares.find(({ participantId }) => participantId === hostId)?.cents ?? 0;
  const others = shares.filter((share) => share.participantId !== hostId && !isSmall(share));
  const ofHost = { participantId: hostId, cents: host + smallCents };
  return ofHost.cents > 0 ? [ofHost, ...others] : others;
}

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, one) => sum + one, 0);

const plus = (one: readonly Cents[], other: readonly Cents[]): readonly Cents[] =>
  one.map((cents, index) => cents + must(other[index], "as many parts"));
