import { get, page, route, type ApiRoute } from "./api-route.ts";
import { createSession, expireSession } from "../resources/checkout-sessions.ts";
import { listOf } from "../core/list-of.ts";
import { type CheckoutSession, visible } from "../core/stripe-objects.ts";

export const checkoutRoutes: readonly ApiRoute[] = [
  route("POST", "/v1/checkout/sessions", ({ core, account, params, baseUrl }) =>
    visible(createSession(core, account, params, baseUrl)),
  ),
  route("GET", "/v1/checkout/sessions", (call) => page(call, "checkout.session", "/v1/checkout/sessions")),
  route("GET", "/v1/checkout/sessions/:id", (call) => visible(get<CheckoutSession>(call, "checkout.session"))),
  route("POST", "/v1/checkout/sessions/:id/expire", (call) =>
    visible(expireSession(call.core, call.account, get<CheckoutSession>(call, "checkout.session"))),
  ),
  route("GET", "/v1/checkout/sessions/:id/line_items", (call) =>
    listOf(get<CheckoutSession>(call, "checkout.session")._lineItems, `/v1/checkout/sessions/${call.id}/line_items`),
  ),
];
