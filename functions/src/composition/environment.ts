import { withoutNone } from "@lokalkorb/configuration/names";
import type { Environment } from "@lokalkorb/configuration/refuse-local";

/** What this instance was started with. A secret store takes no empty value, so one that says "none" is none. */
export const environment = (): Environment => withoutNone(process.env);
