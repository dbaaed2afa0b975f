import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";

export type StandingDeps = OrderingDeps & MailDeps;

/** Its runs are ordered in the name of an account, as long as there is one. */
export interface RunDeps extends StandingDeps {
  readonly accountRecords: { provedAddress(uid: Id<"user">): Promise<string | null> };
}
