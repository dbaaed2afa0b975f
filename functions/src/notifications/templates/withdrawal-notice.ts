import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { MailShop } from "../../billing/seller.ts";
import type { MailBlock } from "../rendering/mail-content.ts";

/** Which goods a shop says it sells: none that can be given back, only such, or both. */
export type WithdrawalKind = "perishableExcluded" | "applies" | "mixed";

export const withdrawalFormTitle = "Muster-Widerrufsformular";

/**
 * CHK-05, WDR-01: told on something that lasts. The wording is the model of the directive, which both countries use, so
 * it says `Sie`.
 */
export function withdrawalBlocks(kind: WithdrawalKind, { country, seller }: MailShop): readonly MailBlock[] {
  const { noWithdrawalLaw } = jurisdictions[country];
  const { legalName, address, phone, email } = seller;
  const excluded = `Kein Widerrufsrecht besteht bei Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, bei Waren nach Kundenvorgabe und bei versiegelten Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, sobald die Versiegelung entfernt wurde (${noWithdrawalLaw}).`;
  if (kind === "perishableExcluded") {
    return [
      {
        type: "small",
        title: "Kein Widerrufsrecht",
        paragraphs: [
          `Diese Bestellung besteht aus Waren, die schnell verderben können. Für sie besteht kein Widerrufsrecht (${noWithdrawalLaw}).`,
        ],
      },
    ];
  }
  const sender = `${legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}, Telefon ${formatPhone(phone)}, E-Mail ${email}`;
  return [
    {
      type: "small",
      title: "Widerrufsbelehrung",
      paragraphs: [
        "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.",
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${sender}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.`,
        ...(kind === "mixed" ? [excluded] : []),
      ],
    },
    {
      type: "small",
      title: "Folgen des Widerrufs",
      paragraphs: [
        "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.",
        "Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.",
      ],
    },
    {
      type: "small",
      title: withdrawalFormTitle,
      paragraphs: [
        `(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\nAn ${sender}:\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:\nBestellt am / erhalten am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nDatum, bei Mitteilung auf Papier auch Unterschrift:`,
      ],
    },
  ];
}
