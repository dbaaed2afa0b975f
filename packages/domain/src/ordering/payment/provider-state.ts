import * as f from "../../kernel/fields/field.ts";

export const sessionStates = ["open", "complete", "expired"] as const;

/** Whatever comes before money is reserved or taken is `open`: choosing a card, confirming, waiting for a bank. */
export const paymentStages = ["open", "authorized", "captured", "canceled"] as const;
export type PaymentStage = (typeof paymentStages)[number];

const payment = f.object({
  stage: f.oneOf(paymentStages),
  /** The most that could be taken. */
  authorizedCents: f.cents(),
  capturedCents: f.cents(),
  feeCents: f.optional(f.cents()),
  captureBefore: f.optional(f.instant()),
  /** The attempt of ours that it belongs to. */
  attempt: f.optional(f.count()),
  /** The latest try that failed. */
  failure: f.optional(f.object({ at: f.instant(), code: f.text() })),
});
export type ProviderPayment = f.ValueOf<typeof payment>;

const refundStages = ["pending", "succeeded", "failed"] as const;
const refund = f.object({
  paymentId: f.id<"payment">(),
  /** Our own id of the refund; none for one that was made at the provider by hand. */
  refundId: f.optional(f.id<"refund">()),
  cents: f.cents(),
  state: f.oneOf(refundStages),
});
export type ProviderRefund = f.ValueOf<typeof refund>;

const disputeStages = ["open", "won", "lost"] as const;
const dispute = f.object({
  paymentId: f.id<"payment">(),
  cents: f.cents(),
  state: f.oneOf(disputeStages),
  /** Until then the shop may answer. */
  answerBy: f.optional(f.instant()),
});
export type ProviderDispute = f.ValueOf<typeof dispute>;

/**
 * The provider's known statements about the payments of one order. Every part only ever moves forward, so states can be
 * joined in any order and as often as they come: late, doubled and out of order they give the same.
 */
export const providerState = f.object({
  sessions: f.mapOf(f.oneOf(sessionStates)),
  payments: f.mapOf(payment),
  refunds: f.mapOf(refund),
  disputes: f.mapOf(dispute),
});
export type ProviderState = f.ValueOf<typeof providerState>;

export const nothingKnown: ProviderState = { sessions: {}, payments: {}, refunds: {}, disputes: {} };

/** Everything that either of both knows. */
export function joinStates(one: ProviderState, other: ProviderState): ProviderState {
  return {
    sessions: joined(one.sessions, other.sessions, furtherOf(sessionStates)),
    payments: joined(one.payments, other.payments, joinPayments),
    refunds: joined(one.refunds, other.refunds, (a, b) => further(refundStages, a, b)),
    disputes: joined(one.disputes, other.disputes, (a, b) => further(disputeStages, a, b)),
  };
}

type Join<Value> = (a: Value, b: Value) => Value;

function joined<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  join: Join<Value>,
): Readonly<Record<string, Value>> {
  const all = new Map(Object.entries(one));
  for (const [id, value] of Object.entries(other)) {
    const known = all.get(id);
    all.set(id, known === undefined ? value : join(known, value));
  }
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const furtherOf =
  <Stage extends string>(stages: readonly Stage[]): Join<Stage> =>
  (a, b) =>
    stages.indexOf(a) >= stages.indexOf(b) ? a : b;

const further = <Value extends { readonly state: string }>(stages: readonly string[], a: Value, b: Value): Value =>
  stages.indexOf(a.state) >= stages.indexOf(b.state) ? a : b;

function joinPayments(a: ProviderPayment, b: ProviderPayment): ProviderPayment {
  const stage = furtherOf(paymentStages)(a.stage, b.stage);
  // The fee is that of what was taken, not of what was reserved before.
  const feeCents = latest(a.stage === stage ? a.feeCents : undefined, b.stage === stage ? b.feeCents : undefined);
  const captureBefore = latest(a.captureBefore, b.captureBefore);
  const failure = laterFailure(a.failure, b.failure);
  const attempt = latest(a.attempt, b.attempt);
  return {
    stage,
    authorizedCents: Math.max(a.authorizedCents, b.authorizedCents),
    capturedCents: Math.max(a.capturedCents, b.capturedCents),
    ...(feeCents === undefined ? {} : { feeCents }),
    ...(captureBefore === undefined ? {} : { captureBefore }),
    ...(failure === undefined ? {} : { failure }),
    ...(attempt === undefined ? {} : { attempt }),
  };
}

const latest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

type Failure = ProviderPayment["failure"];
function laterFailure(a: Failure, b: Failure): Failure {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.code > b.code ? a : b;
}
