import { aMenu, aMoment } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Shop } from "@/entities/shop-page/use-shop";
import { OrderAnswer } from "./order-answer.tsx";
import type { Checkout } from "../calls/use-checkout.ts";

const shop = { menu: aMenu(), now: aMoment } as unknown as Shop;
const said = (type: "offline" | "unavailable" | "unexpected", sending: boolean): string =>
  renderToStaticMarkup(
    <OrderAnswer
      shop={shop}
      checkout={{ refusal: null, failure: { type, cause: null }, sending, unknown: false } as unknown as Checkout}
    />,
  ).replaceAll(/<[^>]*>/g, "|");

it("keeps saying why nothing happens while it is tried again by itself", () => {
  for (const sending of [false, true]) {
    expect(said("unavailable", sending)).toContain("Wir erreichen den Betrieb gerade nicht.");
    expect(said("offline", sending)).toContain("Wir senden deine Bestellung, sobald die Verbindung wieder steht.");
  }
});

it("takes a failure away that the shopper answers with another press", () => {
  expect(said("unexpected", false)).toContain("Das hat nicht geklappt.");
  expect(said("unexpected", true)).toBe("");
});
