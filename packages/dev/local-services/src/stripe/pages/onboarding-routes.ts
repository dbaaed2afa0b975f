import { escapeHtml } from "../../service/html.ts";
import type { Reply, Route } from "../../service/service-route.ts";
import { decideAccount, firstRequirements, getAccount } from "../resources/accounts.ts";
import { framed, notice, safeUrl } from "./page-frame.ts";
import type { StripeCore } from "../core/stripe-core.ts";
import type { CapabilityStatus, StripeObject } from "../core/stripe-objects.ts";
import { textOf } from "../core/text-of.ts";

/** How the service decides about what a shop said. */
const outcomes: readonly {
  readonly key: string;
  readonly label: string;
  readonly status: CapabilityStatus;
  readonly open: readonly string[];
}[] = [
  { key: "active", label: "sofort freigegeben", status: "active", open: [] },
  { key: "pending", label: "wird noch geprüft", status: "pending", open: [] },
  {
    key: "document",
    label: "es fehlt noch ein Ausweis",
    status: "restricted",
    open: ["identity.individual.documents.primary_verification"],
  },
  { key: "rejected", label: "abgelehnt", status: "unsupported", open: [] },
];

/** The page where a shop says who it is. Its address works once and for five minutes. */
export function onboardingRoutes(core: StripeCore): readonly Route[] {
  const link = (token: string): StripeObject | null => {
    const found = core.store.findAnywhere(`onboarding_${token}`)?.value ?? null;
    return found === null || found["used"] === true || Number(found["expires"]) <= core.now() ? null : found;
  };
  const expired = (token: string): Reply => {
    const found = core.store.findAnywhere(`onboarding_${token}`)?.value;
    const refresh = typeof found?.["refresh_url"] === "string" ? found["refresh_url"] : null;
    return refresh === null
      ? notice("Diesen Link gibt es nicht", "Bitte öffne ihn noch einmal aus der Konsole.", null, 404)
      : { status: 303, location: safeUrl(refresh) };
  };
  return [
    {
      method: "GET",
      path: /^\/onboard\/([0-9a-f]+)$/,
      answer: ({ match }) => {
        const found = link(match[1] ?? "");
        return found === null ? expired(match[1] ?? "") : form(getAccount(core, textOf(found["account"])).display_name);
      },
    },
    {
      method: "POST",
      path: /^\/onboard\/([0-9a-f]+)$/,
      answer: ({ match, body }) => {
        const token = match[1] ?? "";
        const found = link(token);
        if (found === null) return expired(token);
        const entered = new URLSearchParams(body.toString("utf8"));
        const outcome = outcomes.find(({ key }) => key === entered.get("outcome"));
        core.store.transaction(() => {
          core.store.put(textOf(found["account"]), { ...found, used: true });
          decideAccount(core, getAccount(core, textOf(found["account"])), {
            status: outcome?.status ?? "restricted",
            requirements: outcome?.open ?? firstRequirements,
            displayName: entered.get("name") || "Mein Betrieb",
          });
        });
        return { status: 303, location: safeUrl(textOf(found["return_url"] ?? found["refresh_url"])) };
      },
    },
  ];
}

const form = (name: string): Reply =>
  framed(
    "Zahlungen einrichten",
    `<form class="card" method="post"><h1>Zahlungen einrichten</h1><p class="soft">So fragt der Zahlungsanbieter nach deinem Betrieb. Hier gilt jede Angabe.</p>
<label>Name des Betriebs<input name="name" maxlength="100" required value="${escapeHtml(name)}"></label>
<label>Rechtsform<select name="form"><option>Einzelunternehmen</option><option>GmbH</option><option>Verein</option></select></label>
<label>IBAN für Auszahlungen<input name="iban" value="AT61 1904 3002 3457 3201" maxlength="42" required></label>
<label>Was soll der Anbieter entscheiden?<select name="outcome">${outcomes.map(({ key, label }) => `<option value="${key}">${label}</option>`).join("")}</select></label>
<button>Angaben senden</button></form>`,
    "one",
  );
