import { demoOrder, type DemoOrder } from "../scenario/shop-scenario.ts";

const box = "verpackung:karton";

export const innOrders: readonly DemoOrder[] = [
  demoOrder(
    "placed",
    { minutesAgo: 1, slot: 2 },
    "Stammgast 12",
    [
      { refId: "schweinsbraten", qty: 2, choices: ["beilage:knoedel", "beilage:krautsalat", box] },
      { refId: "weissbier", qty: 2 },
    ],
    "Die Soße bitte extra.",
  ),
  demoOrder("placed", { minutesAgo: 2, slot: 6 }, "Familie 4", [
    { refId: "schnitzel-schwein", qty: 2, choices: ["beilage:pommes", box] },
    { refId: "kinderspaetzle", qty: 2 },
    { refId: "apfelschorle", qty: 3 },
  ]),
  demoOrder("accepted", { minutesAgo: 15, slot: 4 }, "Gast 31", [
    { refId: "kaesspaetzle", qty: 2, choices: ["verpackung:eigene"] },
    {
      refId: "grosser-salat",
      qty: 1,
      choices: ["salat-zugaben:kerne", "salat-zugaben:ei", "salat-zugaben:hendl", box],
    },
  ]),
  demoOrder("preparing", { minutesAgo: 28, slot: 1 }, "Gast 8", [
    { refId: "backhendl", qty: 2, choices: ["beilage:kartoffelsalat", box] },
  ]),
  demoOrder("preparing", { minutesAgo: 31, slot: 2 }, "Stammtisch 3", [
    {
      refId: "wirtshausmenue",
      qty: 3,
      components: ["suppe:leberknoedelsuppe", "haupt:kaesspaetzle", "getraenk:radler"],
    },
    { refId: "obatzda", qty: 1 },
  ]),
  demoOrder("ready", { minutesAgo: 50, slot: 1 }, "Gast 44", [
    { refId: "zwiebelrostbraten", qty: 1, choices: ["beilage:knoedel", box] },
    { refId: "kaiserschmarrn", qty: 1, choices: ["schmarrn-dazu:roester"] },
  ]),
  demoOrder("completed", { minutesAgo: 1_460, slot: 1 }, "Stammgast 12", [
    { refId: "schnitzel-kalb", qty: 2, choices: ["beilage:kartoffelsalat", box] },
  ]),
  demoOrder("completed", { minutesAgo: 1_500, slot: 2 }, "Gast 70", [
    { refId: "linsencurry", qty: 2, choices: [box] },
    { refId: "mineralwasser", qty: 1 },
  ]),
  demoOrder("completed", { minutesAgo: 2_890, slot: 3 }, "Gast 16", [
    { refId: "rahmschwammerl", qty: 1, choices: [box] },
    { refId: "apfelkuecherl", qty: 1 },
  ]),
  demoOrder("rejected", { minutesAgo: 1_440, slot: 0 }, "Gast 90", [
    { refId: "forelle", qty: 4, choices: ["beilage:kartoffelsalat", box] },
  ]),
];
