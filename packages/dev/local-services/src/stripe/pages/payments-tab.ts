import { escapeHtml, formatMoment } from "../../service/html.ts";
import type { ViewerTab } from "../../service/local-service.ts";
import { euro } from "./page-frame.ts";
import { faultWords, type FaultKind } from "../core/faults.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import {
  type Account,
  type Charge,
  type CheckoutSession,
  type Dispute,
  type IntentStatus,
  type PaymentIntent,
  type Refund,
  type StripeEvent,
  type StripeObject,
  visible,
} from "../core/stripe-objects.ts";
import { textOf } from "../core/text-of.ts";

const mostShown = 60;

const intentWords: Readonly<Record<IntentStatus, string>> = {
  requires_payment_method: "wartet auf Zahlungsmittel",
  requires_confirmation: "wartet auf Bestätigung",
  requires_action: "wartet auf den Käufer",
  processing: "bei der Bank",
  requires_capture: "vorgemerkt",
  canceled: "aufgehoben",
  succeeded: "bezahlt",
};

const sessionWords = { open: "offen", complete: "fertig", expired: "abgelaufen" } as const;
const refundWords: Readonly<Record<Refund["status"], string>> = {
  pending: "unterwegs",
  succeeded: "erstattet",
  failed: "gescheitert",
  canceled: "abgebrochen",
  requires_action: "wartet",
};
const disputeWords: Readonly<Record<Dispute["status"], string>> = {
  needs_response: "wartet auf Antwort",
  under_review: "wird geprüft",
  won: "gewonnen",
  lost: "verloren",
};

const button = (path: string, label: string, entered: Readonly<Record<string, string>> = {}): string =>
  `<form method="post" action="/stripe/admin/${path}" style="display:inline">${Object.entries(entered)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("")}<button>${escapeHtml(label)}</button></form> `;

const entry = (at: number, kind: string, title: string, body: StripeObject, buttons = ""): string =>
  `<li><details><summary><time>${escapeHtml(formatMoment(at * 1000))}</time><span>${escapeHtml(kind)}</span><b>${escapeHtml(title)}</b></summary>${buttons === "" ? "" : `<p>${buttons}</p>`}<pre>${escapeHtml(JSON.stringify(visible(body), null, 2))}</pre></details></li>`;

const section = (title: string, entries: readonly string[]): string =>
  entries.length === 0 ? "" : `<h2>${title}</h2><ol>${entries.join("")}</ol>`;

