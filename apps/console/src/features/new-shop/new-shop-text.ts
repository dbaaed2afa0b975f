import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { createShop } from "@lokalkorb/contracts/shops";
import type { TaxScheme } from "@lokalkorb/domain/shop/shop-settings";

const closed = "Zurzeit nehmen wir keine neuen Betriebe auf. Bitte schau später wieder vorbei.";

export const newShopText = {
  closed,
  closedTitle: "Gerade keine neuen Betriebe",
  title: "Betrieb anlegen",
  lead: "Ein paar Angaben, und dein Laden steht. Zu sehen ist er erst, wenn du ihn zeigst. Alles lässt sich später ändern.",
  shop: "Dein Betrieb",
  name: "Name des Betriebs",
  nameHint: "So steht er im Laden. Aus ihm wird auch die Adresse im Netz.",
  kind: "Was für ein Betrieb?",
  kindHint: "Danach richten sich Farben und erste Kategorien.",
  phone: "Telefon",
  phoneHint: "Für Rückfragen der Kundschaft.",
  place: "Wo ihr seid",
  street: "Straße",
  houseNo: "Hausnummer",
  zip: "Postleitzahl",
  city: "Ort",
  country: "Land",
  pickup: "Wann kann abgeholt werden?",
  pickupLead: "Weitere Zeiten, Lieferung und Versand kommen später unter „Abholung & Lieferung“ dazu.",
  days: "Tage",
  from: "Von",
  to: "Bis",
  owner: "Für Impressum und Belege",
  ownerName: "Dein Name",
  legalName: "Firma oder Inhaberin",
  legalHint: "Wie auf deinen Rechnungen, zum Beispiel „Backstube am Anger GmbH“",
  tax: "Umsatzsteuer",
  submit: "Betrieb anlegen",
  pending: "Dein Betrieb wird angelegt …",
  failed: "Der Betrieb wurde nicht angelegt",
  loading: "Einen Moment",
  signOut: "Mit anderem Konto anmelden",
} as const;

export const taxChoices: Readonly<Record<TaxScheme, string>> = {
  regular: "mit Umsatzsteuer",
  smallBusiness: "Kleinunternehmer, ohne Umsatzsteuer",
  flatRateFarmer: "Landwirtschaft mit Pauschale",
};

export const countryChoices = { DE: "Deutschland", AT: "Österreich" } as const;

export const createRefusalTexts: Readonly<Record<RefusalsOf<typeof createShop>["type"], string>> = {
  "not-allowed":
    "Dafür muss deine E-Mail-Adresse bestätigt sein. Melde dich einmal mit einem Link an, den wir dir mailen.",
  "registration-closed": closed,
  "rate-limited": "Heute hast du schon mehrere Betriebe angelegt. Morgen geht es weiter.",
  "request-reused": "Der Betrieb war schon unterwegs. Lade die Seite neu, dann siehst du ihn.",
  "sign-in-required":
    "Deine Anmeldung ist abgelaufen. Deine Eingaben bleiben stehen; melde dich in einem anderen Fenster wieder an.",
};
