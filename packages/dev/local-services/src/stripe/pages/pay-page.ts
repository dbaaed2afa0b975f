import { escapeHtml } from "../../service/html.ts";
import type { Reply } from "../../service/service-route.ts";
import { euro, framed, safeUrl } from "./page-frame.ts";
import type { CheckoutSession, MethodType } from "../core/stripe-objects.ts";
import { testCards, testIbans } from "../core/test-cards.ts";

const redirectWords: Readonly<Partial<Record<MethodType, string>>> = {
  eps: "Mit EPS bezahlen (Online-Banking)",
  klarna: "Mit Klarna bezahlen",
  paypal: "Mit PayPal bezahlen",
};

const shownNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

export interface PayPage {
  readonly session: CheckoutSession;
  readonly shopName: string;
  readonly problem: string | null;
  readonly entered: Readonly<Record<string, string>>;
  readonly now: number;
}

/** Where a shopper pays: the order on one side, the ways to pay on the other. */
export function payPage({ session, shopName, problem, entered, now }: PayPage): Reply {
  const { payment_method_types: types, _lineItems: lines, amount_total: total } = session;
  const minutes = Math.max(0, Math.ceil((session.expires_at * 1000 - now) / 60_000));
  const value = (name: string): string => escapeHtml(entered[name] ?? "");
  const amount = euro(total);
  const isSetup = session.mode === "setup";
  const buttons = types.flatMap((type) => {
    const words = redirectWords[type];
    return words === undefined ? [] : [`<button class="plain" name="method" value="${type}">${words}</button>`];
  });
  const validity = `<p class="soft" style="margin-top:1rem">Diese Seite gilt noch ${minutes} ${minutes === 1 ? "Minute" : "Minuten"}.</p>`;
  const toKeep = `<section aria-labelledby="shop"><h1 id="shop">${escapeHtml(shopName)}</h1><p>Karte für spätere Zahlungen speichern. Jetzt wird nichts abgebucht.</p>${validity}</section>`;
  const toPay = `<section aria-labelledby="shop"><h1 id="shop">${escapeHtml(shopName)}</h1><p class="soft">Zu bezahlen</p><p class="total">${amount}</p>
<ul class="lines">${lines
    .map(
      (line) =>
        `<li><span>${line.quantity === 1 ? "" : `${line.quantity} × `}${escapeHtml(line.description)}</span><b>${euro(line.amount_total)}</b></li>`,
    )
    .join("")}</ul>${validity}</section>`;
  const card = types.includes("card")
    ? `<form class="card" method="post" action="/pay/${session.id}"><h2>Karte</h2><input type="hidden" name="method" value="card">
<label>Kartennummer<input name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" maxlength="24" required value="${value("number")}"></label>
<div class="pair"><label>Gültig bis<input name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / JJ" maxlength="7" required value="${value("expiry")}"></label>
<label>Prüfziffer<input name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4" required></label></div>
<label>Name auf der Karte<input name="name" autocomplete="off" maxlength="80" value="${value("name")}"></label>
<button>${isSetup ? "Karte speichern" : `${amount} bezahlen`}</button>
<details><summary>Testkarten</summary><table>${testCards
        .map(
          ({ number, says }) =>
            `<tr><td><button type="button" data-card="${number}">${shownNumber(number)}</button></td><td>${escapeHtml(says)}</td></tr>`,
        )
        .join("")}</table></details></form>`
    : "";
  const debit = types.includes("sepa_debit")
    ? `<form class="card" method="post" action="/pay/${session.id}"><h2>SEPA-Lastschrift</h2><input type="hidden" name="method" value="sepa_debit"><label>Testkonto<select name="iban">${testIbans
        .map(({ iban, says }) => `<option value="${iban}">${iban} – ${says}</option>`)
        .join("")}</select></label><button>Per Lastschrift bezahlen</button></form>`
    : "";
  const others =
    buttons.length === 0
      ? ""
      : `<form class="card" method="post" action="/pay/${session.id}"><h2>Andere Wege</h2>${buttons.join("")}</form>`;
  const right = `<section aria-label="Bezahlen">${problem === null ? "" : `<p class="bad" role="alert">${escapeHtml(problem)}</p>`}${card}${others}${debit}
<a class="button plain" href="${escapeHtml(safeUrl(session.cancel_url))}">Abbrechen und zurück zum Shop</a></section>
<script>document.addEventListener("click",e=>{const b=e.target.closest("[data-card]");if(!b)return;const f=b.form;f.number.value=b.textContent;f.expiry.value="12 / 34";f.cvc.value="123";f.number.scrollIntoView({block:"center"});f.number.focus()})</script>`;
  return framed(
    `${isSetup ? "Karte speichern" : "Bezahlen"} bei ${shopName}`,
    (isSetup ? toKeep : toPay) + right,
    "two",
    problem === null ? 200 : 402,
  );
}
