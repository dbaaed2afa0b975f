import { aMenu, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderReceipt } from "./order-receipt.tsx";
import type { LiveOrder } from "../calls/watch-order.ts";

const seen = { orderKey: { restaurantId: "r1", orderId: "o1" }, isMine: true };

it("FOO-01 FOO-03 what is in it stands beside every line as long as the order can be read", () => {
  const lines = [
    anOrderLine({ allergens: ["gluten:wheat", "milk"] }),
    anOrderLine({ lineId: "l2", name: "Apfelsaft", allergens: [] }),
  ];
  const order = { ...anOrder({ lines }), id: "o1" } as unknown as LiveOrder;
  const shown = (country: "DE" | "AT"): string =>
    renderToStaticMarkup(<OrderReceipt {...seen} order={order} menu={aMenu({ shop: { ...aMenu().shop, country } })} />);
  expect(shown("DE")).toContain("Allergene: Glutenhaltiges Getreide (Weizen), Milch");
  expect(shown("AT")).toContain("Allergene: A Glutenhaltiges Getreide (Weizen), G Milch");
  expect(shown("AT").match(/Allergene:/g)).toHaveLength(1);
});

it("CHK-05 FOO-05 origin and class are there to read, but not of what falls away", () => {
  const labelling = [{ label: "Herkunft", text: "Steiermark" }];
  const removed = { at: 1, reason: "Ausverkauft" };
  const order = { ...anOrder({ lines: [anOrderLine({ labelling }), anOrderLine({ lineId: "l2", labelling, removed })] }), id: "o1" }; // prettier-ignore
  const shown = renderToStaticMarkup(<OrderReceipt {...seen} order={order as unknown as LiveOrder} menu={aMenu()} />);
  expect(shown.match(/Herkunft: Steiermark/g)).toHaveLength(1);
});

it("S-P6 an order that came to nothing shows what it was worth, and that nothing is to be paid", () => {
  const sums = (status: LiveOrder["status"]): string =>
    renderToStaticMarkup(
      <OrderReceipt {...seen} order={{ ...anOrder({ status }), id: "o1" } as unknown as LiveOrder} menu={aMenu()} />,
    )
      .replaceAll(/<[^>]*>/g, "|")
      .replaceAll(/\|+/g, "|")
      .replaceAll("\u00a0", " ");
  for (const status of ["cancelled", "rejected", "expired"] as const) {
    expect(sums(status)).toContain("|Bestellwert|4,80 €|Zu zahlen |0,00 €|");
    expect(sums(status)).not.toMatch(/Gesamt|darin/);
  }
  expect(sums("completed")).toContain("|Gesamt |inkl. MwSt.|4,80 €|");
});

it("S-P7 what waits for its payment is paid or ordered otherwise, and not ordered a second time", () => {
  const offersAgain = (status: LiveOrder["status"]): boolean =>
    renderToStaticMarkup(
      <OrderReceipt {...seen} order={{ ...anOrder({ status }), id: "o1" } as unknown as LiveOrder} menu={aMenu()} />,
    ).includes("Nochmal bestellen");
  expect(offersAgain("pendingPayment")).toBe(false);
  expect(offersAgain("expired")).toBe(true);
  expect(offersAgain("completed")).toBe(true);
});
