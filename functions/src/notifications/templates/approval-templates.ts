import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { withoutLinks } from "../../platform/harmless-text.ts";
import { linesBlock, orderButton } from "./order-blocks.ts";
import { momentWords } from "./order-labels.ts";
import { callout, mail, type OrderTemplate, text, wholeOrder } from "./template-parts.ts";

/** Mails to the buyer of a company about an order above a limit, before it is one for the shop. */

const companyOf = ({ customer }: Order): string => withoutLinks(customer.company ?? "");

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
