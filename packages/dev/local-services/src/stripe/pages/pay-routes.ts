import type { Reply, Route } from "../../service/service-route.ts";
import { escapeHtml } from "../../service/html.ts";
import { findAccount } from "../resources/accounts.ts";
import { ApiError } from "../core/api-error.ts";
import { afterPayment, afterSetup, keepCardOnSession, paySession } from "../resources/checkout-sessions.ts";
import { answerSetupHolder } from "../resources/customers.ts";
import { declineWords } from "./decline-words.ts";
import { isMethodType, isRedirect, makeMethod } from "../resources/payment-methods.ts";
import { answerHolder } from "../resources/payment-intents.ts";
import { euro, framed, notice, safeUrl } from "./page-frame.ts";
import { payPage } from "./pay-page.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type { CheckoutSession, PaymentIntent, SetupIntent } from "../core/stripe-objects.ts";
import { cardByNumber, passesLuhn, testIbans } from "../core/test-cards.ts";
import { textOf } from "../core/text-of.ts";

/** The pages that a shopper is sent to, and what the buttons on them do. */
export function payRoutes(core: StripeCore): readonly Route[] {
  return [
    { method: "GET", path: /^\/pay\/(cs_test_\w+)$/, answer: ({ match }) => showSession(core, match[1] ?? "") },
    {
      method: "POST",
      path: /^\/pay\/(cs_test_\w+)$/,
      answer: ({ match, body }) => submit(core, match[1] ?? "", entriesOf(body)),
    },
    { method: "GET", path: /^\/pay\/authorize\/(\w+)$/, answer: ({ match }) => showAuthorize(core, match[1] ?? "") },
    {
      method: "POST",
      path: /^\/pay\/authorize\/(\w+)$/,
      answer: ({ match, body }) => authorize(core, match[1] ?? "", entriesOf(body)["answer"] === "yes"),
    },
  ];
}

const entriesOf = (body: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(body.toString("utf8")));

interface Found {
  readonly account: string;
  readonly session: CheckoutSession;
}

function findSession(core: StripeCore, id: string): Found | null {
  const found = core.store.findAnywhere(id);
  return found?.value.object === "checkout.session"
    ? { account: found.account, session: found.value as CheckoutSession }
    : null;
}

const shopName = (core: StripeCore, account: string): string => findAccount(core, account)?.display_name || "Lokalkorb";

const goTo = (location: string): Reply => ({ status: 303, location });

const successUrl = (session: CheckoutSession): string =>
  safeUrl(session.success_url).replaceAll("{CHECKOUT_SESSION_ID}", session.id);

const unknownPage = (): Reply =>
  notice("Diese Zahlung gibt es nicht", "Die Adresse ist unvollständig oder schon lange vorbei.", null, 404);

function ended(session: CheckoutSession): Reply | null {
  if (session.status === "complete") {
    return notice("Schon erledigt", "Diese Zahlung ist abgeschlossen.", {
      href: successUrl(session),
      label: "Zur Bestellung",
    });
  }
  if (session.status === "expired") {
    const back = { href: safeUrl(session.cancel_url), label: "Zurück zum Shop" };
    return notice("Zeit abgelaufen", "Diese Seite war 30 Minuten gültig. Es wurde nichts abgebucht.", back);
  }
  return null;
}

function showSession(
  core: StripeCore,
  id: string,
  problem: string | null = null,
  entered: Readonly<Record<string, string>> = {},
): Reply {
  const found = findSession(core, id);
  if (found === null) return unknownPage();
  const { account, session } = found;
  const headline = session.branding_settings?.display_name ?? shopName(core, account);
  return ended(session) ?? payPage({ session, shopName: headline, problem, entered, now: core.now() });
}

function submit(core: StripeCore, id: string, entered: Readonly<Record<string, string>>): Reply {
  const found = findSession(core, id);
  if (found === null) return unknownPage();
  const over = ended(found.session);
  if (over !== null) return over;
  const type = entered["method"] ?? "";
  const problem = problemOf(core, found.session, type, entered);
  if (problem !== null || !isMethodType(type))
    return showSession(core, id, problem ?? "Diesen Weg gibt es hier nicht.", entered);
  const { account, session } = found;
  const [month = "", year = ""] = (entered["expiry"] ?? "").split("/").map((part) => part.trim());
  try {
    const intent = core.store.transaction((): PaymentIntent | SetupIntent => {
      const how = {
        method: makeMethod(core, account, {
          type,
          number: (type === "sepa_debit" ? entered["iban"] : entered["number"]) ?? "",
          ...(type === "card" ? { expMonth: Number(month), expYear: fullYear(year) } : {}),
          billing: { name: entered["name"] || null, email: textOf(session["customer_email"]) || null },
        }),
        offSession: false,
        returnUrl: null,
        authorizeUrl: (intentId: string) => `/pay/authorize/${intentId}`,
      };
      return session.mode === "setup"
        ? keepCardOnSession(core, account, session, how)
        : paySession(core, account, session, how);
    });
    return intent.status === "requires_action" ? goTo(`/pay/authorize/${intent.id}`) : goTo(successUrl(session));
  } catch (error) {
    return showSession(core, id, refusalWords(error), entered);
  }
}

