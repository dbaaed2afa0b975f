/** The objects of the service as far as anything here reads or writes them; names are the service's own. */
export type Json = string | number | boolean | null | readonly Json[] | Fields;
export interface Fields {
  readonly [name: string]: Json | undefined;
}

export interface StripeObject extends Fields {
  readonly id: string;
  readonly object: string;
}

type Metadata = Readonly<Record<string, string>>;

export type MethodType = "card" | "eps" | "klarna" | "paypal" | "sepa_debit";

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "canceled"
  | "succeeded";

export interface PaymentIntent extends StripeObject {
  readonly object: "payment_intent";
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_received: number;
  readonly application_fee_amount: number | null;
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly capture_method: string;
  readonly client_secret: string;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly last_payment_error: Fields | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
  readonly next_action: Fields | null;
  readonly payment_method: string | null;
  readonly payment_method_options: Fields;
  readonly payment_method_types: readonly string[];
  readonly setup_future_usage: string | null;
  readonly status: IntentStatus;
  /** The session that manages it; not part of what is answered. */
  readonly _session: string | null;
  readonly _returnUrl: string | null;
}

export interface Charge extends StripeObject {
  readonly object: "charge";
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly application_fee: string | null;
  readonly application_fee_amount: number | null;
  readonly balance_transaction: string | null;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly disputed: boolean;
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method: string;
  readonly payment_method_details: Fields;
  readonly refunded: boolean;
  readonly status: "succeeded" | "pending" | "failed";
}

export interface Refund extends StripeObject {
  readonly object: "refund";
  readonly amount: number;
  readonly balance_transaction: string | null;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  readonly status: "pending" | "succeeded" | "failed" | "canceled" | "requires_action";
}

export interface Dispute extends StripeObject {
  readonly object: "dispute";
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly status: "needs_response" | "under_review" | "won" | "lost";
}

export interface CheckoutSession extends StripeObject {
  readonly object: "checkout.session";
  readonly amount_total: number;
  readonly branding_settings?: { readonly display_name: string | null };
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly expires_at: number;
  readonly metadata: Metadata;
  readonly mode: "payment" | "setup";
  readonly payment_intent: string | null;
  readonly setup_intent: string | null;
  readonly payment_method_types: readonly MethodType[];
  readonly payment_status: "paid" | "unpaid" | "no_payment_required";
  readonly status: "open" | "complete" | "expired";
  readonly success_url: string;
  readonly url: string | null;
  readonly _lineItems: readonly LineItem[];
  /** Fields for the intent that is made with the first try to pay. */
  readonly _intent: Fields;
}

export interface LineItem extends StripeObject {
  readonly object: "item";
  readonly amount_total: number;
  readonly description: string;
  readonly quantity: number;
}

export interface PaymentMethod extends StripeObject {
  readonly object: "payment_method";
  readonly type: MethodType;
  readonly customer: string | null;
  readonly created: number;
  /** Only the service's own public test numbers are ever accepted, so keeping one does no harm. */
  readonly _number: string | null;
  /** The holder agreed once with 3-D Secure, so later charges need no further page. */
  readonly _authenticated: boolean;
}

export interface SetupIntent extends StripeObject {
  readonly object: "setup_intent";
  readonly client_secret: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly status: "requires_payment_method" | "requires_action" | "canceled" | "succeeded";
  readonly _returnUrl: string | null;
  /** The page on which the card is typed in. */
  readonly _session: string | null;
}

export type CapabilityStatus = "active" | "pending" | "restricted" | "unsupported";

export interface Account extends StripeObject {
  readonly object: "v2.core.account";
  readonly contact_email: string | null;
  readonly display_name: string;
  readonly created: string;
  readonly dashboard: string;
  readonly closed: boolean;
  readonly identity: Fields;
  readonly defaults: Fields;
  readonly metadata: Metadata;
  readonly _capabilities: Readonly<Record<string, CapabilityStatus>>;
  readonly _requirements: readonly string[];
  /** On card statements. */
  readonly _statement: string;
}

export interface StripeEvent extends StripeObject {
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Fields };
}

/** Without what is kept for ourselves. */
export function visible(object: StripeObject): Fields {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith("_")));
}
