import { withoutNone } from "@lokalkorb/configuration/names";
import type { Environment } from "@lokalkorb/configuration/refuse-local";

/** The environment of this instance. A secret store takes no empty value, so "none" stands for a missing one. */
export const environment = (): Environment => withoutNone(process.env);
