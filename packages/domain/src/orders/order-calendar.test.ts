import { expect, it } from "vitest";
import { anAddress, anOrder } from "../testing/builders.ts";
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

it("replaces the earlier entry of a moved order", () => {
  const order = anOrder();
  const events = [
    ...order.events,
    { at: 1, type: "moved", by: "customer" },
    { at: 2, type: "delayed", by: "merchant" },
  ] as const;
  expect(orderCalendar({ ...order, id: "o1" }, 0, "x")).toContain("SEQUENCE:0");
  expect(orderCalendar({ ...order, events, id: "o1" }, 0, "x")).toContain("UID:o1@lokalkorb\r\nSEQUENCE:2");
});
