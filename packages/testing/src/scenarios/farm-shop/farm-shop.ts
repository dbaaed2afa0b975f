import type { Weekday } from "@lokalkorb/domain/time/instant";
import { demoPassword } from "../demo-password.ts";
import type { ShopScenario } from "../shop-scenario.ts";
import { farmShopCatalogue } from "./farm-shop-catalogue.ts";
import { farmShopOrders } from "./farm-shop-orders.ts";

const address = {
  street: "Lindenanger",
  houseNo: "4",
  zip: "83253",
  city: "Rimsting",
  country: "DE",
  geo: { lat: 47.8807, lng: 12.3369 },
} as const;
const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const farmShop: ShopScenario = {
  restaurantId: "hofladen-lindenanger",
  offeringId: "angebot-lindenanger",
  storefrontId: "web-lindenanger",
  restaurant: {
    name: "24-Stunden-Hofladen Lindenanger",
    slug: "hofladen-lindenanger",
    kind: "farmShop",
    country: "DE",
    timezone: "Europe/Berlin",
    address,
    phone: "+498999998104",
    emailPublic: "hallo@hofladen.example",
    description:
      "Milch, Käse, Eier und Gemüse vom eigenen Hof. Bestell vorher, hol ab, wann du magst: Die Tür ist Tag und Nacht offen.",
    goods: ["eggs", "apple", "carrot", "cheese", "milk"],
    theme: { key: "forest" },
  },
  imprint: {
    legalName: "Hofladen Lindenanger GbR (Demo)",
    vatId: "DE136695976",
    authority: "Landratsamt Rosenheim",
    text: "Öko-Kontrollstelle: DE-ÖKO-000.\nDieser Betrieb ist erfunden und dient der Vorführung.",
  },
  taxScheme: "regular",
  organicControlNo: "DE-ÖKO-000",
  bank: { iban: "DE02120300000000202051", bic: "DEMODEFF", holder: "Hofladen Lindenanger GbR (Demo)" },
  ordering: {
    minOrderCents: 500,
    maxLines: 40,
    phoneRequired: false,
    customerCancelUntilMinutesBeforeSlot: 30,
    prep: { baseMinutes: 5, secondsPerKitchenUnit: 20 },
    texts: {
      pickupHint:
        "Deine Kiste steht im Kühlraum rechts, die Nummer klebt oben drauf. Nachts geht das Licht von selbst an.",
      thankYou: "Vergelt’s Gott! Wir packen deinen Korb.",
      closedMessage: "Gerade nehmen wir keine Bestellungen an.",
    },
  },
  paymentMethods: ["cashOnPickup", "cardOnPickup"],
  distributionOptions: [
    {
      id: "abholung-hofladen",
      type: "pickup",
      name: "Abholung im Hofladen",
      enabled: true,
      position: 0,
      publicNote: "Selbstbedienung, rund um die Uhr.",
      place: {
        name: "Hofladen am Lindenanger",
        address,
        instructions: "Durch das grüne Tor, dann rechts in den Kühlraum.",
      },
      windows: everyDay.map((weekday) => ({ weekday, start: "00:00", minutes: 24 * 60 })),
      mode: "slot",
      intervalMinutes: 15,
      firstSlotOffsetMinutes: 0,
      leadMinutes: 10,
      advance: { minDays: 0, maxDays: 5 },
      cutoffs: [],
      capacity: { ordersPerSlot: 8 },
      minOrderCents: 500,
      feeCents: 0,
      closures: [],
    },
  ],
  catalogue: farmShopCatalogue,
  staff: [
    {
      uid: "demo-hofladen-inhaber",
      email: "inhaber@hofladen.example",
      password: demoPassword,
      userName: "Hofleitung",
      role: "owner",
    },
    {
      uid: "demo-hofladen-team",
      email: "team@hofladen.example",
      password: demoPassword,
      userName: "Hofladen-Team 1",
      role: "staff",
    },
    {
      uid: "demo-hofladen-packen",
      email: "packen@hofladen.example",
      password: demoPassword,
      userName: "Packtisch",
      role: "kitchen",
    },
  ],
  orders: farmShopOrders,
};
