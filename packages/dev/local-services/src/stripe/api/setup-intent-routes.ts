import { invalidParam } from "../core/api-error.ts";
import { authorizeUrl, checkSecret, get, route, type ApiRoute } from "./api-route.ts";
import { confirmSetup, createSetupIntent } from "../resources/customers.ts";
import { methodFrom } from "../resources/payment-methods.ts";
import { type SetupIntent, visible } from "../core/stripe-objects.ts";

export const setupIntentRoutes: readonly ApiRoute[] = [
  route("POST", "/v1/setup_intents", (call) => visible(createSetupIntent(call.core, call.account, call.params))),
  route("GET", "/v1/setup_intents/:id", (call) => {
    const intent = get<SetupIntent>(call, "setup_intent");
    checkSecret(call, intent.client_secret);
    return visible(intent);
  }),
  route("POST", "/v1/setup_intents/:id/confirm", (call) => {
    const { core, account, params } = call;
    const intent = get<SetupIntent>(call, "setup_intent");
    checkSecret(call, intent.client_secret);
    const method = methodFrom(core, account, params);
    if (method === null) throw invalidParam("payment_method", "Missing payment method.", "parameter_missing");
    return visible(
      confirmSetup(core, account, intent, {
        method,
        returnUrl: params.text("return_url"),
        authorizeUrl: authorizeUrl(call),
      }),
    );
  }),
  route("POST", "/v1/setup_intents/:id/cancel", (call) =>
    visible(
      call.core.store.put<SetupIntent>(call.account, { ...get<SetupIntent>(call, "setup_intent"), status: "canceled" }),
    ),
  ),
];
