import { get, page, route, type ApiRoute } from "./api-route.ts";
import { attachMethod, createCustomer, deleteCustomer, detachMethod, updateCustomer } from "../resources/customers.ts";
import { copyOfSavedMethod, methodById, methodFromData } from "../resources/payment-methods.ts";
import { type PaymentMethod, visible } from "../core/stripe-objects.ts";

export const customerRoutes: readonly ApiRoute[] = [
  route("POST", "/v1/customers", ({ core, account, params }) => visible(createCustomer(core, account, params))),
  route("GET", "/v1/customers", (call) => page(call, "customer", "/v1/customers")),
  route("GET", "/v1/customers/:id", (call) => visible(get(call, "customer"))),
  route("POST", "/v1/customers/:id", (call) =>
    visible(updateCustomer(call.core, call.account, get(call, "customer"), call.params)),
  ),
  route("DELETE", "/v1/customers/:id", (call) => deleteCustomer(call.core, call.account, get(call, "customer"))),
  route("GET", "/v1/customers/:id/payment_methods", (call) =>
    page(call, "payment_method", `/v1/customers/${call.id}/payment_methods`, { ref: get(call, "customer").id }),
  ),
  route("POST", "/v1/payment_methods", ({ core, account, params }) =>
    visible(
      params.text("payment_method") === null
        ? methodFromData(core, account, params, "")
        : copyOfSavedMethod(core, account, params),
    ),
  ),
  route("GET", "/v1/payment_methods", (call) => page(call, "payment_method", "/v1/payment_methods")),
  route("GET", "/v1/payment_methods/:id", (call) => visible(get<PaymentMethod>(call, "payment_method"))),
  route("POST", "/v1/payment_methods/:id/attach", (call) =>
    visible(
      attachMethod(
        call.core,
        call.account,
        methodById(call.core, call.account, call.id),
        call.params.required("customer"),
      ),
    ),
  ),
  route("POST", "/v1/payment_methods/:id/detach", (call) =>
    visible(detachMethod(call.core, call.account, get<PaymentMethod>(call, "payment_method"))),
  ),
];
