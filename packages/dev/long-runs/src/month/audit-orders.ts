import type { Order } from "@lokalkorb/domain/ordering/order/order";

/**
 * The figures of one order, added up anew from its own lines, payments and refunds; nothing of the calculation that made
 * them is used. Answers what does not fit.
 */
export const metricsWrong = (order: Order): readonly string[] => [
  ...totalsWrong(order),
  ...taxWrong(order),
  ...moneyWrong(order),
  ...refundsWrong(order),
  ...cardsWrong(order),
  ...statusWrong(order),
];

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const differ = (what: string, one: number, other: number): string[] =>
  one === other ? [] : [`${what}: ${one} and ${other}`];

function totalsWrong({ lines, totals }: Order): string[] {
  const { itemsCents, depositCents, discountCents, deliveryCents, feesCents, tipCents, totalCents } = totals;
  const kept = lines.filter(({ removed }) => removed === undefined);
  return [
    ...differ("lines and goods", add(kept.map((line) => line.totalCents)), itemsCents),
    ...differ("deposits of lines and of the order", add(kept.map((line) => line.depositCents)), depositCents),
    ...differ(
      "parts and total",
      itemsCents + depositCents + discountCents + deliveryCents + feesCents + tipCents,
      totalCents,
    ),
    ...kept
      .filter(({ catchWeight }) => catchWeight === undefined)
      .flatMap((line) => differ(`${line.lineId}, pieces times price`, line.qty * line.unitCents, line.totalCents)),
    ...(totalCents < 0 ? [`the total is ${totalCents}`] : []),
  ];
}

/** Tips carry no tax, and neither do deposits that are not in `depositVat`. */
function taxWrong({ lines, totals }: Order): string[] {
  const { vat, itemsCents, discountCents, deliveryCents, feesCents } = totals;
  if (vat.length === 0) return [];
  const kept = lines.filter(({ removed }) => removed === undefined);
  const gross = add(vat.map(({ grossCents }) => grossCents));
  const taxedDeposits = add(kept.flatMap(({ depositVat = [] }) => depositVat.map(({ grossCents }) => grossCents)));
  const ofLines = (rateBp: number): number =>
    add(
      kept.flatMap((line) =>
        [...line.vat, ...(line.depositVat ?? [])].flatMap((part) => (part.rateBp === rateBp ? [part.grossCents] : [])),
      ),
    );
  const fee = add(vat.map(({ rateBp, grossCents }) => grossCents - ofLines(rateBp)));
  const discountOfLines = add(kept.map((line) => line.discountCents ?? 0));
  return [
    ...differ(
      "tax base and taxed parts",
      gross,
      itemsCents + discountCents + deliveryCents + feesCents + taxedDeposits,
    ),
    ...differ("tax base of the way", fee, deliveryCents + feesCents + (discountCents - discountOfLines)),
    ...vat.flatMap(({ rateBp, netCents, vatCents, grossCents }) => [
      ...differ(`net and tax at ${rateBp}`, netCents + vatCents, grossCents),
      // Half a cent either way, in whole numbers.
      ...(Math.abs(netCents * (10_000 + rateBp) - grossCents * 10_000) * 2 <= 10_000 + rateBp
        ? []
        : [`net at ${rateBp} is ${netCents} of ${grossCents}`]),
    ]),
  ];
}

