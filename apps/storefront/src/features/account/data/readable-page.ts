import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** Names of fields in the words of the screens; the others stand there as they are stored. */
const names: Readonly<Record<string, string>> = {
  account: "Konto",
  profile: "Profil",
  contact: "Kontakt und Adressen",
  orders: "Bestellungen",
  email: "E-Mail",
  passkeys: "Passkeys",
  lastUsedAt: "Zuletzt benutzt",
  userName: "Name",
  name: "Name",
  phone: "Telefon",
  addresses: "Adressen",
  address: "Adresse",
  street: "Straße",
  houseNo: "Hausnummer",
  zip: "PLZ",
  city: "Ort",
  country: "Land",
  favourites: "Lieblinge",
  at: "Wann",
  label: "Bezeichnung",
  recipient: "Empfänger",
  company: "Firma",
  staircase: "Stiege",
  floor: "Stock",
  door: "Tür",
  note: "Hinweis",
  createdAt: "Angelegt",
  updatedAt: "Geändert",
  placedAt: "Bestellt",
  completedAt: "Übergeben",
  restaurantName: "Laden",
  no: "Bestellnummer",
  lines: "Positionen",
  totals: "Summen",
  totalCents: "Summe",
  customer: "Person",
  customerNote: "Bemerkung",
  paymentMethods: "Gespeicherte Karten",
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const timezone = "Europe/Berlin";
const momentText = (at: number): string =>
  `${formatDate(instantToLocal(at, timezone).date)}, ${formatClock(at, timezone)}`;

/** The file for programs as a page that is read, printed and kept: no script, no picture, nothing from elsewhere. */
export function readablePage(json: string, title: string): string {
  const body = written(JSON.parse(json) as unknown, "");
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${escaped(title)}</title><style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.25rem 1rem;margin:0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}ol{padding-left:1.25rem}li{margin:.5rem 0}</style><h1>${escaped(title)}</h1>${body}</html>`;
}

function written(value: unknown, name: string): string {
  if (Array.isArray(value))
    return value.length === 0 ? "–" : `<ol>${value.map((one) => `<li>${written(one, name)}</li>`).join("")}</ol>`;
  if (typeof value === "object" && value !== null)
    return `<dl>${Object.entries(value)
      .map(([key, inner]) => `<dt>${escaped(names[key] ?? key)}</dt><dd>${written(inner, key)}</dd>`)
      .join("")}</dl>`;
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (typeof value === "number" && name.endsWith("Cents")) return escaped(formatMoney(value));
  // Moments are milliseconds since 1970 and so beyond any other number in here.
  if (typeof value === "number" && value > 1_000_000_000_000) return momentText(value);
  return typeof value === "string" || typeof value === "number" ? escaped(`${value}`) : "–";
}
