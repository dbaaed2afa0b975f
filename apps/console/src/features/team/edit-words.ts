import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { type Edit, type EditKind, type Edited, mostEdited } from "@lokalkorb/domain/shop/shop-edits";

const kindWords: Readonly<Record<EditKind, readonly [one: string, many: string]>> = {
  item: ["den Artikel", "Artikel"],
  option: ["die Option", "Optionen"],
  bundle: ["das Paket", "Pakete"],
  category: ["die Kategorie", "Kategorien"],
  group: ["die Variantengruppe", "Variantengruppen"],
  method: ["die Abhol- oder Lieferart", "Abhol- und Lieferarten"],
  discount: ["den Rabatt", "Rabatte"],
  storefront: ["die Ansicht", "Ansichten"],
  catalog: ["das Angebot", "Angebote"],
  profile: ["das Profil des Ladens", ""],
  settings: ["die Einstellungen", ""],
  account: ["Firma und Impressum", ""],
  payment: ["die Einstellungen der Zahlung", ""],
  invoices: ["die Einstellungen der Belege", ""],
};

/** There is one of each in a shop, so that it needs no name. */
const single: ReadonlySet<EditKind> = new Set(["profile", "settings", "account", "payment", "invoices"]);

const fieldWords: Readonly<Record<string, string>> = {
  name: "Name",
  kitchenName: "Name in der Küche",
  station: "Station",
  shelf: "Lagerplatz",
  goesWith: "Passt dazu",
  coldChain: "Kühlung",
  receiptName: "Name auf dem Beleg",
  description: "Beschreibung",
  illustration: "Bild",
  images: "Fotos",
  logo: "Logo",
  cover: "Titelfoto",
  gallery: "Fotos",
  people: "Wer bei euch arbeitet",
  goods: "Bilder im Kopf",
  priceCents: "Preis",
  priceRules: "Preise nach Zeit",
  catchWeight: "Preis nach Gewicht",
  depositCents: "Pfand",
  depositKind: "Pfand",
  vatClass: "Steuersatz",
  customRateBp: "Steuersatz",
  allergens: "Allergene",
  traces: "Spuren",
  additives: "Zusatzstoffe",
  allergenState: "Allergene",
  diets: "Ernährung",
  alcohol: "Alkohol",
  origin: "Herkunft",
  ingredients: "Zutaten",
  nutrition: "Nährwerte",
  optionRefs: "Optionen",
  stock: "Bestand",
  soldOutUntil: "Ausverkauft",
  status: "Sichtbarkeit",
  enabled: "An oder aus",
  unit: "Einheit",
  content: "Inhalt",
  minQty: "Mengen",
  maxQtyPerOrder: "Mengen",
  stepQty: "Mengen",
  leadMinutes: "Vorlauf",
  itemIds: "Artikel",
  entries: "Artikel",
  labelling: "Kennzeichnung",
  packed: "Kennzeichnung",
  season: "Verfügbarkeit",
  orderDays: "Verfügbarkeit",
  itemRefs: "Artikel",
  slots: "Teile",
  choices: "Auswahl",
  categoryOrder: "Reihenfolge",
  position: "Reihenfolge",
  windows: "Zeiten",
  hours: "Öffnungszeiten",
  from: "Zeitraum",
  to: "Zeitraum",
  validFrom: "Zeitraum",
  validTo: "Zeitraum",
  closures: "Freie Tage",
  cutoffs: "Bestellschluss",
  capacity: "Kapazität",
  fee: "Gebühr",
  feeCents: "Gebühr",
  zones: "Gebiete",
  paymentMethods: "Zahlungsarten",
  methods: "Zahlungsarten",
  capture: "Zeitpunkt der Abbuchung",
  tips: "Trinkgeld",
  percentBp: "Prozent",
  amountCents: "Betrag",
  maxUses: "Anzahl",
  address: "Anschrift",
  phone: "Telefon",
  emailPublic: "E-Mail",
  website: "Website",
  slogan: "Leitsatz",
  theme: "Farben",
  listing: "Sichtbarkeit",
  ordering: "Bestellregeln",
  prep: "Zubereitungszeit",
  notifications: "Benachrichtigungen",
  texts: "Texte",
  legal: "Firma und Impressum",
  visibility: "Sichtbarkeit",
};
const other = "weitere Angaben";

const most = 5;
const number = new Intl.NumberFormat("de-DE");
const percent = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1, signDisplay: "exceptZero" });
const verbs: Readonly<Record<Edit["how"], string>> = { made: "legte an", changed: "änderte", gone: "löschte" };

/** The edits in one line, however many they are, and a line of details. */
export function editWords(kind: EditKind, edited: Edited): readonly [done: string, detail: string] {
  const edits = Object.values(edited);
  const [first] = edits;
  if (first === undefined) return ["änderte nichts", ""];
  const how = edits.every((edit) => edit.how === first.how) ? first.how : "changed";
  const [one, many] = kindWords[kind];
  const fields = fieldsOf(edits);
  if (edits.length === 1 || single.has(kind))
    return [sentence(how, single.has(kind) || first.name === "" ? one : `${one} „${first.name}“`), fields];
  const count = edits.length >= mostEdited ? `mehr als ${number.format(mostEdited)}` : number.format(edits.length);
  const names = edits.slice(0, most).map(({ name }) => name);
  const more = edits.length > most ? ` und ${number.format(edits.length - most)} mehr` : "";
  return [`${sentence(how, `${count} ${many}`)}${fields && `: ${fields}`}`, `${names.join(", ")}${more}`];
}

const sentence = (how: Edit["how"], what: string): string =>
  how === "made" ? `legte ${what} an` : `${verbs[how]} ${what}`;

function fieldsOf(edits: readonly Edit[]): string {
  const words = edits
    .flatMap(({ fields }) => fields)
    .map((field) => (field === "priceCents" ? priceWords(edits) : (fieldWords[field] ?? other)));
  const known = [...new Set(words)];
  return [...known.filter((word) => word !== other), ...known.filter((word) => word === other)].join(", ");
}

/** Of one its prices; of several by how much they went up or down together. */
function priceWords(edits: readonly Edit[]): string {
  const priced = edits.flatMap(({ wasCents, nowCents }) =>
    wasCents === undefined || nowCents === undefined ? [] : [{ wasCents, nowCents }],
  );
  const [one] = priced;
  if (one === undefined) return "Preis";
  if (edits.length === 1) return `Preis ${formatMoney(one.wasCents)} → ${formatMoney(one.nowCents)}`;
  const was = priced.reduce((sum, { wasCents }) => sum + wasCents, 0);
  const now = priced.reduce((sum, { nowCents }) => sum + nowCents, 0);
  return was === 0 ? "Preis" : `Preis ${percent.format((now / was - 1) * 100)} %`;
}
