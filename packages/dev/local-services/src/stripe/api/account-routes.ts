import {
  closeAccount,
  createAccount,
  createAccountLink,
  getAccount,
  shownAccount,
  updateAccount,
  v1Account,
} from "../resources/accounts.ts";
import { route, type ApiCall, type ApiRoute } from "./api-route.ts";
import { platformAccount } from "../core/stripe-core.ts";
import { visible } from "../core/stripe-objects.ts";

function includeOf({ body, params }: ApiCall): readonly string[] {
  const asked = body["include"];
  return (Array.isArray(asked) ? asked : params.list("include")).map(String);
}

export const accountRoutes: readonly ApiRoute[] = [
  route("POST", "/v2/core/accounts", (call) => shownAccount(createAccount(call.core, call.body), includeOf(call))),
  route("GET", "/v2/core/accounts/:id", (call) => shownAccount(getAccount(call.core, call.id), includeOf(call))),
  route("POST", "/v2/core/accounts/:id", (call) =>
    shownAccount(updateAccount(call.core, getAccount(call.core, call.id), call.body), includeOf(call)),
  ),
  route("POST", "/v2/core/accounts/:id/close", (call) =>
    shownAccount(closeAccount(call.core, getAccount(call.core, call.id)), includeOf(call)),
  ),
  route("POST", "/v2/core/account_links", ({ core, body, baseUrl }) => createAccountLink(core, body, baseUrl)),
  route("GET", "/v2/core/events/:id", (call) =>
    visible(call.core.store.get(platformAccount, "v2.core.event", call.id)),
  ),
  route("GET", "/v1/accounts/:id", (call) => v1Account(getAccount(call.core, call.id))),
  route("GET", "/v1/account", (call) => {
    if (call.account === platformAccount) return { id: platformAccount, object: "account", charges_enabled: true };
    return v1Account(getAccount(call.core, call.account));
  }),
  route("POST", "/v1/account_sessions", ({ core, params }) => ({
    object: "account_session",
    account: params.required("account"),
    client_secret: core.store.newId("accs_secret"),
    components: {},
    expires_at: core.seconds() + 3600,
    livemode: false,
  })),
  route("POST", "/v1/accounts/:id/login_links", ({ core, id, baseUrl }) => ({
    object: "login_link",
    created: core.seconds(),
    url: `${baseUrl}/?tab=zahlungen&konto=${getAccount(core, id).id}`,
  })),
];
