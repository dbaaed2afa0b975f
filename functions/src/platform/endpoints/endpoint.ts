import type { ServerReporter } from "@lokalkorb/error-reporting/server-reporter";
import type { ServingProcess } from "./measure-body.ts";

/** The process that serves functions, as far as their edge has to know it. */
export interface Host<D> extends ServingProcess {
  /** Made with the first use: a deployment loads this code only to list the functions, and has no configuration. */
  deps(): D;
  reporter(): ServerReporter;
  /** A call has to come from one of the apps, unless an endpoint says otherwise by name. */
  isAppCheckEnforced(): boolean;
  /** How many servers of our own stand between Google's and the caller. */
  trustedProxies(): number;
}

/** A function that is told at the end who serves it. What it works with comes as an argument and from nowhere else. */
export type Endpoint<D, F> = (host: Host<D>) => F;
