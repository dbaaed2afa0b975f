import { invalidParam } from "../core/api-error.ts";
import { listOf } from "../core/list-of.ts";
import type { Params } from "../core/params.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type { Charge, Fields, StripeObject } from "../core/stripe-objects.ts";

export interface ApiCall {
  readonly core: StripeCore;
  readonly account: string;
  readonly params: Params;
  /** Bodies and queries of the second interface version. */
  readonly body: Fields;
  readonly baseUrl: string;
  /** From the path. */
  readonly id: string;
  /** With a publishable key, which proves nothing but the secret of one object. */
  readonly fromBrowser: boolean;
}

export interface ApiRoute {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: RegExp;
  readonly answer: (call: ApiCall) => Fields;
}

export const route = (method: ApiRoute["method"], path: string, answer: ApiRoute["answer"]): ApiRoute => ({
  method,
  path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
  answer,
});

export const get = <T extends StripeObject>({ core, account, id }: ApiCall, object: T["object"]): T =>
  core.store.get<T>(account, object, id);

export const authorizeUrl =
  ({ baseUrl }: ApiCall) =>
  (id: string): string =>
    `${baseUrl}/pay/authorize/${id}`;

/** One page of the objects of an account, newest first. */
export function page(
  call: ApiCall,
  object: string,
  url: string,
  { account = call.account, ref }: { readonly account?: string; readonly ref?: string } = {},
): Fields {
  const { core, params } = call;
  const limit = params.integer("limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalidParam("limit", "This value must be between 1 and 100.");
  const after = params.text("starting_after");
  const from = params.integer("created.gte");
  const wanted = ref ?? params.text("payment_intent") ?? params.text("customer") ?? ownerRef(call, object);
  const found = core.store.list({
    object,
    account,
    ...(wanted === null ? {} : { ref: wanted }),
    ...(after === null ? {} : { after }),
    ...(from === null ? {} : { createdFrom: from }),
    limit: limit + 1,
  });
  return listOf(found.slice(0, limit), url, found.length > limit);
}

/** Refunds and disputes are filed under the payment, fees under the charge. */
function ownerRef({ core, account, params }: ApiCall, object: string): string | null {
  const charge = params.text("charge");
  if (charge === null || object === "application_fee") return charge;
  return core.store.get<Charge>(account, "charge", charge).payment_intent;
}

export function checkSecret(call: ApiCall, secret: string): void {
  if (call.fromBrowser && call.params.text("client_secret") !== secret) {
    throw invalidParam(
      "client_secret",
      "The client_secret provided does not match the client_secret associated with this object.",
    );
  }
}
