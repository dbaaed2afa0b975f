import { withdrawalFormTitle } from "./withdrawal-notice.ts";
import type { TermsSection } from "./terms.ts";

/**
 * CHK-05, WDR-01: the model instruction for a contract without goods, whose period begins with the contract. Nothing is sent
 * back: the card is void with the withdrawal, so it says nothing of parcels.
 */
export const giftWithdrawalNotice = ({
  sender,
  online,
}: {
  /** Name, address, telephone and mail of the seller. */
  readonly sender: string;
  /** The address of the function to withdraw. */
  readonly online: string;
}): readonly TermsSection[] => [
  {
    title: "Widerrufsbelehrung",
    paragraphs: [
      "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${sender}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter ${online} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.`,
    ],
  },
  {
    title: "Folgen des Widerrufs",
    paragraphs: [
      "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Der Gutschein kann danach nicht mehr eingelöst werden.",
    ],
  },
  {
    title: withdrawalFormTitle,
    paragraphs: [
      `(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\nAn ${sender}:\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf des folgenden Gutscheins (Kaufnummer):\nBestellt am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nDatum, bei Mitteilung auf Papier auch Unterschrift:`,
    ],
  },
];
