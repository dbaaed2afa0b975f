import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { GroupProgress } from "@lokalkorb/domain/ordering/group/group-progress";

type Shares = NonNullable<GroupProgress["shares"]>;

/** Whether there is an order: one whose parts are still to be paid, or were not in time, is none. */
export const isOrdered = (progress: Pick<GroupProgress, "status"> | null): boolean =>
  progress !== null && progress.status !== "pendingPayment" && progress.status !== "expired";

export interface SharesOfPerson {
  /** The own part to pay. Null: it is paid, another one's, or there is none. */
  readonly ownCents: Cents | null;
  readonly own: Shares[number]["state"] | null;
  /** To pay by the host for all whose part is open. Null: nothing, or the own part alone. */
  readonly restCents: Cents | null;
}

/** The next step of one of the group. */
export function sharesOfPerson(
  shares: Shares,
  { participantId, isHost }: { readonly participantId: string | undefined; readonly isHost: boolean },
): SharesOfPerson {
  const self = shares.find((share) => share.participantId === participantId);
  const open = shares.filter(({ state }) => state !== "paid");
  const isRest = isHost && open.some((share) => share !== self || share.state === "takenOver");
  return {
    own: self?.state ?? null,
    ownCents: self?.state === "open" ? self.cents : null,
    restCents: isRest ? open.reduce((sum, { cents }) => sum + cents, 0) : null,
  };
}

/** '12:05' */
export function countdown(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
