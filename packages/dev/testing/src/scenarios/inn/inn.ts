import { createHash } from "node:crypto";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { bySlots, staffMember, type ShopScenario } from "../scenario/shop-scenario.ts";
import { innCatalog } from "./inn-catalog.ts";
import { innOrders } from "./inn-orders.ts";

const address = {
  street: "Am Silberanger",
  houseNo: "2 a",
  zip: "83022",
  city: "Rosenheim",
  country: "DE",
  geo: { lat: 47.8561, lng: 12.1289 },
} as const;
const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const workDays: readonly Weekday[] = [1, 2, 3, 4, 5];

/** On the posters of the demo's tables; a shop's own one is drawn at random. */
const innTableCode = "SilberfuchsStube";

export const inn: ShopScenario = {
  restaurantId: "wirtshaus-silberfuchs",
  offeringId: "angebot-silberfuchs",
  storefrontId: "web-silberfuchs",
  further: [
    {
      storefrontId: "mittagstisch",
      name: "Mittagstisch",
      channel: "web",
      visibility: "public",
      categoryOrder: ["hauptgerichte", "fleischlos", "suppen"],
      distributionTypes: ["pickup"],
      windows: workDays.map((weekday) => ({ weekday, start: "11:30", minutes: 150 })),
      priceList: { id: "mittag", name: "Mittag", changeBp: -1000 },
    },
  ],
  restaurant: {
    name: "Wirtshaus zum Silberfuchs",
    slug: "wirtshaus-silberfuchs",
    kind: "restaurant",
    country: "DE",
    timezone: "Europe/Berlin",
    address,
    phone: "+49 89 99998202",
    emailPublic: "stube@wirtshaus.example",
    description:
      "Bayerische Küche zum Mitnehmen: Braten mit Kruste, Kässpätzle und Kaiserschmarrn. Mittags und abends frisch gekocht.",
    goods: ["pretzel", "salad", "soup", "meat-on-bone", "beer"],
    theme: { key: "blue_night" },
  },
  imprint: {
    legalName: "Silberfuchs Gastronomie UG (haftungsbeschränkt) (Demo)",
    vatId: "DE136695976",
    register: "HRB 00000, Amtsgericht Traunstein",
    authority: "Stadt Rosenheim",
    text: "Dieser Betrieb ist erfunden und dient der Vorführung.",
  },
  taxScheme: "regular",
  bank: { iban: "DE02120300000000202051", bic: "DEMODEFF", holder: "Silberfuchs Gastronomie UG (Demo)" },
  ordering: {
    // Of the way home; at a table a soup is enough.
    minOrderCents: 0,
    maxLines: 40,
    phoneRequired: true,
    maxOpenOrdersPerGuest: 3,
    customerCancelUntilMinutesBeforeSlot: 60,
    prep: { baseMinutes: 15, secondsPerKitchenUnit: 60 },
    texts: {
      pickupHint: "Komm an die Schänke und nenn deine Nummer. Wir geben dir alles heiß in die Hand.",
      thankYou: "Danke! Die Küche legt los.",
      closedMessage: "Die Küche ist gerade kalt.",
    },
  },
  paymentMethods: ["cashOnPickup", "cardOnPickup", "online"],
  distributionOptions: [
    {
      ...bySlots,
      id: "abholung-schaenke",
      type: "pickup",
      name: "Abholung an der Schänke",
      position: 0,
      publicNote: "Mittags von 11:30 bis 14:00 Uhr, abends von 17:00 bis 21:30 Uhr.",
      place: { name: "Wirtshaus zum Silberfuchs", address, instructions: "Eingang durch den Biergarten." },
      windows: everyDay.flatMap((weekday) => [
        { weekday, start: "11:30", minutes: 150 },
        { weekday, start: "17:00", minutes: 270 },
      ]),
      intervalMinutes: 10,
      leadMinutes: 20,
      advance: { minDays: 0, maxDays: 3 },
      capacity: { ordersPerSlot: 4, unitsPerSlot: 30 },
      minOrderCents: 1000,
      feeCents: 0,
    },
    {
      ...bySlots,
      id: "am-tisch",
      type: "dineIn",
      name: "In der Stube und auf der Terrasse",
      position: 1,
      publicNote: "Scanne den Code an deinem Tisch. Wir bringen dir alles und kassieren am Tisch.",
      // From the first coffee on, so that a table can be tried at any hour of the demo.
      windows: everyDay.map((weekday) => ({ weekday, start: "08:00", minutes: 900 })),
      intervalMinutes: 15,
      leadMinutes: 15,
      advance: { minDays: 0, maxDays: 1 },
      capacity: { ordersPerSlot: 6 },
      minOrderCents: 0,
      feeCents: 0,
      tables: ["1", "2", "3", "4", "5", "Terrasse 1", "Terrasse 2"],
      tableSeal: createHash("sha256").update(innTableCode).digest("hex"),
    },
  ],
  tableCodes: { "am-tisch": innTableCode },
  catalog: innCatalog,
  staff: [
    staffMember("wirtshaus", "inhaber", "owner", "Wirtin"),
    staffMember("wirtshaus", "service", "staff", "Service 1"),
    staffMember("wirtshaus", "kueche", "kitchen", "Küche"),
  ],
  orders: innOrders,
};
