import type { LegalTextKind } from "@lokalkorb/domain/shop/legal-text-fields";

const names: Readonly<Record<LegalTextKind, string>> = {
  terms: "Allgemeine Geschäftsbedingungen",
  withdrawal: "Widerrufsbelehrung",
  privacy: "Datenschutzhinweise",
};

export const legalTextText = {
  names,
  title: (kind: LegalTextKind, shop: string): string => `${names[kind]} von ${shop}`,
  back: (shop: string): string => `Zurück zum Impressum von ${shop}`,
  version: (version: number, day: string): string => `Fassung ${version}, gültig seit ${day}`,
  old: "Diese Fassung gilt nicht mehr für neue Bestellungen. Sie bleibt hier stehen, weil Bestellungen unter ihr geschlossen wurden.",
  toInForce: "Zur geltenden Fassung",
  hash: "Prüfsumme (SHA-256)",
};
