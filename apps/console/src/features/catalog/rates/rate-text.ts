import type { VatService } from "@lokalkorb/domain/pricing/tax/vat-rates";

const services: Readonly<Record<VatService, string>> = { takeaway: "zum Mitnehmen und Liefern", dineIn: "am Tisch" };

export const rateText = {
  title: "Steuersätze ändern sich",
  change: (day: string, vatClass: string, service: VatService, before: string, after: string): string =>
    `Ab ${day}: ${vatClass} ${services[service]} ${after} statt ${before}`,
  lead: "Deine Preise bleiben, wie sie sind. Gibst du die Steuer weiter, ändern sie sich so:",
  items: (count: number): string => (count === 1 ? "1 Artikel ansehen" : `${count} Artikel ansehen`),
  select: "Für eine Preisänderung auswählen",
} as const;
