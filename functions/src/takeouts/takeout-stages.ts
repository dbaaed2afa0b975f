import type { CollectionReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { cardsTable, tableOf } from "@lokalkorb/domain/invoices/books/tables";
import type { BookSource } from "@lokalkorb/domain/invoices/books/table-kinds";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { customersTable, itemsTable } from "@lokalkorb/domain/shop/takeout/takeout-tables";
import { decodeDocument } from "@lokalkorb/model/document/converter";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { bookPageOf } from "../books/read-books.ts";
import { csvPart, jsonPart, type TakeoutScene, type TakeoutStage } from "./takeout-scene.ts";

/** Before the first order that there can be. */
const begin = "2020-01-01";
const pageSize = 250;

function pageIn(collection: CollectionReference, after: string | null) {
  const walk = collection.orderBy("__name__").limit(pageSize);
  return (after === null ? walk : walk.startAfter(after)).get();
}

/** Small enough for one page: a shop has tens of these, not thousands. */
const shopItself: TakeoutStage = async ({ db, shop, restaurantId }) => {
  const offering = db.collection("offerings").doc(shop.offeringId);
  const own = db.collection("restaurants").doc(restaurantId);
  const all = async (collection: CollectionReference): Promise<readonly object[]> =>
    (await collection.get()).docs.map((found) => ({ id: found.id, ...found.data() }));
  const storefronts = await offering.collection("storefronts").get();
  const within = async (name: string) =>
    (await Promise.all(storefronts.docs.map(({ ref }) => all(ref.collection(name))))).flat();
  const lists = {
    "Betrieb/Betrieb.json": [(await own.get()).data()],
    "Betrieb/Storefronts.json": storefronts.docs.map((found) => ({ id: found.id, ...found.data() })),
    "Betrieb/Lieferarten.json": await all(own.collection("distributionOptions")),
    "Betrieb/Rechtstexte.json": await all(own.collection("legalTexts")),
    "Angebot/Optionen.json": await all(offering.collection("options")),
    "Angebot/Pakete.json": await all(offering.collection("bundles")),
    "Angebot/Kategorien.json": await within("categories"),
    "Angebot/Produktgruppen.json": await within("productGroups"),
  };
  const filled = Object.entries(lists).filter(([, values]) => values.length > 0);
  return {
    parts: Object.fromEntries(filled.map(([name, values]) => [name, jsonPart(values, true, true)])),
    next: null,
  };
};

const items: TakeoutStage = async ({ db, shop }, after) => {
  const { docs } = await pageIn(db.collection("offerings").doc(shop.offeringId).collection("items"), after);
  const isFirst = after === null;
  const isLast = docs.length < pageSize;
  const found = docs.flatMap((one) => readableItem(one));
  return {
    parts: {
      "Angebot/Artikel.csv": csvPart(itemsTable(found), isFirst),
      "Angebot/Artikel.json": jsonPart(
        docs.map((one) => ({ id: one.id, ...one.data() })),
        isFirst,
        isLast,
      ),
    },
    next: isLast ? null : (docs.at(-1)?.id ?? null),
  };
};

/** Browsers write items; one that does not fit is in the JSON alone, and holds up no other. */
function readableItem(one: QueryDocumentSnapshot) {
  const read = decodeDocument(itemDocument, one.ref.path, one.data());
  return read.ok ? [read.document] : [];
}

const customers: TakeoutStage = async ({ db, shop, restaurantId }, after) => {
  const { docs } = await pageIn(db.collection("restaurants").doc(restaurantId).collection("users"), after);
  const found = docs.map((one) => decodeAdminDocument(customerDocument, one.ref.path, one.data()));
  const known = found.filter(({ mergedInto }) => mergedInto === undefined);
  const rows = customersTable(known, (at) => instantToLocal(at, shop.timezone).date);
  return {
    parts: { "Kunden/Kunden.csv": csvPart(rows, after === null) },
    next: docs.length < pageSize ? null : (docs.at(-1)?.id ?? null),
  };
};

const bookPage = ({ db, shop, restaurantId, today }: TakeoutScene, source: BookSource, after: string | null) =>
  bookPageOf(
    db,
    { restaurantId, source, from: begin, to: today, withLines: true, after: after === null ? null : Number(after) },
    shop.timezone,
  );

const nextOf = ({ next }: { readonly next: number | null }): string | null => (next === null ? null : String(next));

const orders: TakeoutStage = async (scene, after) => {
  const page = await bookPage(scene, "orders", after);
  const isFirst = after === null;
  return {
    parts: {
      "Bestellungen/Bestellungen.csv": csvPart(tableOf("orders", page.entries), isFirst),
      "Bestellungen/Positionen.csv": csvPart(tableOf("lines", page.entries), isFirst),
      "Bestellungen/Zahlungen.csv": csvPart(tableOf("money", page.entries), isFirst),
    },
    next: nextOf(page),
  };
};

/** Money that came beside orders joins their table. */
const moneyOf =
  (source: "laterTips" | "giftSales"): TakeoutStage =>
  async (scene, after) => {
    const page = await bookPage(scene, source, after);
    return {
      parts: { "Bestellungen/Zahlungen.csv": csvPart(tableOf("money", page.entries), false) },
      next: nextOf(page),
    };
  };

const companyInvoices: TakeoutStage = async (scene, after) => {
  const page = await bookPage(scene, "companyInvoices", after);
  const rows = tableOf("companyInvoices", page.entries);
  return { parts: { "Rechnungen/Rechnungen-an-Firmen.csv": csvPart(rows, after === null) }, next: nextOf(page) };
};

const giftCards: TakeoutStage = async (scene, after) => {
  const page = await bookPage(scene, "giftCards", after);
  return {
    parts: { "Rechnungen/Gutscheine.csv": csvPart(cardsTable(page.cards), after === null) },
    next: nextOf(page),
  };
};

/** In this order: parts of one name follow each other as their stages do. */
export const takeoutStages: readonly TakeoutStage[] = [
  shopItself,
  items,
  customers,
  orders,
  moneyOf("laterTips"),
  moneyOf("giftSales"),
  companyInvoices,
  giftCards,
];
