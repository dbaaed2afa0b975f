import { effectKinds, type EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { runFiguresEffect } from "../metrics/run-figures-effect.ts";
import { runMailEffect, runReceiptEffect } from "../notifications/run-mail-effect.ts";
import type { EffectRunner } from "../outbox/effect-runner.ts";
import { runCaptureEffect, runRefundEffect, runVoidEffect } from "../payments/sync/payment-effects.ts";
import { runSearchEffect } from "../search/run-search-effect.ts";

/** Who serves which kind. A kind without a line here waits: it is kept and listed, and no screen offers it. */
export const runners: Partial<Record<EffectKind, EffectRunner>> = {
  capture: runCaptureEffect,
  void: runVoidEffect,
  refund: runRefundEffect,
  receipt: runReceiptEffect,
  mail: runMailEffect,
  figures: runFiguresEffect,
  search: runSearchEffect,
};

/** Money first, then papers and figures; words about them last, because mail servers take their time. */
const order: readonly EffectKind[] = ["capture", "void", "refund", "receipt", "figures", "mail"];

export const inRunningOrder = (kinds: readonly string[]): EffectKind[] =>
  [...order, ...effectKinds.filter((kind) => !order.includes(kind))].filter((kind) => kinds.includes(kind));
