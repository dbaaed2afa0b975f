/** How many weeks lie between two runs. */
export const standingWeeks = [1, 2, 4] as const;
export type StandingWeeks = (typeof standingWeeks)[number];

/** Why a run brought no order. `dearer`: than its owner was told; then nothing is ordered. */
export const missedReasons = ["dearer", "soldOut", "time", "payment", "shop"] as const;
export type MissedReason = (typeof missedReasons)[number];

/** `too-late`: it is ordered already, or its day is none of the coming ones. */
export const standingProblems = ["too-late", "wrong-days", "last-goods", "over"] as const;
export type StandingProblem = (typeof standingProblems)[number];

/** Section 312k (2) BGB: without a reason, or for good cause. */
export const terminationKinds = ["ordinary", "extraordinary"] as const;
export type TerminationKind = (typeof terminationKinds)[number];
