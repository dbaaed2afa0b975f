import { effectKinds, type EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";

/**
 * Money first, then papers, then words about them, mail servers last because they take their time. Figures end it: they record
 * in their own transaction what was done so far, which saves the entry a second write.
 */
const order: readonly EffectKind[] = ["capture", "void", "refund", "receipt", "push", "watch", "mail", "figures"];

export const inRunningOrder = (kinds: readonly string[]): EffectKind[] =>
  [...order, ...effectKinds.filter((kind) => !order.includes(kind))].filter((kind) => kinds.includes(kind));
