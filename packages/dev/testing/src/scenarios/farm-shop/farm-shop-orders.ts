import { demoOrder, having, type DemoOrder } from "../scenario/shop-scenario.ts";

export const farmShopOrders: readonly DemoOrder[] = [
  // It rings while the page opens, with all of its time left.
  demoOrder("placed", { minutesAgo: 0, slot: 1 }, "Stammkundin 12", [
    { refId: "heumilch-1l", qty: 2 },
    { refId: "eier-10", qty: 1 },
    { refId: "bauernbrot", qty: 1, choices: ["schneiden:scheiben"] },
  ]),
  demoOrder(
    "placed",
    { minutesAgo: 3, slot: 4 },
    "Nachbarschaft 5",
    { gemuesekiste: 2, "apfelsaft-kiste": 1 },
    "Wir kommen mit dem Lastenrad.",
  ),
  demoOrder("placed", { minutesAgo: 6, slot: 8 }, "Kunde 63", { "helles-kiste": 1, bratwurst: 3, "kartoffeln-5": 1 }),
  demoOrder("accepted", { minutesAgo: 14, slot: 3 }, "Kundin 40", [
    {
      refId: "brotzeitkorb",
      qty: 1,
      components: ["kaese:bergkaese", "wurst:landjaeger", "trinken:apfelsaft-1", "trinken:helles"],
    },
    { refId: "bluetenhonig", qty: 1 },
  ]),
  demoOrder("accepted", { minutesAgo: 26, slot: 6 }, "Stammkunde 34", { naturjoghurt: 3, aepfel: 2, karotten: 1 }),
  demoOrder("accepted", { minutesAgo: 33, slot: 9 }, "Kundin 33", { suppenhuhn: 2, rinderbraten: 1, karotten: 1 }),
  // A day has 96 times, so these are for tomorrow.
  demoOrder("accepted", { minutesAgo: 130, slot: 100 }, "Kunde 47", { suppenhuhn: 1, rinderbraten: 1 }),
  demoOrder("accepted", { minutesAgo: 210, slot: 108 }, "Kundin 72", { rinderbraten: 1, "kartoffeln-5": 1 }),
  having(
    { kind: "weighed", refId: "rinderbraten", grams: 1430 },
    demoOrder("preparing", { minutesAgo: 45, slot: 2 }, "Kunde 55", { rinderbraten: 1, suppenhuhn: 1 }),
  ),
  having(
    { kind: "fewer", refId: "eier-6", qty: 1 },
    demoOrder("accepted", { minutesAgo: 38, slot: 5 }, "Kunde 36", { "eier-6": 3, butter: 1 }),
  ),
  demoOrder("preparing", { minutesAgo: 24, slot: 1 }, "Kundin 18", { bergkaese: 1, butter: 2, leberwurst: 1 }),
  demoOrder("ready", { minutesAgo: 40, slot: 1 }, "Kunde 29", { "kartoffeln-2": 1, hokkaido: 1, "heumilch-1l": 1 }),
  demoOrder("ready", { minutesAgo: 70, slot: 2 }, "Wandergruppe 2", { landjaeger: 5, trinkjoghurt: 5 }),
  demoOrder("completed", { minutesAgo: 200, slot: 1 }, "Kundin 6", { "eier-6": 2, rapsoel: 1 }),
  demoOrder("completed", { minutesAgo: 520, slot: 2 }, "Stammkundin 12", { "heumilch-1l": 3, erdbeermarmelade: 1 }),
  demoOrder("completed", { minutesAgo: 1_480, slot: 1 }, "Kunde 63", { obstler: 1, bergkaese: 1 }),
  demoOrder("completed", { minutesAgo: 3_100, slot: 4 }, "Stammkunde 34", { gemuesekiste: 1 }),
  having(
    { kind: "refunded", refId: "trinkjoghurt", qty: 1, reason: "Ein Becher war undicht." },
    demoOrder("completed", { minutesAgo: 260, slot: 2 }, "Kundin 64", { trinkjoghurt: 4, "heumilch-1l": 2 }),
  ),
  demoOrder("noShow", { minutesAgo: 420, slot: 1 }, "Kunde 81", { butter: 2, hokkaido: 1 }),
  demoOrder("cancelled", { minutesAgo: 900, slot: 10 }, "Kundin 51", { hackfleisch: 2 }),
];
