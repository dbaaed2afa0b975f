import type { FeeRate } from "@lokalkorb/domain/ordering/payment/fee-rates";
import { formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { BasisPoints } from "@lokalkorb/domain/kernel/money/cents";
import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

/** PLT-03: the notice of a new fee on something that lasts, with the old one. `before` null: that of every shop. */
export function feeMail(shopName: string, before: BasisPoints | null, { from, percentBp }: FeeRate): MailContent {
  const was = before === null ? "der allgemeine Satz von Lokalkorb" : formatPercent(before);
  return {
    template: "feeChanged",
    subject: `Die Gebühr von ${shopName} ändert sich am ${formatDate(from)}`,
    preview: `Neu: ${formatPercent(percentBp)} des Warenwerts jeder Online-Zahlung.`,
    headline: "Deine Gebühr ändert sich.",
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Bisher", value: was },
          { label: "Neu", value: formatPercent(percentBp), weight: "strong" },
          { label: "Gilt ab", value: formatDate(from), weight: "strong" },
        ],
      },
      text(
        "Die Gebühr ist der Anteil von Lokalkorb am Warenwert jeder Online-Zahlung. Zahlungen, die vorher beginnen, behalten den bisherigen Satz. Den geltenden Satz findest du jederzeit in der Konsole unter „Zahlung“.",
      ),
      ...(percentBp > (before ?? 0)
        ? [text("Bist du damit nicht einverstanden, kannst du bis dahin kündigen: Antworte einfach auf diese E-Mail.")]
        : []),
    ],
    footer: ["Diese E-Mail kommt von Lokalkorb, weil dir dieser Betrieb gehört."],
  };
}
