/** WDR-01: what becomes of the right to withdraw for such goods; the rows of § 312g Abs. 2 BGB and § 18 Abs. 1 FAGG that shops have. */
export const withdrawalClasses = ["normal", "sealedHygiene", "perishable", "datedService", "customMade"] as const;
export type WithdrawalClass = (typeof withdrawalClasses)[number];

/** Sealed goods carry the right until their seal is broken. */
export const hasWithdrawalRight = (kind: WithdrawalClass): boolean => kind === "normal" || kind === "sealedHygiene";

/** Goods that are sold as one thing go back as one: the part that excludes most decides. Undefined: no part says. */
export function strictestWithdrawal(kinds: readonly WithdrawalClass[]): WithdrawalClass | undefined {
  return withdrawalClasses.findLast((kind) => kinds.includes(kind));
}
