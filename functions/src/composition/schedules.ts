import { runDueEffectsWith } from "../outbox/on-outbox-created.ts";
import { effectRunners } from "./effect-runners.ts";

export { runJobs } from "../jobs/run-jobs.ts";
export { sendDueMail } from "../notifications/delivery/send-due-mail.ts";
export { runOrderTimers } from "../ordering/lifecycle/order-timers.ts";

export const runDueEffects = runDueEffectsWith(effectRunners);
