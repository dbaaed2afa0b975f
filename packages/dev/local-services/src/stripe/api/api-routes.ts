import { accountRoutes } from "./account-routes.ts";
import { ApiError } from "../core/api-error.ts";
import { get, page, route, type ApiRoute } from "./api-route.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { moneyRoutes } from "./money-routes.ts";
import { paymentIntentRoutes } from "./payment-intent-routes.ts";
import { setupIntentRoutes } from "./setup-intent-routes.ts";
import { visible } from "../core/stripe-objects.ts";

const events: readonly ApiRoute[] = [
  route("GET", "/v1/events", (call) => page(call, "event", "/v1/events")),
  route("GET", "/v1/events/:id", (call) => visible(get(call, "event"))),
];

/** Everything of the service's interface that the product calls. */
export const apiRoutes: readonly ApiRoute[] = [
  ...paymentIntentRoutes,
  ...checkoutRoutes,
  ...moneyRoutes,
  ...customerRoutes,
  ...setupIntentRoutes,
  ...accountRoutes,
  ...events,
];

export const unknownRoute = (method: string, path: string): ApiError =>
  new ApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The local stand-in knows only what the product uses.`,
  });
