/** Messages between the backend and the process that runs the functions. */
import type { FunctionEndpoint } from "./endpoint.ts";

export type FromHost =
  | { readonly kind: "ready"; readonly port: number; readonly endpoints: readonly FunctionEndpoint[] }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "alive" }
  | { readonly kind: "clock-moved" };

export type ToHost =
  /** Finish what is running, take nothing new, leave. */
  | { readonly kind: "drain" }
  /** Answered with "clock-moved" once `Date` stands there. */
  | { readonly kind: "clock"; readonly offset: number }
  /** Answered with "alive" unless a function holds the process up. */
  | { readonly kind: "ask-alive" };

/** Environment names only the host process reads. */
export const hostBundleVariable = "LOCAL_BACKEND_BUNDLE";
export const hostClockVariable = "LOCAL_BACKEND_CLOCK_OFFSET";
