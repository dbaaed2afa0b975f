import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { JobKindName } from "./job-kinds.ts";

/** A leased job on its way through the queue: all that a run needs, so that it reads no job. */
export interface JobTask {
  readonly jobId: string;
  readonly kind: JobKindName;
  readonly restaurantId?: Id<"shop">;
  readonly cursor?: string;
  /** This one included. */
  readonly attempts: number;
  readonly until: Instant;
  /** When the lease was written: only while it is the last word on the job, its run may write the next. */
  readonly leasedAt: { readonly seconds: number; readonly nanoseconds: number };
}

/** `gone`: there is no such shop any more, and its jobs go, too. */
export type JobOutcome =
  | "gone"
  | {
      /** The clock of the shop, where the next time goes by it. */
      readonly timezone?: string;
      /** There is more: it goes on from here. */
      readonly cursor?: string;
      /** It is not its turn yet. */
      readonly againAt?: Instant;
    };

export interface JobCall {
  /** Empty where the duty is the platform's. */
  readonly restaurantId: Id<"shop">;
  readonly cursor?: string | undefined;
}

/** Does one duty. It may be cut off anywhere and run again, also beside itself, and then has to come to the same. */
export type JobRunner<D> = (deps: D, call: JobCall) => Promise<JobOutcome | void>;

export type JobRunners<D> = Readonly<Record<JobKindName, JobRunner<D>>>;
