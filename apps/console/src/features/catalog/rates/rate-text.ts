import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { RateChange } from "@lokalkorb/domain/pricing/tax/rate-changes";
import { itemText } from "../fields/item-text.ts";
import type { VatService } from "@lokalkorb/domain/pricing/tax/vat-rates";

const services: Readonly<Record<VatService, string>> = { takeaway: "zum Mitnehmen und Liefern", dineIn: "am Tisch" };

export const rateText = {
  title: "Steuersätze ändern sich",
  change: (
    { on, vatClass, service }: Pick<RateChange, "on" | "vatClass" | "service">,
    [before, after]: readonly [string, string],
    hasBegun: boolean,
  ): string =>
    `${hasBegun ? "Seit" : "Ab"} ${formatDate(on)}: ${itemText.vats[vatClass]} ${services[service]} ${after} statt ${before}`,
  lead: (day: string): string =>
    `Deine Preise bleiben, wie sie sind. Änderst du sie, gelten die neuen, sobald du veröffentlichst, und nicht von selbst am ${day}: Plane die Veröffentlichung für diesen Tag, oder ändere die Preise am Tag selbst. Gibst du die Steuer weiter, ändern sie sich so:`,
  begun:
    "Der neue Satz gilt schon. Wolltest du die Steuer weitergeben? Dann müssen die neuen Preise veröffentlicht sein.",
  items: (count: number): string => (count === 1 ? "1 Artikel ansehen" : `${count} Artikel ansehen`),
  select: "Für eine Preisänderung auswählen",
} as const;
