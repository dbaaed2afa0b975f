import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { oneLine, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import type { OrderMailFacts } from "../mail-facts.ts";
import { linesBlock, orderButton } from "../order-blocks.ts";
import { momentWords, whenWords } from "../order-labels.ts";
import { callout, mail, type OrderTemplate, text, wholeOrder } from "../template-parts.ts";

/** Mails about an order of a company that is above a limit, before it is one for the shop. */

const companyOf = ({ customer }: Order): string => withoutLinks(customer.company ?? "");

function limitWords({ approval }: Order): string {
  if (approval === undefined) return "";
  const limit = formatMoney(approval.limitCents);
  return approval.over === "month" ? `die Grenze von ${limit} im Monat` : `die Grenze von ${limit} für eine Bestellung`;
}

export const approvalAskedMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  return mail("approval-asked", facts, {
    subject: `Wartet auf Freigabe: deine Bestellung bei ${shop.name}`,
    preview: `${companyOf(order)} muss sie freigeben.`,
    headline: "Deine Bestellung wartet auf Freigabe.",
    blocks: [
      text(
        `Sie liegt über der Grenze deiner Firma. ${companyOf(order)} hat eine Nachricht bekommen und kann sie bis ${momentWords(must(order.holdUntil, "it waits"), shop)} freigeben. Bis dahin sind Ware und Zeit für dich reserviert, und der Betrieb weiß noch nichts davon.`,
      ),
      orderButton(facts),
      ...wholeOrder(facts),
    ],
  });
};

const endings: Readonly<
  Record<"declined" | "lapsed" | "withdrawn", { readonly subject: string; readonly headline: string }>
> = {
  declined: { subject: "Nicht freigegeben", headline: "Deine Firma hat die Bestellung nicht freigegeben." },
  lapsed: { subject: "Nicht freigegeben", headline: "Die Freigabe kam nicht rechtzeitig." },
  withdrawn: { subject: "Zurückgezogen", headline: "Du hast deine Bestellung zurückgezogen." },
};

export const approvalEndedMail: OrderTemplate = (facts) => {
  const { order, shop } = facts;
  const { state = "lapsed", by = "", word = "" } = order.approval ?? {};
  const { subject, headline } = endings[state === "declined" || state === "withdrawn" ? state : "lapsed"];
  return mail("approval-ended", facts, {
    subject: `${subject}: deine Bestellung bei ${shop.name}`,
    preview: "Bestellt ist nichts, und zu zahlen ist nichts.",
    headline,
    blocks: [
      ...callout(by === "" ? "Grund" : `${withoutLinks(by)} schreibt`, withoutLinks(word), "warning"),
      text(
        "Bestellt ist nichts, und zu zahlen ist nichts. In deiner Bestellung legst du alles mit einem Tipp wieder in den Korb.",
      ),
      orderButton(facts),
      linesBlock(order),
    ],
  });
};

/** To those who manage the company. */
export function approvalToAdminMail(
  { order, shop }: Pick<OrderMailFacts, "order" | "shop">,
  desk: string,
): MailContent {
  const buyer = withoutLinks(order.customer.name);
  const total = formatMoney(order.totals.totalCents);
  const until = momentWords(must(order.holdUntil, "it waits"), shop);
  return {
    template: "approval-to-admin",
    subject: oneLine(`Bitte freigeben: ${buyer} bestellt für ${total} bei ${shop.name}`),
    preview: `Antwort bis ${until}`,
    headline: "Eine Bestellung wartet auf Ihre Freigabe.",
    blocks: [
      text(
        `${buyer} hat für ${companyOf(order)} bestellt. Die Bestellung liegt über ${limitWords(order)}. Bis ${until} sind Ware und Zeit reserviert; danach verfällt sie von selbst.`,
      ),
      { type: "button", label: "Ansehen und antworten", url: desk },
      {
        type: "facts",
        rows: [
          { label: "Bestellt von", value: buyer, weight: "strong" },
          { label: "Termin", value: whenWords(order, shop) },
          ...(order.customer.poNumber === undefined
            ? []
            : [{ label: "Bestellnummer der Firma", value: withoutLinks(order.customer.poNumber) }]),
          ...(order.customer.costCenter === undefined
            ? []
            : [{ label: "Kostenstelle", value: withoutLinks(order.customer.costCenter) }]),
          { label: "Betrag", value: total },
        ],
      },
      linesBlock(order, { title: "Was bestellt ist" }),
    ],
    footer: [
      `Lokalkorb verschickt diese E-Mail für ${shop.name}, weil Sie die Bestellungen Ihrer Firma dort verwalten. Antworten gehen an den Betrieb.`,
    ],
  };
}
