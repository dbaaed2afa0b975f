import { runInvoiceEffect } from "../business-invoices/run-invoice-effect.ts";
import { runMetricsEffect } from "../metrics/run-metrics-effect.ts";
import { runMailEffect, runReceiptEffect } from "../notifications/run-mail-effect.ts";
import type { Runners } from "../outbox/effect-runner.ts";
import { runCaptureEffect, runRefundEffect, runVoidEffect } from "../payments/sync/payment-effects.ts";
import { runPushEffect } from "../push/run-push-effect.ts";
import { runSearchEffect } from "../search/run-search-effect.ts";
import { runSmsEffect } from "../sms/run-sms-effect.ts";
import { runWatchEffect } from "../watch/run-watch-effect.ts";
import type { AllDeps } from "./all-deps.ts";

/** Who serves which kind. A kind without a line here waits: it is kept and listed, and no screen offers it. */
export const effectRunners: Runners<AllDeps> = {
  capture: runCaptureEffect,
  void: runVoidEffect,
  refund: runRefundEffect,
  receipt: runReceiptEffect,
  invoice: runInvoiceEffect,
  mail: runMailEffect,
  figures: runMetricsEffect,
  search: runSearchEffect,
  push: runPushEffect,
  sms: runSmsEffect,
  watch: runWatchEffect,
};
