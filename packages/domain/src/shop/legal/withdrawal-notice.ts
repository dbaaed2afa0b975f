import { hasWithdrawalRight, type WithdrawalClass } from "../../catalog/withdrawal/withdrawal-class.ts";
import { withdrawalLaw, withdrawalText } from "../../catalog/withdrawal/withdrawal-text.ts";
import type { Country } from "../../kernel/country/country.ts";
import { jurisdictions } from "../../kernel/country/jurisdiction.ts";
import type { WithdrawalKind } from "../storefront.ts";
import type { TermsSection } from "./terms.ts";

export const withdrawalFormTitle = "Muster-Widerrufsformular";

export interface NoticeFacts {
  readonly country: Country;
  /** Which of the goods can be given back. */
  readonly kind: WithdrawalKind | "excluded";
  /** The goods of one order; empty where the notice is about a whole shop. */
  readonly lines: readonly { readonly name: string; readonly withdrawal?: WithdrawalClass | undefined }[];
  /** Name, address, telephone and mail of the seller. */
  readonly sender: string;
  /** The address of the function to withdraw. */
  readonly online: string;
}

/**
 * CHK-05, WDR-01, WDR-02: the model instruction of the directive, which both countries use, so it says `Sie`; with the goods
 * that are excluded, each with its reason (Art. 246a Section 1 (3) EGBGB).
 */
export function withdrawalNotice({ country, kind, lines, sender, online }: NoticeFacts): readonly TermsSection[] {
  const { noWithdrawalLaw } = jurisdictions[country];
  const reasons = lines.flatMap(({ name, withdrawal }) =>
    withdrawal === undefined || hasWithdrawalRight(withdrawal)
      ? []
      : [`${name}: ${withdrawalText(withdrawal, country)} (${withdrawalLaw(withdrawal, country)}).`],
  );
  if (kind === "perishableExcluded")
    return [
      {
        title: "Kein Widerrufsrecht",
        paragraphs: [
          `Diese Bestellung besteht aus Waren, die schnell verderben können. Für sie besteht kein Widerrufsrecht (${noWithdrawalLaw}).`,
        ],
      },
    ];
  if (kind === "excluded") return [{ title: "Kein Widerrufsrecht", paragraphs: reasons }];
  const excluded = `Kein Widerrufsrecht besteht bei Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, bei Waren nach Kundenvorgabe und bei versiegelten Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, sobald die Versiegelung entfernt wurde (${noWithdrawalLaw}).`;
  return [
    {
      title: "Widerrufsbelehrung",
      paragraphs: [
        "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.",
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${sender}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter ${online} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.`,
        ...(kind === "mixed" ? [excluded, ...reasons] : []),
      ],
    },
    {
      title: "Folgen des Widerrufs",
      paragraphs: [
        "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.",
        "Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.",
      ],
    },
    {
      title: withdrawalFormTitle,
      paragraphs: [
        `(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\nAn ${sender}:\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:\nBestellt am / erhalten am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nDatum, bei Mitteilung auf Papier auch Unterschrift:`,
      ],
    },
  ];
}
