import { plainLines, type DemoOrder } from "../scenario/shop-scenario.ts";

export const bakeryOrders: readonly DemoOrder[] = [
  {
    lane: "placed",
    placedMinutesAgo: 1,
    slotIndex: 2,
    customer: "Stammkundin 12",
    lines: [
      { refId: "bauernbrot-1000", qty: 1, choices: ["schneiden:geschnitten"] },
      { refId: "handsemmel", qty: 6 },
      { refId: "butterkipferl", qty: 2 },
    ],
  },
  {
    lane: "placed",
    placedMinutesAgo: 4,
    slotIndex: 5,
    customer: "Bürofrühstück 3",
    lines: [
      { refId: "jausenweckerl", qty: 4, choices: ["belag:bergkaese", "extras:ei"] },
      { refId: "jausenweckerl", qty: 3, choices: ["belag:beinschinken", "extras:kren", "extras:tomate"] },
      { refId: "verlaengerter", qty: 2, choices: ["kaffee-milch:hafer"] },
    ],
    note: "Bitte alles auf einem Tablett.",
  },
  {
    lane: "accepted",
    placedMinutesAgo: 18,
    slotIndex: 3,
    customer: "Stammkunde 34",
    lines: [
      { refId: "dinkel-walnuss", qty: 1, choices: ["schneiden:ganz"] },
      { refId: "marillenkrapfen", qty: 4 },
    ],
  },
  {
    lane: "accepted",
    placedMinutesAgo: 190,
    slotIndex: 0,
    customer: "Geburtstagskind 7",
    lines: [
      {
        refId: "torte-24",
        qty: 1,
        choices: ["torten-fuelle:himbeer", "beschriftung:text=Alles Gute zum 7. Geburtstag", "kerzen:kerze*7"],
      },
    ],
  },
  {
    lane: "preparing",
    placedMinutesAgo: 35,
    slotIndex: 1,
    customer: "Kundin 58",
    lines: [
      { refId: "fruehstueckskorb", qty: 1 },
      { refId: "apfelstrudel", qty: 2, choices: ["strudel-dazu:vanillesauce"] },
    ],
  },
  {
    lane: "ready",
    placedMinutesAgo: 55,
    slotIndex: 0,
    customer: "Kunde 21",
    lines: [
      { refId: "roggenvollkorn", qty: 1, choices: ["schneiden:ganz"] },
      { refId: "laugenbrezel", qty: 3 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 150,
    slotIndex: 1,
    customer: "Kundin 9",
    lines: plainLines({ handsemmel: 10, heumilch: 1 }),
  },
  {
    lane: "completed",
    placedMinutesAgo: 1_530,
    slotIndex: 2,
    customer: "Stammkundin 12",
    lines: [
      { refId: "bauernbrot-500", qty: 1, choices: ["schneiden:ganz"] },
      { refId: "nussschnecke", qty: 2 },
    ],
  },
  {
    lane: "completed",
    placedMinutesAgo: 2_950,
    slotIndex: 3,
    customer: "Stammkunde 34",
    lines: [{ refId: "kuerbiskernbrot", qty: 2, choices: ["schneiden:geschnitten"] }],
  },
  {
    lane: "rejected",
    placedMinutesAgo: 1_610,
    slotIndex: 0,
    customer: "Kunde 77",
    lines: plainLines({ marillenkrapfen: 12 }),
  },
];
