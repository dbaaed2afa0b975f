import { aMenu } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { withOnlinePaused } from "@lokalkorb/domain/menu/offered-methods";
import type { Shop } from "@/entities/shop-page/use-shop";
import { emptyForm } from "../state/checkout-form.ts";
import { payingOf } from "../state/pay-methods.ts";
import { PaymentBlock } from "./payment-block.tsx";
import type { Checkout } from "../calls/use-checkout.ts";

const usual = aMenu({
  paymentMethods: ["cashOnPickup", "cardOnPickup"],
  paymentTerms: { cashOnPickup: { maxCents: 5000 }, cardOnPickup: { minCents: 1000 } },
});

function words(payCents: number, menu = usual, chosen: PaymentMethod = "cardOnPickup"): string {
  const { method, ...paying } = payingOf(
    menu,
    { option: menu.distributionOptions[0], payCents, isReturning: false },
    chosen,
  );
  const checkout = { ...paying, form: { ...emptyForm, payment: method }, errors: {}, covered: false };
  const html = renderToStaticMarkup(
    <PaymentBlock shop={{ menu } as Shop} checkout={checkout as unknown as Checkout} state="open" />,
  );
  return html.replaceAll("\u00a0", " ");
}
const choices = (html: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*name="payment"[^>]*>/g)].map(([input]) =>
    [input.includes("disabled") ? "disabled" : "", input.includes("checked") ? "checked" : ""].join(""),
  );

it("S-B3 says beside a way to pay what it asks for, and asks again where the chosen one cannot be had", () => {
  expect(choices(words(2000))).toEqual(["", "checked"]);
  const little = words(500);
  expect(choices(little)).toEqual(["", "disabled"]);
  expect(little).toContain("„Karte bei Abholung“ geht hier gerade nicht. Wie möchtest du zahlen?");
  expect(little).toContain("Ab 10,00 €.");
  const much = words(6000);
  expect(choices(much)).toEqual(["disabled", "checked"]);
  expect(much).toContain("Nur bis 50,00 €.");
});

it("says that paying online is off everywhere, and offers the other ways alone", () => {
  const menu = withOnlinePaused(aMenu({ paymentMethods: ["cashOnPickup", "online"] }));
  const html = words(2000, menu, "cashOnPickup");
  expect(choices(html)).toEqual(["checked", "disabled"]);
  expect(html).toContain("Geht gerade auf ganz Lokalkorb nicht.");
  expect(html).not.toContain("Du wählst auf der Zahlungsseite");
});
