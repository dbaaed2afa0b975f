import type { DemoOrder } from "../scenario/shop-scenario.ts";

const box = "verpackung:karton";

export const innOrders: readonly DemoOrder[] = [
  {
    lane: "placed",
    placedMinutesAgo: 1,
    slotIndex: 2,
    customer: "Stammgast 12",
    lines: [
      { refId: "schweinsbraten", qty: 2, choices: ["beilage:knoedel", "beilage:krautsalat", box] },
      { refId: "weissbier", qty: 2 },
    ],
    note: "Die Soße bitte extra.",
  },
  {
    lane: "placed",
    placedMinutesAgo: 2,
    slotIndex: 6,
    customer: "Familie 4",
    lines: [
      { refId: "schnitzel-schwein", qty: 2, choices: ["beilage:pommes", box] },
      { refId: "kinderspaetzle", qty: 2 },
      { refId: "apfelschorle", qty: 3 },
    ],
  },
  {
    lane: "accepted",
    placedMinutesAgo: 15,
    slotIndex: 4,
    customer: "Gast 31",
    lines: [
      { refId: "kaesspaetzle", qty: 2, choices: ["verpackung:eigene"] },
      {
        refId: "grosser-salat",
        qty: 1,
        choices: ["salat-zugaben:kerne", "salat-zugaben:ei", "salat-zugaben:hendl", box],
      },
    ],
  },
  {
    lane: "preparing",
    placedMinutesAgo: 28,
    slotIndex: 1,
    customer: "Gast 8",
    lines: [{ refId: "backhendl", qty: 2, choices: ["beilage:kartoffelsalat", box] }],
  },
  {
    lane: "preparing",
    placedMinutesAgo: 31,
    slotIndex: 2,
    customer: "Stammtisch 3",
    lines: [
      {
        refId: "wirtshausmenue",
        qty: 3,
        components: ["suppe:leberknoedelsuppe", "haupt:kaesspaetzle", "getraenk:radler"],
      },
      { refId: "obatzda", qty: 1 },
    ],
  },
  {
    lane: "ready",
    placedMinutesAgo: 50,
    slotIndex: 1,
    customer: "Gast 44",
    lines: [
      { refId: "zwiebelrostbraten", qty: 1, choices: ["beilage:knoedel", box] },
      { refId: "kaiserschmarrn", qty: 1, choices: ["schmarrn-dazu:roester"] },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 1_460,
    slotIndex: 1,
    customer: "Stammgast 12",
    lines: [{ refId: "schnitzel-kalb", qty: 2, choices: ["beilage:kartoffelsalat", box] }],
  },
  {
    lane: "completed",
    placedMinutesAgo: 1_500,
    slotIndex: 2,
    customer: "Gast 70",
    lines: [
      { refId: "linsencurry", qty: 2, choices: [box] },
      { refId: "mineralwasser", qty: 1 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 2_890,
    slotIndex: 3,
    customer: "Gast 16",
    lines: [
      { refId: "rahmschwammerl", qty: 1, choices: [box] },
      { refId: "apfelkuecherl", qty: 1 },
    ],
  },
  {
    lane: "rejected",
    placedMinutesAgo: 1_440,
    slotIndex: 0,
    customer: "Gast 90",
    lines: [{ refId: "forelle", qty: 4, choices: ["beilage:kartoffelsalat", box] }],
  },
];
