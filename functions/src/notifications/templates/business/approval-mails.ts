import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { oneLine, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailContent } from "../../rendering/mail-content.ts";
import type { OrderMailFacts } from "../mail-facts.ts";
import { linesBlock } from "../order-blocks.ts";
import { momentWords, whenWords } from "../order-labels.ts";
import { text } from "../template-parts.ts";

function limitWords({ approval }: Order): string {
  if (approval === undefined) return "";
  const limit = formatMoney(approval.limitCents);
  return approval.over === "month" ? `der Grenze von ${limit} im Monat` : `der Grenze von ${limit} für eine Bestellung`;
}

/** To those who manage a company: an order above a limit waits for one of them. */
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
        `${buyer} hat für ${withoutLinks(order.customer.company ?? "")} bestellt. Die Bestellung liegt über ${limitWords(order)}. Bis ${until} sind Ware und Zeit reserviert; danach verfällt sie von selbst.`,
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