/** Payments as the provider sees them, with the decisions that only banks and the provider take. */
export function paymentsTab(core: StripeCore): ViewerTab {
  const { store } = core;
  const list = <T extends StripeObject>(object: T["object"]): readonly T[] =>
    store.list<T>({ object, limit: mostShown });

  const payment = (intent: PaymentIntent): string => {
    const charge = intent.latest_charge === null ? null : store.findAnywhere(intent.latest_charge)?.value;
    const isDisputable = intent.status === "succeeded" && (charge as Charge | undefined)?.disputed === false;
    const buttons = [
      intent.status === "processing" ? button(`intents/${intent.id}/settle`, "Bank zahlt", { works: "true" }) : "",
      intent.status === "processing" ? button(`intents/${intent.id}/settle`, "Bank lehnt ab", { works: "false" }) : "",
      isDisputable ? button(`charges/${intent.latest_charge ?? ""}/dispute`, "Zahlung beanstanden") : "",
    ].join("");
    return entry(
      intent.created,
      intentWords[intent.status],
      `${euro(intent.amount)} · ${titleOf(intent)}`,
      intent,
      buttons,
    );
  };

  const accounts = (): readonly string[] =>
    list<Account>("v2.core.account").map((account) => {
      const status = account._capabilities["card_payments"] ?? "restricted";
      const buttons = (["active", "pending", "restricted", "unsupported"] as const)
        .map((decided) => button(`accounts/${account.id}/decide`, accountWords[decided], { status: decided }))
        .join("");
      const leave = button(`accounts/${account.id}/leave`, "Zugriff entziehen");
      return entry(
        Date.parse(account.created) / 1000,
        account.closed ? "getrennt" : accountWords[status],
        `${account.display_name} · ${account.id}`,
        account,
        buttons + leave,
      );
    });

  const events = (): readonly string[] =>
    list<StripeEvent>("event").map((event) => {
      const [sent] = store.deliveries.of(event.id).toReversed();
      const state =
        sent === undefined
          ? ""
          : `${deliveryWords[sent.state]}${sent.lastAnswer === "" ? "" : ` (${sent.lastAnswer})`}`;
      return entry(
        event.created,
        state,
        event.type,
        event,
        button(`events/${event.id}/resend`, "Noch einmal zustellen"),
      );
    });

  return {
    key: "zahlungen",
    label: "Zahlungen",
    count: () => store.count("payment_intent"),
    content: () => {
      const parts = [
        section("Zahlungen", list<PaymentIntent>("payment_intent").map(payment)),
        section(
          "Bezahlseiten",
          list<CheckoutSession>("checkout.session").map((session) =>
            entry(
              session.created,
              sessionWords[session.status],
              `${euro(session.amount_total)} · ${session.client_reference_id ?? session.id}`,
              session,
              session.url === null ? "" : `<a href="/pay/${session.id}">Bezahlseite öffnen</a>`,
            ),
          ),
        ),
        section(
          "Rückerstattungen",
          list<Refund>("refund").map((refund) =>
            entry(
              refund.created,
              refundWords[refund.status],
              `${euro(refund.amount)} · ${refund.id}`,
              refund,
              refund.status === "pending"
                ? button(`refunds/${refund.id}/settle`, "Kommt an", { works: "true" }) +
                    button(`refunds/${refund.id}/settle`, "Scheitert", { works: "false" })
                : refund.status === "succeeded"
                  ? button(`refunds/${refund.id}/settle`, "Kommt zurück", { works: "false" })
                  : "",
            ),
          ),
        ),
        section(
          "Beanstandungen",
          list<Dispute>("dispute").map((dispute) =>
            entry(
              Number(dispute["created"]),
              disputeWords[dispute.status],
              `${euro(dispute.amount)} · ${dispute.id}`,
              dispute,
              button(`disputes/${dispute.id}/close`, "Shop gewinnt", { outcome: "won" }) +
                button(`disputes/${dispute.id}/close`, "Shop verliert", { outcome: "lost" }),
            ),
          ),
        ),
        section("Konten der Shops", accounts()),
        section("Ereignisse", events()),
      ].join("");
      return badDays(core) + (parts === "" ? "<p>Noch keine Zahlung.</p>" : parts);
    },
  };
}

const accountWords = {
  active: "freigegeben",
  pending: "in Prüfung",
  restricted: "eingeschränkt",
  unsupported: "abgelehnt",
} as const;
const deliveryWords = {
  waiting: "wartet",
  delivered: "zugestellt",
  lost: "verloren",
  "given up": "aufgegeben",
} as const;

const titleOf = (intent: PaymentIntent): string =>
  intent.metadata["orderId"] ?? textOf(intent["description"] ?? intent.id);

/** Every switch in one folded list, out of the way of readers. */
function badDays(core: StripeCore): string {
  const on = new Map(core.faults.list().map((fault) => [fault.kind, fault]));
  const rows = (Object.entries(faultWords) as [FaultKind, string][]).map(([kind, words]) => {
    const fault = on.get(kind);
    const state = fault === undefined ? "aus" : fault.times === null ? "an" : `noch ${fault.times}×`;
    const buttons =
      fault === undefined
        ? button("faults", "Einschalten", { kind }) + button("faults", "Einmal", { kind, times: "1" })
        : button("faults/clear", "Ausschalten", { kind });
    return `<li><p><b>${words}</b> · ${state}</p><p>${buttons}</p></li>`;
  });
  const words = on.size === 0 ? "Schlechte Tage" : `Schlechte Tage (${on.size} an)`;
  const hours = button("clock", "Uhr 1 Stunde vor", { advanceMs: String(60 * 60 * 1000) });
  return `<details><summary style="display:block;padding:.75rem 0"><b>${words}</b></summary><p>${hours}Uhr des Anbieters: ${escapeHtml(formatMoment(core.now()))}</p><ol>${rows.join("")}</ol></details>`;
}
