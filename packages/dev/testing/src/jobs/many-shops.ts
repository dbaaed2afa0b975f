import type { Backend } from "firebase-local-backend";
import { must } from "@lokalkorb/domain/kernel/invariant";

type Stored = NonNullable<ReturnType<Backend["snapshot"]>["documents"]>[number];
type Fields = Stored["fields"];
type Value = Fields[string];

/** How much there is to do in the shops of a run, by the names of the duties. */
export interface DueNow {
  readonly shops: number;
  /** Goods of the day, their counts, and the storefronts that say what is left. */
  readonly dailyGoods: number;
  readonly pausedShops: number;
  readonly soldOutItems: number;
  readonly recentOrders: number;
  readonly duePersons: number;
  readonly payments: number;
  readonly duePayments: number;
}

export interface ManyShops {
  readonly documents: readonly Stored[];
  readonly due: DueNow;
  readonly ids: readonly string[];
}

const itemsPerShop = 5;
const ordersPerShop = 10;
const day = 24 * 60 * 60_000;

const text = (stringValue: string): Value => ({ stringValue });
const int = (value: number): Value => ({ integerValue: String(value) });
const time = (at: number): Value => ({ timestampValue: new Date(at).toISOString() });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const texts = (values: readonly string[]): Value => ({ arrayValue: { values: values.map(text) } });

export const shopIdOf = (index: number): string => `shop-${String(index).padStart(6, "0")}`;

/**
 * Copies of one published shop of the demo. Every tenth makes goods anew each day, every fiftieth is paused until a moment
 * ago or has goods back on sale, every twentieth has orders of this month, every hundredth payments of yesterday.
 */
export function manyShops(demo: readonly Stored[], shopId: string, count: number, now: number): ManyShops {
  const at = (path: string): Stored =>
    must(
      demo.find(({ name }) => name.endsWith(`/documents/${path}`)),
      path,
    );
  const shop = at(`restaurants/${shopId}`);
  const root = shop.name.slice(0, shop.name.indexOf("/documents/") + "/documents/".length);
  const offeringId = must(stringIn(shop.fields["offeringId"]), "a catalogue");
  const storefront = must(
    demo.find(({ name, fields }) => name.includes(`/offerings/${offeringId}/storefronts/`) && "published" in fields),
    "a storefront",
  );
  const inShop = (part: string, fits: (fields: Fields) => boolean = () => true): Stored =>
    must(
      demo.find(({ name, fields }) => name.includes(part) && fits(fields)),
      part,
    );
  const item = inShop(`/offerings/${offeringId}/items/`, ({ stock }) => stock !== undefined);
  const shard = inShop("/stock/");
  const order = inShop(`/restaurants/${shopId}/orders/`, ({ status }) => stringIn(status) === "completed");
  const documents: Stored[] = [];
  const add = (path: string, fields: Fields): void => void documents.push({ name: root + path, fields });
  const due = {
    dailyGoods: 0,
    pausedShops: 0,
    soldOutItems: 0,
    recentOrders: 0,
    duePersons: 0,
    payments: 0,
    duePayments: 0,
  };
  const ids = Array.from({ length: count }, (_, index) => shopIdOf(index));
  for (const [index, id] of ids.entries()) {
    const offering = `catalogue-${id}`;
    const isPaused = index % 50 === 3;
    due.pausedShops += isPaused ? 1 : 0;
    add(`restaurants/${id}`, {
      ...shop.fields,
      offeringId: text(offering),
      ...(isPaused && { operations: map({ state: text("paused"), until: time(now - 1000) }) }),
    });
    add(`offerings/${offering}`, { ...at(`offerings/${offeringId}`).fields, restaurantIds: texts([id]) });
    add(`offerings/${offering}/storefronts/${must(storefront.name.split("/").at(-1), "id")}`, storefront.fields);
    if (!isPaused) add(`listings/${id}`, at(`listings/${shopId}`).fields);
    if (index % 10 === 1) {
      due.dailyGoods += 1 + 2 * itemsPerShop;
      for (let one = 0; one < itemsPerShop; one++) {
        const stock = { mode: text("daily"), onHand: int(0), reserved: int(0), dailyQty: int(7 + one) };
        add(`offerings/${offering}/items/daily-${one}`, { ...item.fields, stock: map(stock) });
        add(`offerings/${offering}/items/daily-${one}/stock/0`, { ...shard.fields, onHand: int(0), reserved: int(0) });
      }
    }
    if (index % 50 === 5)
      for (let one = 0; one < itemsPerShop; one++, due.soldOutItems++)
        add(`offerings/${offering}/items/back-${one}`, { ...item.fields, soldOutUntil: time(now - 1000) });
    if (index % 20 === 7) {
      const today = new Date(now).toISOString().slice(0, 10);
      const counted = map({ orders: int(ordersPerShop), revenueCents: int(1), units: int(1) });
      add(`restaurants/${id}/data/success`, {
        ...envelopeOf(shop.fields),
        ...noMetrics(now),
        days: map({ [today]: counted }),
        hasPeriods: { booleanValue: true },
      });
      for (let one = 0; one < ordersPerShop; one++, due.recentOrders++)
        add(`restaurants/${id}/orders/recent-${one}`, { ...order.fields, completedAt: time(now - (one + 1) * day) });
    }
    if (index % 50 === 9) {
      due.duePersons++;
      const { timerAt: _timer, ...kept } = order.fields;
      const retention = map({ deletePersonAfter: time(now - 1000) });
      add(`restaurants/${id}/historicOrders/old-${id}`, {
        ...kept,
        retention,
        archivedAt: time(now - 365 * day),
        ...notFound,
      });
    }
    if (index % 100 === 11) {
      const isDue = index % 200 === 11;
      due.payments++;
      due.duePayments += isDue ? 1 : 0;
      const nothing = map({ sessions: map({}), payments: map({}), refunds: map({}), disputes: map({}) });
      add(`stripePayments/pay-${id}`, {
        ...envelopeOf(shop.fields),
        restaurantId: text(id),
        account: text(`acct_local_${shopId}`),
        attempts: { arrayValue: {} },
        state: nothing,
        heard: { arrayValue: {} },
        createdAt: time(now - day),
        ...(isDue && { lookAt: time(now - 1000) }),
      });
    }
  }
  return { documents, due: { shops: count, ...due }, ids };
}

