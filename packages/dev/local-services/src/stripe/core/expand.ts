import type { StripeCore } from "./stripe-core.ts";
import { type CheckoutSession, type Fields, type Json, visible } from "./stripe-objects.ts";
import { listOf } from "./list-of.ts";
import { textOf } from "./text-of.ts";

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts objects where ids stand, as far as the request asks for it: `latest_charge.balance_transaction`. */
export function expanded(core: StripeCore, answer: Fields, paths: readonly string[]): Fields {
  return paths.reduce((whole, path) => expandPath(core, whole, path.split(".")), answer);
}

function expandPath(core: StripeCore, fields: Fields, [key = "", ...rest]: readonly string[]): Fields {
  const value = fields[key];
  if (key === "data" && Array.isArray(value)) {
    return { ...fields, data: value.map((entry: Json) => (isFields(entry) ? expandPath(core, entry, rest) : entry)) };
  }
  const found = isFields(value) ? value : expandOne(core, fields, key, value);
  if (!isFields(found)) return fields;
  return { ...fields, [key]: rest.length === 0 ? found : expandPath(core, found, rest) };
}

function expandOne(core: StripeCore, fields: Fields, key: string, value: Json | undefined): Json | undefined {
  if (typeof value === "string") {
    const found = core.store.findAnywhere(value);
    return found === null ? value : visible(found.value);
  }
  const id = textOf(fields["id"]);
  if (key === "line_items" && fields["object"] === "checkout.session") {
    const session = core.store.findAnywhere(id)?.value as CheckoutSession;
    return listOf(session._lineItems, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (key === "refunds" && fields["object"] === "charge") {
    const refunds = core.store.list({ object: "refund", ref: textOf(fields["payment_intent"]) });
    return listOf(
      refunds.filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    );
  }
  return value;
}
