import type { Weekday } from "@lokalkorb/domain/time/instant";
import { demoPassword } from "../demo-password.ts";
import type { ShopScenario } from "../shop-scenario.ts";
import { bakeryCatalogue } from "./bakery-catalogue.ts";
import { bakeryOrders } from "./bakery-orders.ts";

const address = {
  street: "Pachern-Hauptstraße",
  houseNo: "17",
  zip: "8075",
  city: "Hart bei Graz",
  country: "AT",
  geo: { lat: 47.0436, lng: 15.5172 },
} as const;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5];

export const bakery: ShopScenario = {
  restaurantId: "backstube-sonnenkruste",
  offeringId: "angebot-sonnenkruste",
  storefrontId: "web-sonnenkruste",
  restaurant: {
    name: "Backstube Sonnenkruste",
    slug: "backstube-sonnenkruste",
    kind: "bakery",
    country: "AT",
    timezone: "Europe/Vienna",
    address,
    phone: "+433160000017",
    emailPublic: "servus@backstube.example",
    description:
      "Sauerteigbrot mit langer Ruhe, Gebäck von Hand und Torten auf Bestellung. Um halb sieben sperren wir auf.",
    goods: ["bagel", "croissant", "pretzel", "baguette", "bread"],
    theme: { key: "bakery" },
  },
  imprint: {
    legalName: "Backstube Sonnenkruste GmbH (Demo)",
    vatId: "ATU13585627",
    register: "FN 000000a, Landesgericht für ZRS Graz",
    authority: "Bezirkshauptmannschaft Graz-Umgebung",
    text: "Medieninhaber und Diensteanbieter dieser Seite. Gewerbe: Bäcker. Mitglied der Wirtschaftskammer Steiermark.\nDieser Betrieb ist erfunden und dient der Vorführung.",
  },
  taxScheme: "regular",
  organicControlNo: "AT-BIO-000",
  bank: { iban: "AT611904300234573201", bic: "DEMOATWW", holder: "Backstube Sonnenkruste GmbH (Demo)" },
  ordering: {
    minOrderCents: 0,
    maxLines: 40,
    phoneRequired: false,
    customerCancelUntilMinutesBeforeSlot: 120,
    prep: { baseMinutes: 10, secondsPerKitchenUnit: 60 },
    texts: {
      pickupHint: "Am Abholfenster links neben der Tür: einfach deine Nummer sagen.",
      thankYou: "Danke! Wir backen und packen für dich.",
      closedMessage: "Heute hat die Backstube zu. Ab morgen duftet es wieder.",
    },
  },
  paymentMethods: ["cashOnPickup", "cardOnPickup"],
  distributionOptions: [
    {
      id: "abholung-backstube",
      type: "pickup",
      name: "Abholung in der Backstube",
      enabled: true,
      position: 0,
      publicNote: "Parkplatz direkt vor der Tür.",
      place: { name: "Backstube Sonnenkruste", address, instructions: "Abholfenster links neben der Tür." },
      windows: [
        ...weekdays.map((weekday) => ({ weekday, start: "06:30", minutes: 11.5 * 60 })),
        { weekday: 6, start: "06:30", minutes: 6.5 * 60 },
        { weekday: 7, start: "07:00", minutes: 4 * 60 },
      ],
      mode: "slot",
      intervalMinutes: 15,
      firstSlotOffsetMinutes: 0,
      leadMinutes: 20,
      advance: { minDays: 0, maxDays: 7 },
      cutoffs: [],
      capacity: { ordersPerSlot: 6, unitsPerSlot: 40 },
      minOrderCents: 0,
      feeCents: 0,
      closures: [],
    },
  ],
  catalogue: bakeryCatalogue,
  staff: [
    {
      uid: "demo-backstube-inhaber",
      email: "inhaber@backstube.example",
      password: demoPassword,
      userName: "Inhaberin der Backstube",
      role: "owner",
    },
    {
      uid: "demo-backstube-theke",
      email: "theke@backstube.example",
      password: demoPassword,
      userName: "Theke 1",
      role: "staff",
    },
    {
      uid: "demo-backstube-kueche",
      email: "ofen@backstube.example",
      password: demoPassword,
      userName: "Backofen",
      role: "kitchen",
    },
  ],
  orders: bakeryOrders,
};
