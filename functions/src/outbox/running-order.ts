import { effectKinds, type EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";

/** Money first, then papers and figures; words about them last, because mail servers take their time. */
const order: readonly EffectKind[] = ["capture", "void", "refund", "receipt", "figures", "mail"];

export const inRunningOrder = (kinds: readonly string[]): EffectKind[] =>
  [...order, ...effectKinds.filter((kind) => !order.includes(kind))].filter((kind) => kinds.includes(kind));
