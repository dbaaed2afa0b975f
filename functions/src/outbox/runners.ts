import { effectKinds, type EffectKind } from "@lokalkorb/domain/effects/effect-kinds";
import { runFiguresEffect } from "../stats/run-figures-effect.ts";
import { runMailEffect, runReceiptEffect } from "../mail/run-mail-effect.ts";
import { runCaptureEffect, runRefundEffect, runVoidEffect } from "../payments/payment-effects.ts";
import type { EffectRunner } from "./effect-runner.ts";

/** Who serves which kind. A kind without a line here waits: it is kept and listed, and no screen offers it. */
export const runners: Partial<Record<EffectKind, EffectRunner>> = {
  capture: runCaptureEffect,
  void: runVoidEffect,
  refund: runRefundEffect,
  receipt: runReceiptEffect,
  mail: runMailEffect,
  figures: runFiguresEffect,
};

/** Money first, then papers, then words about them. */
const order: readonly EffectKind[] = ["capture", "void", "refund", "receipt", "mail", "figures"];

export const inRunningOrder = (kinds: readonly string[]): EffectKind[] =>
  [...order, ...effectKinds.filter((kind) => !order.includes(kind))].filter((kind) => kinds.includes(kind));
