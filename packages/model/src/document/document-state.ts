import type { Failure } from "./failure.ts";

/**
 * The four states of what was asked for. Known to be absent is an answer; it must never be mistaken for
 * "not asked yet", and failed yields nothing but can be told apart. Lists are present, even when empty.
 */
export type DataState<Value> =
  | { readonly status: "pending" }
  | { readonly status: "absent" }
  | { readonly status: "present"; readonly value: Value }
  | { readonly status: "failed"; readonly failure: Failure };

export const pending: DataState<never> = Object.freeze({ status: "pending" });
export const absent: DataState<never> = Object.freeze({ status: "absent" });
export const present = <Value>(value: Value): DataState<Value> => Object.freeze({ status: "present", value });
export const failed = (failure: Failure): DataState<never> => Object.freeze({ status: "failed", failure });

export const valueOf = <Value>(state: DataState<Value>): Value | null =>
  state.status === "present" ? state.value : null;
