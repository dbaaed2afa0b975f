export type { Backend, BackendOptions } from "./backend/backend.ts";
export { startBackend } from "./backend/start-backend.ts";
export type { BilledLine } from "./firestore/protocol/billing.ts";
export type { ScheduleMode } from "./functions/schedules/scheduler.ts";
export type { ServiceName } from "./service/service.ts";
