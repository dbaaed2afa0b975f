import { anOrder, aMenu, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { expect, it } from "vitest";
import { orderNews } from "./state/order-news.ts";
import { orderAgain } from "./state/order-again.ts";
import { orderSteps } from "./state/order-steps.ts";
import { cancelText, hasCallNumber, headline, nextStep, nextTitle, payText, ticketWords } from "./state/status-text.ts";

it("shows done, now and next along the line", () => {
  const order = anOrder({ status: "preparing", acceptedAt: 1, preparingAt: 2 });
  expect(orderSteps(order).map(({ state }) => state)).toEqual(["done", "done", "now", "next", "next"]);
  expect(orderSteps(anOrder({ status: "completed" })).every(({ state }) => state === "done")).toBe(true);
});

it("S-R21 says beside a step where its mail goes and where the goods are, once it is reached", () => {
  const details = (order: Parameters<typeof orderSteps>[0]) => orderSteps(order).map(({ detail }) => detail);
  const order = anOrder({ status: "placed", no: "A-1", placedAt: 1 });
  const told = `Die Bestätigung geht an ${order.customer.email}`;
  expect(details(order)).toEqual([told, undefined, undefined, undefined, undefined]);
  const place = {
    name: "Hofladen",
    address: { street: "Anger", houseNo: "4", zip: "83253", city: "Rimsting", country: "DE" },
  };
  const ready = { ...order, status: "ready", readyAt: 2, distribution: { ...order.distribution, place } } as const;
  expect(details(ready as typeof order)[3]).toBe("Hofladen");
  const sent = {
    ...ready,
    outAt: 3,
    distribution: { ...order.distribution, type: "delivery", address: place.address },
  };
  expect(details(sent as typeof order)[3]).toBe("Anger 4, Rimsting");
  expect(details({ ...order, customer: { ...order.customer, email: "" } })[0]).toBeUndefined();
});

it("ends the line where an order ended, with the reason", () => {
  const order = anOrder({ status: "rejected", rejection: { code: "tooBusy", text: "Heute ist zu viel los." } });
  expect(orderSteps(order).at(-1)).toMatchObject({
    name: "Abgelehnt",
    state: "ended",
    detail: "Grund: Heute ist zu viel los.",
  });
});

it("S-P6 nobody is called, and nothing goes on, where an order came to nothing", () => {
  for (const status of ["cancelled", "rejected", "expired"] as const) {
    expect(hasCallNumber(status)).toBe(false);
    expect(nextTitle(status)).toBe("Gut zu wissen");
  }
  expect(hasCallNumber("noShow")).toBe(false);
  expect(hasCallNumber("ready")).toBe(true);
  expect(nextTitle("ready")).toBe("Wie es weitergeht");
});

it("puts the same things into the basket again, without what is gone", () => {
  const lines = orderAgain(aMenu(), [anOrderLine({ qty: 2 }), anOrderLine({ lineId: "l2", refId: "gone" })], {});
  expect(Object.values(lines)).toMatchObject([{ refId: "bread", qty: 2 }]);
});

const paidOnline = {
  id: "pi_1",
  provider: "stripe",
  method: "online",
  state: "captured",
  authorizedCents: 480,
  capturedCents: 480,
  at: 1,
} as const;
const brought = anOrder({
  distribution: { ...anOrder().distribution, type: "delivery", name: "Lieferung" },
  status: "ready",
});

it("speaks of the way it is received", () => {
  expect(headline({ ...brought, status: "completed" })).toBe("Geliefert. Lass es dir schmecken!");
  expect(nextStep(brought)).toContain("auf den Weg zu dir");
  // Packed is not yet on its way.
  expect(orderSteps(brought).find(({ state }) => state === "now")?.name).toBe("In Arbeit");
  expect(orderSteps({ ...brought, status: "outForDelivery" }).find(({ state }) => state === "now")?.name).toBe(
    "Unterwegs",
  );
});

it("says before a cancellation what happens to the money", () => {
  expect(cancelText(anOrder())).toContain("Du zahlst nichts.");
  expect(cancelText(anOrder({ payments: [paidOnline] }))).toContain("4,80\u00a0€ gehen an dein Zahlungsmittel zurück");
  expect(cancelText(anOrder({ payments: [{ ...paidOnline, state: "authorized", capturedCents: 0 }] }))).toContain(
    "freigegeben",
  );
  const card = { ...paidOnline, id: "giftCard-g", provider: "giftCard", method: "giftCard" } as const;
  expect(cancelText(anOrder({ payments: [card] }))).toContain("wieder auf deinem Gutschein");
});

it("says what is paid and what is not", () => {
  expect(payText(anOrder())).toBe("4,80\u00a0€ bar bei der Abholung");
  expect(payText(anOrder({ paymentStatus: "paid", payments: [paidOnline] }))).toContain("bezahlt");
  const byCard = anOrder({ paymentMethod: "giftCard" });
  expect(payText(byCard)).toBe("4,80\u00a0€ bei der Übergabe");
  const disputed = { paymentStatus: "disputed", payments: [paidOnline] } as const;
  expect(payText(anOrder(disputed))).toBe("Zu dieser Zahlung läuft eine Rückfrage bei der Bank.");
  const totals = { ...anOrder().totals, totalCents: 600 };
  expect(payText(anOrder({ ...disputed, totals }))).toContain("Bei der Übergabe sind noch 1,20\u00a0€ offen.");
});

it("tells what has changed since, newest first", () => {
  const order = anOrder({
    events: [
      { at: 1, type: "placed", by: "customer" },
      // As it was written before the facts were kept.
      { at: 1.5, type: "edited", by: "merchant" },
      {
        at: 2,
        type: "delayed",
        by: "merchant",
        reason: "Ofen zu kalt",
        data: { minutes: 15, promisedAt: Date.parse("2026-11-20T11:00:00Z") },
      },
      { at: 2.5, type: "edited", by: "customer", data: { declined: 1 } },
      { at: 2.7, type: "edited", by: "system", data: { lapsed: 1 } },
      { at: 2.8, type: "edited", by: "customer", data: { accepted: 1, before: 400, after: 480, differenceCents: 80 } },
      { at: 3, type: "edited", by: "merchant", data: { before: 480, after: 400, differenceCents: -80 } },
    ],
  });
  expect(orderNews(order, { timezone: "Europe/Berlin", now: 4 }).map(({ text }) => text)).toEqual([
    "Deine Bestellung wurde geändert. Das sind 0,80\u00a0€ weniger, zusammen 4,00\u00a0€.",
    "Du hast die Änderung angenommen. Das sind 0,80\u00a0€ mehr, zusammen 4,80\u00a0€.",
    "Auf den Vorschlag des Betriebs kam keine Antwort. Es bleibt alles, wie es war.",
    "Du hast die Änderung abgelehnt. Es bleibt alles, wie es war.",
    "Es dauert 15 Minuten länger, neue Zeit: 12:00\u00a0Uhr. Grund: Ofen zu kalt",
    "Deine Bestellung wurde geändert.",
  ]);
});

it("S-W13 names both ends of the time in which something is brought, as long as it holds", () => {
  const start = anOrder().distribution.slot.start;
  const slot = { ...anOrder().distribution.slot, end: start + 3_600_000 };
  const at = (promisedAt: number, type: "delivery" | "pickup" = "delivery") =>
    ticketWords(
      { distribution: { ...anOrder().distribution, type, slot }, timeline: { ...anOrder().timeline, promisedAt } },
      "Europe/Berlin",
    );
  expect(at(start).before).toBe("Bei dir zwischen");
  expect(at(start).after).toMatch(/^und \d{2}:\d{2}\u00a0Uhr$/);
  expect(at(slot.end)).toEqual({ before: "Bei dir ab", after: null });
  expect(at(start, "pickup")).toEqual({ before: "Abholbereit um", after: null });
});
