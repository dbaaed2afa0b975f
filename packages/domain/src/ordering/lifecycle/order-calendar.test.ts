import { expect, it } from "vitest";
import { anAddress, anOrder } from "../../testing/builders.ts";
import { keptLog } from "../order/order-log.ts";
import type { Order } from "../order/order.ts";
import { calendarFileName, orderCalendar } from "./order-calendar.ts";

const bytes = (line: string): number => new TextEncoder().encode(line).length;

it("writes a calendar entry with escaped words and folded lines", () => {
  const order = anOrder({
    restaurantName: "Bäckerei, Café; „Zum langen Namen in der sehr langen Hauptstraße am Inn“ 🥨",
  });
  const text = orderCalendar({ ...order, id: "o1" }, 0, "https://lokalkorb.example/bestellung/r.o1");
  expect(text).toContain("BEGIN:VEVENT\r\n");
  expect(text).toContain(String.raw`Bäckerei\, Café\;`);
  expect(text).toContain("DTSTART:20261120T103000Z");
  expect(text).not.toContain("LOCATION");
  for (const line of text.split("\r\n")) expect(bytes(line)).toBeLessThanOrEqual(75);
});

it.each([0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000])(
  "folds by bytes: with letters of code %i a line of 74 stays whole, one of 76 does not",
  (code) => {
    const letter = String.fromCodePoint(code);
    const left = 74 - bytes("SUMMARY:Abholung bei ");
    const letters = letter.repeat(Math.floor(left / bytes(letter)));
    const filled = letters + "x".repeat(left - bytes(letters));
    const summaryOf = (restaurantName: string): string | undefined =>
      orderCalendar({ ...anOrder({ restaurantName }), id: "o1" }, 0, "x")
        .split("\r\n")
        .find((line) => line.startsWith("SUMMARY:"));
    expect(summaryOf(filled)).toBe(`SUMMARY:Abholung bei ${filled}`);
    expect(bytes(summaryOf(`${filled}xx`) ?? "")).toBeLessThanOrEqual(75);
  },
);

it("names the place of the shop, or the address it is brought to", () => {
  const { distribution } = anOrder();
  const place = { name: "Laden", address: anAddress() };
  const atShop = anOrder({ distribution: { ...distribution, place } });
  expect(orderCalendar({ ...atShop, id: "o1" }, 0, "x")).toContain(
    String.raw`LOCATION:Laden\, Hauptstraße 1\, 83022 Rosenheim`,
  );
  const home = anOrder({ distribution: { ...distribution, type: "delivery", address: anAddress({ houseNo: "9" }) } });
  const text = orderCalendar({ ...home, id: "o1" }, 0, "x");
  expect(text).toContain(String.raw`LOCATION:Hauptstraße 9\, 83022 Rosenheim`);
  expect(text).toContain("SUMMARY:Lieferung von Bäckerei am Inn");
  expect([calendarFileName(atShop), calendarFileName(home)]).toEqual(["abholung-a-1042.ics", "lieferung-a-1042.ics"]);
});

it.each([
  ["pickup", "Abholung bei"],
  ["delivery", "Lieferung von"],
  ["shipping", "Paket von"],
  ["locker", "Abholfach von"],
  ["dineIn", "Tisch bei"],
] as const)("says of %s what it is", (type, words) => {
  const order = anOrder({ distribution: { ...anOrder().distribution, type } });
  expect(orderCalendar({ ...order, id: "o1" }, 0, "x")).toContain(`SUMMARY:${words} Bäckerei am Inn`);
});

it("replaces the earlier entry of a moved order, also of one whose log tells many moves together", () => {
  const order = anOrder();
  const sequenceOf = (version: number, events: Order["events"]): number => {
    const text = orderCalendar({ ...order, version, events, id: "o1" }, 0, "x");
    return Number(/UID:o1@lokalkorb\r\nSEQUENCE:(\d+)/.exec(text)?.[1]);
  };
  const moved = { at: 1, type: "moved", by: "customer" } as const;
  expect(sequenceOf(3, [...order.events, moved, { at: 2, type: "delayed", by: "merchant" }])).toBeGreaterThan(
    sequenceOf(1, order.events),
  );
  expect(sequenceOf(200, keptLog([...order.events, ...Array.from({ length: 200 }, () => moved)]))).toBeGreaterThan(
    sequenceOf(199, keptLog([...order.events, ...Array.from({ length: 199 }, () => moved)])),
  );
});