/** A duty that is due now. */
export function dueJob(
  root: string,
  kind: string,
  restaurantId: string | null,
  now: number,
  more: Fields = {},
): Stored {
  return {
    name: `${root}jobs/${kind}_${restaurantId ?? "platform"}`,
    fields: {
      kind: text(kind),
      ...(restaurantId !== null && { restaurantId: text(restaurantId) }),
      dueAt: time(now - 1000),
      attempts: int(0),
      dead: { booleanValue: false },
      createdAt: time(now),
      updatedAt: time(now),
      v: int(1),
      ...more,
    },
  };
}

/** Erasing had its turn, so that back-fills have theirs. */
export const erasingWas = (root: string, now: number): Stored =>
  dueJob(root, "erasing", null, now, { dueAt: time(now + day), lastRunAt: time(now - 1000) });

const notFound: Fields = { searchIndexed: { booleanValue: false } };

const noMetrics = (now: number): Fields => ({
  lifetime: map({ orders: int(0), revenueCents: int(0), customers: int(0), items: int(0) }),
  months: map({}),
  topItems30: { arrayValue: {} },
  heat: map({}),
  acceptSecondsP50: { nullValue: null },
  acceptSecondsP95: { nullValue: null },
  codes30: { arrayValue: {} },
  broadcasts30: map({ sent: int(0), opened: int(0), clicked: int(0), orders: int(0), revenueCents: int(0) }),
  goals: { arrayValue: {} },
  rebuiltAt: time(now),
});

const envelopeOf = ({ createdAt, updatedAt, v }: Fields): Fields =>
  Object.fromEntries(Object.entries({ createdAt, updatedAt, v }).filter(([, value]) => value !== undefined)) as Fields;

const stringIn = (value: Value | undefined): string | undefined =>
  (value as { readonly stringValue?: string } | undefined)?.stringValue;
