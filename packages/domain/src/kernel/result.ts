/** An expected outcome: the value, or a refusal with a name. Never wraps defects; those throw. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refuse = <const Refusal>(refusal: Refusal): Result<never, Refusal> => ({ ok: false, refusal });
