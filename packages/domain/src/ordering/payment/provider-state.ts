import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";

/**
 * The provider's known statements about the payments of one order. Every part only ever moves forward, so states can be
 * joined in any order and as often as they come: late, doubled and out of order they give the same.
 */
export interface ProviderState {
  readonly sessions: Readonly<Record<string, SessionState>>;
  readonly payments: Readonly<Record<string, ProviderPayment>>;
  readonly refunds: Readonly<Record<string, ProviderRefund>>;
  readonly disputes: Readonly<Record<string, ProviderDispute>>;
}

export const sessionStates = ["open", "complete", "expired"] as const;
export type SessionState = (typeof sessionStates)[number];

/** Whatever comes before money is reserved or taken is `open`: choosing a card, confirming, waiting for a bank. */
export const paymentStages = ["open", "authorized", "captured", "canceled"] as const;
export type PaymentStage = (typeof paymentStages)[number];

export interface ProviderPayment {
  readonly stage: PaymentStage;
  /** The most that could be taken. */
  readonly authorizedCents: Cents;
  readonly capturedCents: Cents;
  readonly feeCents?: Cents;
  readonly captureBefore?: Instant;
  /** The latest try that failed. */
  readonly failure?: { readonly at: Instant; readonly code: string };
}

export const refundStages = ["pending", "succeeded", "failed"] as const;
export interface ProviderRefund {
  readonly paymentId: string;
  /** Our own id of the refund; none for one that was made at the provider by hand. */
  readonly refundId?: string;
  readonly cents: Cents;
  readonly state: (typeof refundStages)[number];
}

export const disputeStages = ["open", "won", "lost"] as const;
export interface ProviderDispute {
  readonly paymentId: string;
  readonly cents: Cents;
  readonly state: (typeof disputeStages)[number];
  /** Until then the shop may answer. */
  readonly answerBy?: Instant;
}

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
  return {
    stage,
    authorizedCents: Math.max(a.authorizedCents, b.authorizedCents),
    capturedCents: Math.max(a.capturedCents, b.capturedCents),
    ...(feeCents === undefined ? {} : { feeCents }),
    ...(captureBefore === undefined ? {} : { captureBefore }),
    ...(failure === undefined ? {} : { failure }),
  };
}

const latest = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b);

type Failure = ProviderPayment["failure"];
const laterFailure = (a: Failure, b: Failure): Failure => {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.code > b.code ? a : b;
};
