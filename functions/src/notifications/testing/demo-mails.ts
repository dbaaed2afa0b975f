import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderEvent, OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import { aMoment, anAddress, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import type { MailShop } from "../../billing/seller.ts";
import type { MailContent } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "../templates/mail-facts.ts";
import { mailsOfEvent } from "../templates/mails-of-event.ts";

/** Every mail there is, with data a shop could have. For the preview and the tests. */

export const aMailShop = (overrides: Partial<MailShop> = {}): MailShop => ({
  restaurantId: "r1",
  name: "Bäckerei am Inn",
  country: "DE",
  timezone: "Europe/Berlin",
  theme: { key: "orange" },
  seller: {
    legalName: "Bäckerei am Inn GmbH",
    representative: "die Geschäftsführung",
    address: anAddress(),
    email: "laden@baeckerei.example",
    phone: "+49 8031 000000",
    vatId: "DE136695976",
    register: "HRB 00000, Amtsgericht Traunstein",
    taxScheme: "regular",
  },
  pickupHint: "Die Abholung ist am Seiteneingang, gleich neben dem Fahrradständer.",
  thankYou: "Danke, dass du bei uns bestellst!",
  emailFooter: "",
  ...overrides,
});

const event = (type: OrderEventType, more: Partial<Pick<OrderEvent, "by" | "reason">> = {}): OrderEvent =>
  ({ at: aMoment + 60_000, type, by: "merchant", ...more }) as OrderEvent;

const richLines: Order["lines"] = [
  anOrderLine({
    qty: 2,
    name: "Bauernbrot, 1 kg",
    choices: [
      { optionId: "slice", choiceId: "sliced", optionName: "Schneiden", name: "Geschnitten", qty: 1, cents: 20 },
    ],
    totalCents: 1000,
    unitCents: 500,
  }),
  anOrderLine({
    lineId: "l2",
    refId: "cake",
    name: "Geburtstagstorte",
    choices: [
      {
        optionId: "text",
        choiceId: "text",
        optionName: "Aufschrift",
        name: "Aufschrift",
        qty: 1,
        cents: 0,
        text: "Alles Gute, Oma!",
      },
    ],
    note: "Bitte ohne Kerzen",
    totalCents: 3200,
    unitCents: 3200,
  }),
  anOrderLine({
    lineId: "l3",
    allergens: [],
    refId: "beef",
    name: "Rinderbraten",
    catchWeight: { pricePerKgCents: 2490, estGrams: 1200, finalGrams: 1180 },
    totalCents: 2938,
    unitCents: 2988,
  }),
  anOrderLine({
    lineId: "l4",
    allergens: [],
    refId: "juice",
    name: "Apfelsaft, 1 l",
    contentText: "1\u00a0l",
    qty: 6,
    unitCents: 290,
    totalCents: 1740,
    depositCents: 90,
    vat: [{ rateBp: 1900, grossCents: 1740 }],
  }),
];

const richTotals: Order["totals"] = {
  itemsCents: 8878,
  depositCents: 90,
  discountCents: -500,
  deliveryCents: 490,
  feesCents: 0,
  tipCents: 200,
  totalCents: 9158,
  vat: [
    { rateBp: 700, netCents: 6672, vatCents: 467, grossCents: 7139 },
    { rateBp: 1900, netCents: 1529, vatCents: 290, grossCents: 1819 },
  ],
};

const base = anOrder();

/** Delivered, paid online and partly by gift card, with everything a line can have. */
export const aRichOrder = (overrides: Partial<Order> = {}): Order =>
  anOrder({
    paymentMethod: "online",
    paymentStatus: "paid",
    customer: { ...base.customer, name: "Kundin 12", phone: "+43 660 0000000" },
    distribution: {
      ...base.distribution,
      type: "delivery",
      name: "Lieferung",
      address: anAddress({ houseNo: "12 a" }),
    },
    lines: richLines,
    totals: richTotals,
    codes: [
      { codeId: "c1", code: "HERBST5", name: "Herbst", kind: "discount", cents: 500 },
      { codeId: "g1", code: "GESCHENK", name: "Gutschein", kind: "giftCard", cents: 2000 },
    ],
    payments: [
      {
        id: "giftCard-g1",
        provider: "giftCard",
        method: "giftCard",
        state: "captured",
        authorizedCents: 2000,
        capturedCents: 2000,
        at: aMoment,
      },
      {
        id: "pi_1",
        provider: "stripe",
        method: "online",
        state: "captured",
        authorizedCents: 7158,
        capturedCents: 7158,
        at: aMoment,
      },
    ],
    customerNote: "Bitte beim Nachbarn klingeln, wenn niemand da ist.",
    ...overrides,
  });

const withEvents = (order: Order, ...events: readonly OrderEvent[]): Order => ({
  ...order,
  events: [...order.events, ...events],
});

export const mailFacts = (order: Order, more: Partial<Omit<OrderMailFacts, "order">> = {}): OrderMailFacts => ({
  order: { ...order, id: "o1" },
  shop: aMailShop(),
  data: {},
  links: {
    order: "https://lokalkorb.example/bestellung/r1.o1#t=abc",
    board: "https://konsole.lokalkorb.example/r1/bestellungen",
    imprint: "https://lokalkorb.example/baeckerei-am-inn/impressum",
    withdraw: "https://lokalkorb.example/baeckerei-am-inn/widerrufen",
    withdrawOrder: "https://lokalkorb.example/baeckerei-am-inn/widerrufen?bestellung=r1.o1#t=abc",
  },
  now: aMoment + 8 * 60_000,
  ...more,
});

const counterOrder = anOrder({
  distribution: {
    ...base.distribution,
    place: { name: "Laden am Inn", address: anAddress(), instructions: "Seiteneingang, grüne Tür." },
  },
  lines: richLines,
  totals: { ...richTotals, deliveryCents: 0, totalCents: 8668 },
});

const slot = base.distribution.slot;
const overLimit = { state: "waiting", over: "order", limitCents: 50_00 } as const;
const waitingOrder = anOrder({
  ...counterOrder,
  status: "awaitingApproval",
  paymentMethod: "onAccount",
  paymentStatus: "onAccount",
  customer: { ...base.customer, company: "Beispiel GmbH" },
  no: "",
  dayCode: "",
  holdUntil: aMoment + 24 * 3_600_000,
  approval: overLimit,
});

/** After a promise of so many minutes more. */
const later = (order: Order, minutes: number): Order => ({
  ...order,
  timeline: { ...order.timeline, promisedAt: slot.start + minutes * 60_000 },
});

const steps: readonly {
  readonly event: OrderEventType;
  readonly name: string;
  readonly order: Order;
  readonly data?: OrderMailFacts["data"];
}[] = [
  { event: "placed", name: "Eingang, zahlt bei Abholung", order: counterOrder },
  { event: "placed", name: "Eingang, online bezahlt", order: aRichOrder() },
  { event: "approvalRequested", name: "Wartet auf Freigabe", order: waitingOrder },
  {
    event: "cancelled",
    name: "Nicht freigegeben",
    order: {
      ...waitingOrder,
      status: "cancelled",
      approval: { ...overLimit, state: "declined", by: "Leitung", word: "Bitte erst im Dezember." },
    },
  },
  { event: "accepted", name: "Zusage", order: counterOrder },
  {
    event: "accepted",
    name: "Zusage mit Verspätung",
    order: later(counterOrder, 20),
    data: { minutes: 20, promisedAt: slot.start + 20 * 60_000 },
  },
  {
    event: "delayed",
    name: "Verspätung",
    order: withEvents(later(counterOrder, 40), event("delayed", { reason: "Der Ofen braucht heute länger." })),
    data: { minutes: 40, promisedAt: slot.start + 40 * 60_000 },
  },
  {
    event: "moved",
    name: "Neue Zeit",
    order: counterOrder,
    data: { from: slot.start - 3_600_000, to: slot.start },
  },
  {
    event: "edited",
    name: "Geändert, Geld zurück",
    order: withEvents(
      aRichOrder({
        lines: richLines.map((line) =>
          line.lineId === "l4"
            ? { ...line, totalCents: 0, depositCents: 0, removed: { at: aMoment, reason: "Apfelsaft ist aus." } }
            : line,
        ),
      }),
      event("edited", { reason: "Apfelsaft ist aus." }),
    ),
    data: { before: 10_988 },
  },
  {
    event: "edited",
    name: "Vorschlag, kostet mehr",
    order: aRichOrder({
      proposal: {
        differenceCents: 340,
        totalCents: 9498,
        until: aMoment + 3_600_000,
        changes: [
          { name: "Feldsalat", from: 0, to: 2 },
          { name: "Grünkohl", from: 1, to: 0 },
        ],
      },
    }),
    data: { proposal: 1, before: 9158, after: 9498, differenceCents: 340, until: aMoment + 3_600_000 },
  },
  {
    event: "edited",
    name: "Vorschlag angenommen",
    order: aRichOrder(),
    data: { accepted: 1, before: 8818, after: 9158, differenceCents: 340 },
  },
  { event: "edited", name: "Vorschlag ohne Antwort", order: aRichOrder(), data: { lapsed: 1 } },
  { event: "weighed", name: "Gewogen", order: aRichOrder(), data: { before: 9208 } },
  { event: "ready", name: "Abholbereit", order: anOrder({ ...counterOrder, flags: { ageCheck: 16 } }) },
  { event: "ready", name: "Gepackt zur Lieferung", order: aRichOrder() },
  { event: "deposited", name: "Im Abholfach", order: counterOrder },
  { event: "outForDelivery", name: "Unterwegs", order: aRichOrder() },
  {
    event: "shipped",
    name: "Verschickt",
    order: aRichOrder({
      distribution: {
        ...aRichOrder().distribution,
        type: "shipping",
        shipping: { carrier: "Paketdienst", trackingNo: "00340434000000000001" },
      },
    }),
  },
  {
    event: "completed",
    name: "Abgeschlossen mit Rechnung",
    order: aRichOrder({ receipts: [{ no: "BE-2026-00001", kind: "receipt", path: "x.pdf", at: aMoment }] }),
  },
  {
    event: "rejected",
    name: "Abgelehnt, Geld zurück",
    order: aRichOrder({ status: "rejected", rejection: { code: "soldOut", text: "" } }),
  },
  {
    event: "cancelled",
    name: "Storniert vom Betrieb",
    order: withEvents(counterOrder, event("cancelled", { reason: "Unser Ofen ist ausgefallen." })),
  },
  {
    event: "cancelled",
    name: "Storniert selbst",
    order: withEvents(aRichOrder(), event("cancelled", { by: "customer" })),
  },
  {
    event: "refunded",
    name: "Erstattung",
    order: aRichOrder({
      receipts: [{ no: "RK-2026-00001", kind: "credit", path: "x.pdf", at: aMoment, refundId: "rf1" }],
      refunds: [
        {
          id: "rf1",
          cents: 500,
          reason: "Zwei Flaschen waren kaputt.",
          state: "succeeded",
          at: aMoment,
          from: [{ paymentId: "pi_1", cents: 500 }],
          lines: [],
          vat: [],
        },
      ],
    }),
  },
  {
    event: "refunded",
    name: "Erstattung nach Ablauf",
    order: aRichOrder({ status: "expired", no: "", dayCode: "" }),
    data: { cents: 9158 },
  },
  {
    event: "paymentFailed",
    name: "Zahlung fehlgeschlagen",
    order: aRichOrder({
      status: "pendingPayment",
      paymentStatus: "failed",
      no: "",
      dayCode: "",
      holdUntil: slot.start,
    }),
  },
  {
    event: "paymentFailed",
    name: "Zahlung kam zu spät",
    order: aRichOrder({ status: "expired", no: "", dayCode: "" }),
    data: { late: 1, cents: 9158 },
  },
  { event: "expired", name: "Abgelaufen", order: aRichOrder({ status: "expired", no: "", dayCode: "" }) },
  { event: "noShow", name: "Nicht abgeholt", order: counterOrder },
  { event: "restored", name: "Doch angenommen", order: counterOrder },
  { event: "escalated", name: "Betrieb: wartet", order: counterOrder },
  { event: "disputed", name: "Betrieb: angefochten", order: aRichOrder() },
  { event: "refundFailed", name: "Betrieb: Erstattung ging nicht", order: aRichOrder() },
];

export interface DemoMail {
  readonly name: string;
  readonly event: OrderEventType;
  readonly content: MailContent;
  readonly shop: MailShop;
}

export const demoMails = (shop: MailShop = aMailShop()): readonly DemoMail[] =>
  steps.flatMap(({ event: type, name, order, data = {} }) => {
    const facts = mailFacts({ ...order, restaurantName: shop.name }, { shop, data });
    const mails = mailsOfEvent(type, "mixed", facts);
    return [mails.shopper, mails.shop].flatMap((template) =>
      template === null ? [] : [{ name, event: type, content: template(facts), shop }],
    );
  });
