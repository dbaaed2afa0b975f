import type { LocalService } from "../service/local-service.ts";
import type { Reply, Route, ServiceRequest } from "../service/service-route.ts";
import { adminRoutes } from "./admin-routes.ts";
import { answerApi } from "./api/answer-api.ts";
import { doDueWork } from "./resources/due-work.ts";
import { onboardingRoutes } from "./pages/onboarding-routes.ts";
import { payRoutes } from "./pages/pay-routes.ts";
import { paymentsTab } from "./pages/payments-tab.ts";
import { createStripeCore, type StripeCore } from "./core/stripe-core.ts";
import { stripeJs } from "./pages/stripe-js.ts";
import { type Endpoints, startWebhooks } from "./core/webhooks.ts";

export interface StripeOptions {
  readonly dataDir: string | null;
  /** Where events go; what was set before stays where nothing is given. */
  readonly endpoints: Endpoints;
}

/** How often it looks whether time alone has changed something. */
const lookEvery = 1000;

/** Stands in for the payment provider: its interface, its pages, its events and its bad days. */
export function startStripe({ dataDir, endpoints }: StripeOptions): LocalService {
  const core = createStripeCore(dataDir, Date.now);
  if (Object.keys(endpoints).length > 0) {
    core.store.saveSetting("endpoints", { ...core.store.setting("endpoints", {}), ...endpoints });
  }
  const webhooks = startWebhooks(core);
  const clock = setInterval(() => {
    const due = core.store.nextDue();
    if (due === null || due > core.now()) return;
    doDueWork(core);
    webhooks.kick();
  }, lookEvery);
  clock.unref();

  const api = (method: string): Route => ({
    method,
    path: /^\/v[12]\//,
    answer: async (request) => {
      doDueWork(core);
      const reply = await onAnyDay(core, method, request);
      webhooks.kick();
      return reply;
    },
  });
  /** Whatever a page does may owe events. */
  const page = (route: Route): Route => ({
    ...route,
    answer: async (request) => {
      doDueWork(core);
      const reply = await route.answer(request);
      webhooks.kick();
      return reply;
    },
  });
  return {
    routes: [
      api("GET"),
      api("POST"),
      api("DELETE"),
      ...[...payRoutes(core), ...onboardingRoutes(core)].map(page),
      ...adminRoutes(core, webhooks),
      {
        method: "GET",
        path: /^\/js\/stripe\.js$/,
        answer: () => ({ status: 200, type: "text/javascript", body: stripeJs }),
      },
    ],
    tab: paymentsTab(core),
    reset: () => core.store.clear(),
    stop: async () => {
      clearInterval(clock);
      await webhooks.stop();
      core.store.close();
    },
  };
}

/** The work, unless a bad day was asked for. */
async function onAnyDay(core: StripeCore, method: string, request: ServiceRequest): Promise<Reply> {
  const slow = core.faults.take("api-slow");
  if (slow !== null) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, slow.milliseconds);
    });
  }
  if (core.faults.take("api-down") !== null) return { status: 0, dropped: true };
  if (core.faults.take("api-limited") !== null)
    return failure(429, "rate_limit", "Too many requests hit the API too quickly.");
  if (core.faults.take("api-error") !== null) return failure(500, "api_error", "An unexpected error occurred.");
  const reply = answerApi(core, method, request);
  return core.faults.take("api-answer-lost") === null ? reply : { ...reply, dropped: true };
}

const failure = (status: number, code: string, message: string): Reply => ({
  status,
  type: "application/json",
  body: JSON.stringify({ error: { type: status === 429 ? "invalid_request_error" : "api_error", code, message } }),
});
