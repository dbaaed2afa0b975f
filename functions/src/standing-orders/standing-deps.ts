import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { OrderingDeps } from "../ordering/write/ordering-deps.ts";

export type StandingDeps = OrderingDeps & MailDeps;
