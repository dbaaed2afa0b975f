import { demoOrder, type DemoOrder, talkedOf } from "../scenario/shop-scenario.ts";

export const bakeryOrders: readonly DemoOrder[] = [
  demoOrder("placed", { minutesAgo: 1, slot: 2 }, "Stammkundin 12", [
    { refId: "bauernbrot-1000", qty: 1, choices: ["schneiden:geschnitten"] },
    { refId: "handsemmel", qty: 6, substitution: "replace" },
    { refId: "butterkipferl", qty: 2, substitution: "remove" },
  ]),
  demoOrder(
    "placed",
    { minutesAgo: 4, slot: 5 },
    "Bürofrühstück 3",
    [
      { refId: "jausenweckerl", qty: 4, choices: ["belag:bergkaese", "extras:ei"] },
      { refId: "jausenweckerl", qty: 3, choices: ["belag:beinschinken", "extras:kren", "extras:tomate"] },
      { refId: "verlaengerter", qty: 2, choices: ["kaffee-milch:hafer"] },
    ],
    "Bitte alles auf einem Tablett.",
  ),
  talkedOf(
    [
      "Kann ich auch eine halbe Stunde später kommen?",
      "Ja, gern. Wir legen alles zur Seite.",
      "Danke, dann bis später!",
    ],
    demoOrder("accepted", { minutesAgo: 18, slot: 3 }, "Stammkunde 34", [
      { refId: "dinkel-walnuss", qty: 1, choices: ["schneiden:ganz"] },
      { refId: "marillenkrapfen", qty: 4 },
    ]),
  ),
  demoOrder("accepted", { minutesAgo: 190, slot: 0 }, "Geburtstagskind 7", [
    {
      refId: "torte-24",
      qty: 1,
      choices: ["torten-fuelle:himbeer", "beschriftung:text=Alles Gute zum 7. Geburtstag", "kerzen:kerze*7"],
    },
  ]),
  demoOrder("preparing", { minutesAgo: 35, slot: 1 }, "Kundin 58", [
    { refId: "fruehstueckskorb", qty: 1 },
    { refId: "apfelstrudel", qty: 2, choices: ["strudel-dazu:vanillesauce"] },
  ]),
  demoOrder("ready", { minutesAgo: 55, slot: 0 }, "Kunde 21", [
    { refId: "roggenvollkorn", qty: 1, choices: ["schneiden:ganz"] },
    { refId: "laugenbrezel", qty: 3 },
  ]),
  demoOrder("completed", { minutesAgo: 150, slot: 1 }, "Kundin 9", { handsemmel: 10, heumilch: 1 }),
  demoOrder("completed", { minutesAgo: 1_530, slot: 2 }, "Stammkundin 12", [
    { refId: "bauernbrot-500", qty: 1, choices: ["schneiden:ganz"] },
    { refId: "nussschnecke", qty: 2 },
  ]),
  demoOrder("completed", { minutesAgo: 2_950, slot: 3 }, "Stammkunde 34", [
    { refId: "kuerbiskernbrot", qty: 2, choices: ["schneiden:geschnitten"] },
  ]),
  demoOrder("rejected", { minutesAgo: 1_610, slot: 0 }, "Kunde 77", { marillenkrapfen: 12 }),
];
