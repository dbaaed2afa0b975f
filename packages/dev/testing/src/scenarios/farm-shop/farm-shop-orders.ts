import type { DemoOrder } from "../scenario/shop-scenario.ts";

export const farmShopOrders: readonly DemoOrder[] = [
  {
    lane: "placed",
    placedMinutesAgo: 1,
    slotIndex: 1,
    customer: "Stammkundin 12",
    lines: [
      { refId: "heumilch-1l", qty: 2 },
      { refId: "eier-10", qty: 1 },
      { refId: "bauernbrot", qty: 1, choices: ["schneiden:scheiben"] },
    ],
  },
  {
    lane: "placed",
    placedMinutesAgo: 3,
    slotIndex: 4,
    customer: "Nachbarschaft 5",
    lines: [
      { refId: "gemuesekiste", qty: 2 },
      { refId: "apfelsaft-kiste", qty: 1 },
    ],
    note: "Wir kommen mit dem Lastenrad.",
  },
  {
    lane: "placed",
    placedMinutesAgo: 6,
    slotIndex: 8,
    customer: "Kunde 63",
    lines: [
      { refId: "helles-kiste", qty: 1 },
      { refId: "bratwurst", qty: 3 },
      { refId: "kartoffeln-5", qty: 1 },
    ],
  },
  {
    lane: "accepted",
    placedMinutesAgo: 14,
    slotIndex: 3,
    customer: "Kundin 40",
    lines: [
      {
        refId: "brotzeitkorb",
        qty: 1,
        components: ["kaese:bergkaese", "wurst:landjaeger", "trinken:apfelsaft-1", "trinken:helles"],
      },
      { refId: "bluetenhonig", qty: 1 },
    ],
  },
  {
    lane: "accepted",
    placedMinutesAgo: 26,
    slotIndex: 6,
    customer: "Stammkunde 34",
    lines: [
      { refId: "naturjoghurt", qty: 3 },
      { refId: "aepfel", qty: 2 },
      { refId: "karotten", qty: 1 },
    ],
  },
  {
    lane: "preparing",
    placedMinutesAgo: 24,
    slotIndex: 1,
    customer: "Kundin 18",
    lines: [
      { refId: "bergkaese", qty: 1 },
      { refId: "butter", qty: 2 },
      { refId: "leberwurst", qty: 1 },
    ],
  },
  {
    lane: "ready",
    placedMinutesAgo: 40,
    slotIndex: 1,
    customer: "Kunde 29",
    lines: [
      { refId: "kartoffeln-2", qty: 1 },
      { refId: "hokkaido", qty: 1 },
      { refId: "heumilch-1l", qty: 1 },
    ],
  },
  {
    lane: "ready",
    placedMinutesAgo: 70,
    slotIndex: 2,
    customer: "Wandergruppe 2",
    lines: [
      { refId: "landjaeger", qty: 5 },
      { refId: "trinkjoghurt", qty: 5 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 200,
    slotIndex: 1,
    customer: "Kundin 6",
    lines: [
      { refId: "eier-6", qty: 2 },
      { refId: "rapsoel", qty: 1 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 520,
    slotIndex: 2,
    customer: "Stammkundin 12",
    lines: [
      { refId: "heumilch-1l", qty: 3 },
      { refId: "erdbeermarmelade", qty: 1 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 1_480,
    slotIndex: 1,
    customer: "Kunde 63",
    lines: [
      { refId: "obstler", qty: 1 },
      { refId: "bergkaese", qty: 1 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 3_100,
    slotIndex: 4,
    customer: "Stammkunde 34",
    lines: [{ refId: "gemuesekiste", qty: 1 }],
  },
  {
    lane: "cancelled",
    placedMinutesAgo: 900,
    slotIndex: 10,
    customer: "Kundin 51",
    lines: [{ refId: "hackfleisch", qty: 2 }],
  },
];
