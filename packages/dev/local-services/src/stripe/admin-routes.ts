import { json, type Reply, type Route, type ServiceRequest } from "../service/service-route.ts";
import { closeAccount, decideAccount, firstRequirements, getAccount } from "./resources/accounts.ts";
import { ApiError } from "./core/api-error.ts";
import {
  afterPayment,
  afterSetup,
  followIntent,
  keepCardOnSession,
  paySession,
} from "./resources/checkout-sessions.ts";
import { answerSetupHolder } from "./resources/customers.ts";
import { closeDispute, openDispute } from "./resources/disputes.ts";
import { doDueWork } from "./resources/due-work.ts";
import { isFaultKind } from "./core/faults.ts";
import { isMethodType, makeMethod } from "./resources/payment-methods.ts";
import { answerHolder, settleDebit } from "./resources/payment-intents.ts";
import { settleRefund } from "./resources/refunds.ts";
import type { EndpointKind, StripeCore } from "./core/stripe-core.ts";
import type {
  CapabilityStatus,
  Charge,
  CheckoutSession,
  Dispute,
  Fields,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from "./core/stripe-objects.ts";
import type { Endpoint, Webhooks } from "./core/webhooks.ts";
import { textOf } from "./core/text-of.ts";

const endpointKinds: readonly EndpointKind[] = ["platform", "connect", "v2"];
const capabilityStatuses: readonly string[] = [
  "active",
  "pending",
  "restricted",
  "unsupported",
] satisfies readonly CapabilityStatus[];

/** Acts beyond shoppers and shops: bad days, the clock, and the decisions of banks. For tests and for the viewer's buttons. */
export function adminRoutes(core: StripeCore, webhooks: Webhooks): readonly Route[] {
  const { store, faults } = core;
  const route = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    answer: (entered: Fields, id: string) => Fields | Promise<Fields>,
  ): Route => ({
    method,
    path: new RegExp(`^/stripe/admin/${path.replace(":id", "([\\w-]+)")}$`),
    answer: async (request) => {
      const found = await answer(enteredIn(request), request.match[1] ?? "");
      webhooks.kick();
      return answered(request, found);
    },
  });
  const change = (path: string, work: (id: string, entered: Fields) => void): Route =>
    route("POST", path, (entered, id) => {
      store.transaction(() => work(id, entered));
      return { done: true };
    });
  const anywhere = <T>(id: string): { readonly account: string; readonly value: T } => {
    const found = store.findAnywhere(id);
    if (found === null) throw new Error(`Nothing has the id ${id}.`);
    return { account: found.account, value: found.value as T };
  };

  return [
    route("GET", "state", () => ({
      clock: core.now(),
      faults: faults.list(),
      endpoints: store.setting("endpoints", {}),
    })),
    route("POST", "clock", (entered) => {
      const advanceMs = numberIn(entered, "advanceMs");
      const setTo = numberIn(entered, "setTo");
      core.moveClock({ ...(advanceMs === null ? {} : { advanceMs }), ...(setTo === null ? {} : { setTo }) });
      doDueWork(core);
      return { now: core.now() };
    }),
    route("POST", "faults", (entered) => {
      const kind = textOf(entered["kind"]);
      if (!isFaultKind(kind)) throw new Error(`Unknown fault "${kind}".`);
      faults.set({ kind, times: numberIn(entered, "times"), milliseconds: numberIn(entered, "milliseconds") ?? 3000 });
      return { faults: faults.list() };
    }),
    route("POST", "faults/clear", (entered) => {
      const kind = typeof entered["kind"] === "string" ? entered["kind"] : "";
      faults.remove(isFaultKind(kind) ? kind : null);
      return { faults: faults.list() };
    }),
    route("POST", "endpoints", (entered) => {
      const endpoints = Object.fromEntries(
        endpointKinds.flatMap((kind) => (isEndpoint(entered[kind]) ? [[kind, entered[kind]]] : [])),
      );
      store.saveSetting("endpoints", { ...store.setting<Fields>("endpoints", {}), ...endpoints });
      return store.setting<Fields>("endpoints", {});
    }),
    route("POST", "idle", async (entered) => ({ idle: await webhooks.idle(numberIn(entered, "timeoutMs") ?? 10_000) })),
    route("POST", "events/:id/resend", (_entered, id) => {
      webhooks.resend(id);
      return { done: true };
    }),
    // A shopper's acts on the hosted page, for tests without a browser.
    route("POST", "sessions/:id/pay", (entered, id) => {
      const { account, value: session } = anywhere<CheckoutSession>(id);
      const given = typeof entered["method"] === "string" ? entered["method"] : "card";
      const type = isMethodType(given) ? given : "card";
      const number = typeof entered["number"] === "string" ? entered["number"] : "4242424242424242";
      try {
        const paid = store.transaction(() => {
          const method = makeMethod(core, account, {
            type,
            number: type === "card" || type === "sepa_debit" ? number : "",
          });
          if (session.mode === "setup") return keepCard(core, account, session, method, entered["agrees"] !== false);
          const begun = paySession(core, account, session, {
            method,
            offSession: false,
            returnUrl: null,
            authorizeUrl: (intent) => `/pay/authorize/${intent}`,
          });
          if (begun.status !== "requires_action" || entered["stop"] === true) return begun;
          const now = store.get<CheckoutSession>(account, "checkout.session", id);
          return afterPayment(core, account, now, answerHolder(core, account, begun, entered["agrees"] !== false));
        });
        return { status: paid.status, [paid.object]: paid.id };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { status: "refused", code: error.fields["code"], message: error.message };
      }
    }),
    // On the page of the bank, for a payment without a hosted page.
    route("POST", "intents/:id/authorize", (entered, id) => {
      const { account, value } = anywhere<PaymentIntent>(id);
      try {
        const answer = store.transaction(() => answerHolder(core, account, value, entered["agrees"] !== false));
        return { status: answer.status };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { status: "refused", code: error.fields["code"] };
      }
    }),
    change("charges/:id/dispute", (id, entered) => {
      const { account, value } = anywhere<Charge>(id);
      openDispute(core, account, value.id, typeof entered["reason"] === "string" ? entered["reason"] : "fraudulent");
    }),
    change("disputes/:id/close", (id, entered) => {
      const { account, value } = anywhere<Dispute>(id);
      closeDispute(core, account, value, entered["outcome"] === "won" ? "won" : "lost");
    }),
    change("intents/:id/settle", (id, entered) => {
      const { account, value } = anywhere<PaymentIntent>(id);
      if (value.status !== "processing") throw new Error("The payment is not waiting for a bank.");
      followIntent(core, account, settleDebit(core, account, value, isTrue(entered["works"])), true);
    }),
    change("refunds/:id/settle", (id, entered) => {
      const { account, value } = anywhere<Refund>(id);
      settleRefund(core, account, value, isTrue(entered["works"]));
    }),
    change("accounts/:id/decide", (id, entered) => {
      const status = textOf(entered["status"]);
      if (!capabilityStatuses.includes(status)) throw new Error(`Unknown status "${status}".`);
      const requirements = status === "restricted" ? firstRequirements : [];
      decideAccount(core, getAccount(core, id), { status: status as CapabilityStatus, requirements });
    }),
    change("accounts/:id/leave", (id) => void closeAccount(core, getAccount(core, id))),
  ];
}

function keepCard(
  core: StripeCore,
  account: string,
  session: CheckoutSession,
  method: PaymentMethod,
  agrees: boolean,
): SetupIntent {
  const authorizeUrl = (intent: string): string => `/pay/authorize/${intent}`;
  const begun = keepCardOnSession(core, account, session, { method, returnUrl: null, authorizeUrl });
  return begun.status === "requires_action"
    ? afterSetup(core, account, session, answerSetupHolder(core, account, begun, agrees))
    : begun;
}

const isTrue = (value: unknown): boolean => value === true || value === "true";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "url" in value && "secret" in value;

function numberIn(entered: Fields, name: string): number | null {
  const value = entered[name];
  const read = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
}

const isForm = ({ headers }: ServiceRequest): boolean => (headers["content-type"] ?? "").includes("form");

function enteredIn(request: ServiceRequest): Fields {
  const text = request.body.toString("utf8");
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(text));
  return text === "" ? {} : (JSON.parse(text) as Fields);
}

/** A button on the viewer leads back to it. */
const answered = (request: ServiceRequest, found: Fields): Reply =>
  isForm(request) ? { status: 303, location: "/?tab=zahlungen" } : json(found);