function moneyWrong({ status, payments, refunds = [], totals, codes = [] }: Order): string[] {
  const taken = add(payments.map(({ capturedCents }) => capturedCents));
  const given = refunds.filter(({ state }) => state !== "failed");
  const back = add(given.map(({ cents }) => cents));
  const corrected = add(given.map(({ cents, settlesEdit }) => (settlesEdit === true ? cents : 0)));
  const held = payments.filter(({ state }) => state === "authorized");
  const cardIds = new Set(payments.filter(({ provider }) => provider === "giftCard").map(({ id }) => id));
  const toCards = given
    .filter(({ settlesEdit }) => settlesEdit === true)
    .flatMap(({ from }) => from.filter(({ paymentId }) => cardIds.has(paymentId)));
  // The amount that an edit gave back onto a card is not part of its payment any more.
  const byCard =
    add(payments.map(({ provider, capturedCents }) => (provider === "giftCard" ? capturedCents : 0))) -
    add(toCards.map(({ cents }) => cents));
  const cards = add(codes.map(({ kind, cents }) => (kind === "giftCard" ? cents : 0)));
  const ended = ["cancelled", "rejected", "expired"].includes(status);
  return [
    ...(status === "completed" ? differ("paid and total", taken - corrected, totals.totalCents) : []),
    ...(ended ? differ("taken and given back of an order that ended", taken, back) : []),
    ...((ended || status === "completed") && held.length > 0 ? ["money is still reserved"] : []),
    ...(status === "completed" ? differ("gift cards in codes and payments", cards, byCard) : []),
    ...(back > taken ? [`${back} given back of ${taken}`] : []),
    ...(refunds.some(({ state }) => state === "pending") ? ["a refund is not at its end"] : []),
    ...(refunds.some(({ state }) => state === "failed") ? ["a refund has failed"] : []),
  ];
}

/** Each card by itself, as long as edits alone gave back: then the last card has it back first. */
function cardsWrong({ status, payments, refunds = [], codes = [] }: Order): readonly string[] {
  const given = refunds.filter(({ state }) => state !== "failed");
  if (status !== "completed" || given.some(({ settlesEdit }) => settlesEdit !== true)) return [];
  const sources = given.flatMap(({ from }) => from);
  return payments
    .filter(({ provider }) => provider === "giftCard")
    .flatMap(({ id, capturedCents }) => {
      const back = add(sources.map((source) => (source.paymentId === id ? source.cents : 0)));
      const named = codes.find(({ codeId }) => id === `giftCard-${codeId}`)?.cents ?? 0;
      return differ(`${id}, in codes and payments`, named, capturedCents - back);
    });
}

/** The amount that an edit, or a reserve, gave back was never the order's: it is paid in full as before. */
function statusWrong({ status, paymentStatus, totals, refunds = [], events }: Order): readonly string[] {
  const isDisputed = events.some(({ type }) => type === "disputed");
  const isLess = refunds.some(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);
  if (status !== "completed" || isDisputed || isLess || totals.totalCents === 0) return [];
  return paymentStatus === "paid" || paymentStatus === "onAccount" ? [] : [`completed in full, and ${paymentStatus}`];
}

function refundsWrong({ status, refunds = [], totals }: Order): string[] {
  const problems: string[] = [];
  for (const { id, cents, from, lines, vat } of refunds) {
    problems.push(...differ(`${id}, sources`, add(from.map((one) => one.cents)), cents));
    if (lines.length > 0) problems.push(...differ(`${id}, lines`, add(lines.map((one) => one.cents)), cents));
    for (const { netCents, vatCents, grossCents, rateBp } of vat)
      problems.push(...differ(`${id}, net and tax at ${rateBp}`, netCents + vatCents, grossCents));
  }
  const given = refunds.filter(({ state, settlesEdit }) => state === "succeeded" && settlesEdit !== true);
  if (status !== "completed" || add(given.map(({ cents }) => cents)) !== totals.totalCents) return problems;
  // Everything went back: so did the tax, rate by rate.
  for (const { rateBp, grossCents, vatCents } of totals.vat) {
    const parts = given.flatMap(({ vat }) => vat.filter((one) => one.rateBp === rateBp));
    problems.push(...differ(`all back at ${rateBp}`, add(parts.map((one) => one.grossCents)), grossCents));
    problems.push(...differ(`tax back at ${rateBp}`, add(parts.map((one) => one.vatCents)), vatCents));
  }
  return problems;
}
