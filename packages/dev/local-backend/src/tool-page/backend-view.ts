import type { ActionCode } from "../auth/accounts/action-codes.ts";
import type { WaitingTask } from "../functions/tasks/describe-task.ts";
import type { LogLine } from "../functions/host/log-ring.ts";
import type { BilledLine } from "../firestore/protocol/billing.ts";
import type { Faults } from "../faults/faults.ts";
import type { Denial } from "../logs/denial-log.ts";
import type { LoggedRequest } from "../logs/request-log.ts";
import type { CoverageReport } from "../rules/compile/coverage.ts";
import type { Explanation } from "../rules/decision/rules.ts";
import type { ExplainQuestion } from "../rules/explain-request.ts";
import type { Clock } from "../service/clock.ts";
import type { ServiceName } from "../service/service.ts";
import type { Steps } from "../steps/steps.ts";

export interface BackendStatus {
  readonly projectId: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  readonly accounts: number;
  readonly objects: number;
  readonly functions: readonly string[];
  /** Events, schedules and tasks that run or wait. */
  readonly pending: number;
}

/** A backend as one looks at it: nothing here changes it. */
export interface BackendView {
  readonly projectId: string;
  readonly ports: Readonly<Record<ServiceName, number>>;
  readonly clock: Pick<Clock, "now" | "offset">;
  readonly faults: Pick<Faults, "active">;
  readonly steps: Pick<Steps, "reached" | "held">;
  /** Tasks that wait, in the order in which they are due. */
  tasks(): readonly WaitingTask[];
  status(): BackendStatus;
  /** With a name: what this function said, and what was said about it. */
  logs(functionName?: string): readonly LogLine[];
  /** The last requests, oldest first. */
  requests(): readonly LoggedRequest[];
  /** Mails that production would have sent, with the codes that were not used yet. */
  mails(): readonly ActionCode[];
  denials(): readonly Denial[];
  /** The rules' answer to a request, and why; nothing is read, written or counted. */
  explain(question: ExplainQuestion): Explanation;
  /** How often each expression of the rules in force came out true, false or failed; null without rules. */
  coverage(service?: "firestore" | "storage"): CoverageReport | null;
  /** Reads, writes and deletes as production would bill them, by client and path, since the start or the last reset of it. */
  billed(): readonly BilledLine[];
}