function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return declineWords(textOf(error.fields["code"]), textOf(error.fields["decline_code"]));
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

function problemOf(
  core: StripeCore,
  session: CheckoutSession,
  type: string,
  entered: Readonly<Record<string, string>>,
): string | null {
  if (!isMethodType(type) || !session.payment_method_types.includes(type)) return "Diesen Weg gibt es hier nicht.";
  if (type === "sepa_debit") {
    return testIbans.some(({ iban }) => iban === entered["iban"]) ? null : "Bitte nur die Testkonten.";
  }
  if (isRedirect(type)) return null;
  const number = (entered["number"] ?? "").replaceAll(/\D/g, "");
  if (!passesLuhn(number)) return "Diese Kartennummer kann nicht stimmen.";
  if (cardByNumber(number) === null) return "Bitte nur Testkarten: Echte Karten gehören nicht hierher.";
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(entered["expiry"] ?? "") ?? [];
  if (Number(month) < 1 || Number(month) > 12) return "Bitte gib bei „Gültig bis“ Monat und Jahr an, etwa 12 / 34.";
  const end = Date.UTC(fullYear(year), Number(month), 1);
  if (end <= core.now()) return "Diese Karte ist abgelaufen.";
  if (!/^\d{3,4}$/.test(entered["cvc"] ?? "")) return "Die Prüfziffer hat drei oder vier Ziffern.";
  return null;
}

type Asking = { readonly account: string } & ({ readonly intent: PaymentIntent } | { readonly setup: SetupIntent });

function findAsking(core: StripeCore, id: string): Asking | null {
  const found = core.store.findAnywhere(id);
  if (found?.value["status"] !== "requires_action") return null;
  if (found.value.object === "payment_intent") return { account: found.account, intent: found.value as PaymentIntent };
  return found.value.object === "setup_intent" ? { account: found.account, setup: found.value as SetupIntent } : null;
}

function showAuthorize(core: StripeCore, id: string): Reply {
  const asking = findAsking(core, id);
  if (asking === null) return unknownPage();
  const name = escapeHtml(shopName(core, asking.account));
  const what = "intent" in asking ? `${euro(asking.intent.amount)} an ${name}` : `deine Karte bei ${name} speichern`;
  return framed(
    "Bestätigen",
    `<form class="card" method="post"><p class="soft">${asker(core, asking)}</p><h1>Bestätigst du das?</h1><p class="total">${what}</p>
<button name="answer" value="yes" style="margin-bottom:.6rem">Bestätigen</button><button class="plain" name="answer" value="no">Ablehnen</button></form>`,
    "one",
  );
}

const askers: Readonly<Partial<Record<string, string>>> = {
  eps: "Testbank · EPS-Überweisung",
  klarna: "Klarna · Testkonto",
  paypal: "PayPal · Testkonto",
};

/** The one who seems to ask: each way to pay leads to another company's page. */
function asker(core: StripeCore, asking: Asking): string {
  const id = "intent" in asking ? asking.intent.payment_method : asking.setup.payment_method;
  const type = textOf(core.store.findAnywhere(id ?? "")?.value["type"]);
  return askers[type] ?? "Testbank · 3-D Secure";
}

function authorize(core: StripeCore, id: string, agreed: boolean): Reply {
  const asking = findAsking(core, id);
  if (asking === null) return unknownPage();
  if ("setup" in asking) return authorizeSetup(core, asking.account, asking.setup, agreed);
  const { account, intent } = asking;
  const session = intent._session === null ? null : (findSession(core, intent._session)?.session ?? null);
  const back = (status: string): Reply =>
    goTo(withStatus(safeUrl(intent._returnUrl), { payment_intent: intent.id, redirect_status: status }));
  try {
    core.store.transaction(() => {
      const answered = answerHolder(core, account, intent, agreed);
      if (session !== null) afterPayment(core, account, session, answered);
    });
    return session === null ? back("succeeded") : goTo(successUrl(session));
  } catch (error) {
    return session === null ? back("failed") : showSession(core, session.id, refusalWords(error));
  }
}

function authorizeSetup(core: StripeCore, account: string, setup: SetupIntent, agreed: boolean): Reply {
  const facts = { setup_intent: setup.id, setup_intent_client_secret: setup.client_secret };
  const url = safeUrl(setup._returnUrl);
  const session = setup._session === null ? null : (findSession(core, setup._session)?.session ?? null);
  try {
    core.store.transaction(() => {
      const answered = answerSetupHolder(core, account, setup, agreed);
      if (session !== null) afterSetup(core, account, session, answered);
    });
    return session === null
      ? goTo(withStatus(url, { ...facts, redirect_status: "succeeded" }))
      : goTo(successUrl(session));
  } catch (error) {
    if (session !== null) return showSession(core, session.id, refusalWords(error));
    if (!(error instanceof ApiError)) throw error;
    return goTo(withStatus(url, { ...facts, redirect_status: "failed" }));
  }
}

function withStatus(url: string, facts: Readonly<Record<string, string>>): string {
  if (!URL.canParse(url)) return url;
  const target = new URL(url);
  for (const [name, value] of Object.entries(facts)) target.searchParams.set(name, value);
  return target.href;
}
