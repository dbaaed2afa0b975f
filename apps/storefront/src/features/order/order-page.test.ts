import { anOrder, aMenu, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { orderAgain } from "./order-again.ts";
import { orderCalendar } from "./order-calendar.ts";
import { orderSteps } from "./order-steps.ts";

it("shows done, now and next along the line", () => {
  const order = anOrder({ status: "preparing", acceptedAt: 1, preparingAt: 2 });
  expect(orderSteps(order).map(({ state }) => state)).toEqual(["done", "done", "now", "next", "next"]);
  expect(orderSteps(anOrder({ status: "completed" })).every(({ state }) => state === "done")).toBe(true);
});

it("ends the line where an order ended, with the reason", () => {
  const order = anOrder({ status: "rejected", rejection: { code: "tooBusy", text: "Heute ist zu viel los." } });
  expect(orderSteps(order).at(-1)).toMatchObject({
    name: "Abgelehnt",
    state: "ended",
    detail: "Grund: Heute ist zu viel los.",
  });
});

it("writes a calendar entry with escaped words and folded lines", () => {
  const order = {
    ...anOrder({ restaurantName: "Bäckerei, Café; „Zum langen Namen in der sehr langen Hauptstraße am Inn“" }),
    id: "o1",
  };
  const text = orderCalendar(order, 0, "https://lokalkorb.example/bestellung/r.o1");
  expect(text).toContain("BEGIN:VEVENT\r\n");
  expect(text).toContain(String.raw`Bäckerei\, Café\;`);
  expect(text).toContain("DTSTART:20261120T103000Z");
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it("puts the same things into the basket again, without what is gone", () => {
  const lines = orderAgain(aMenu(), [anOrderLine({ qty: 2 }), anOrderLine({ lineId: "l2", refId: "gone" })], {});
  expect(Object.values(lines)).toMatchObject([{ refId: "bread", qty: 2 }]);
});
