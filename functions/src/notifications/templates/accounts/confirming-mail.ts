import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

const orderNamed = ({ no, restaurantName }: Pick<Order, "no" | "restaurantName">): string =>
  no === "" ? `deine Bestellung bei ${restaurantName}` : `deine Bestellung ${no} bei ${restaurantName}`;

/** Asked for in a browser that knows the order only by its link; nothing of what is in it. */
export const confirmingMail = (order: Pick<Order, "no" | "restaurantName">, url: string): MailContent => ({
  template: "confirm-browser",
  subject: "Bestätige, dass du deine Bestellung ändern möchtest",
  preview: "Der Link gilt 30 Minuten und nur einmal.",
  headline: "Möchtest du etwas ändern?",
  blocks: [
    text(
      `Jemand möchte ${orderNamed(order)} ändern oder stornieren, in einem Browser, den wir noch nicht kennen. Bist du das? Dann öffne diesen Link dort.`,
    ),
    { type: "button", label: "Browser bestätigen", url },
    text(
      "Der Link gilt 30 Minuten und nur einmal. Gib ihn nicht weiter: Wer ihn öffnet, kann deine Bestellung ändern und stornieren.",
    ),
    text("Du warst das nicht? Dann ist nichts zu tun: Ohne diesen Link ändert sich nichts."),
  ],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil jemand auf der Seite deiner Bestellung darum gebeten hat."],
});
