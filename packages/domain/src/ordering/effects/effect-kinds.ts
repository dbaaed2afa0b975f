/**
 * Effects of transitions. A kind without a feature is listed with `built: false`: it is recorded as 'waiting', a
 * command names it, and no screen offers it.
 */
export const effectKinds = [
  "mail",
  "receipt",
  "invoice",
  "figures",
  "refund",
  "capture",
  "void",
  "search",
  "print",
  "pos",
  "locker",
  "mint",
  "sms",
  "watch",
  "push",
] as const;
export type EffectKind = (typeof effectKinds)[number];

export const effectStates = ["queued", "done", "failed", "dead", "waiting"] as const;
export type EffectState = (typeof effectStates)[number];
