import type { Role } from "@lokalkorb/domain/access/role";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { aMoment, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { backOf, goodsOf, shelfLines, wordsOf } from "./ending-values.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const line = anOrderLine();
const paid: Partial<Order> = {
  status: "preparing",
  paymentStatus: "paid",
  reserved: { [line.refId]: 1 },
  lines: [line],
  payments: [
    {
      id: "pi_1",
      provider: "stripe",
      method: "online",
      state: "captured",
      authorizedCents: 480,
      capturedCents: 480,
      at: aMoment,
    },
  ],
};
function shown(action: "reject" | "cancel", order: Partial<Order>, role: Role = "manager"): string {
  const stored = { ...anOrder(order), id: "o", ref: { id: "o", path: "o" }, v: 1, createdAt: 0, updatedAt: 0 };
  const nothing = (): void => undefined;
  return renderToStaticMarkup(
    <ShopContext value={{ restaurantId: "x", role, shop: {} } as unknown as Shop}>
      <ReasonDialog order={stored} action={action} onClose={nothing} onConfirm={nothing} />
    </ShopContext>,
  );
}

describe("M-S9 the dialog of an order that ends", () => {
  it("asks in work what goes back, who bears it and what is put back, and has the reasons of cancelling", () => {
    const html = shown("cancel", paid);
    for (const words of ["Kundschaft hat abgesagt", "Ware fehlt", "Nicht abgeholt", "Was geht zurück?", "Nichts"])
      expect(html).toContain(words);
    expect(html).toContain("4,80\u00a0€ gehen zurück. Die Erstattung trägt dein Betrieb.");
    expect(html).toContain("Zurück ins Regal");
    expect(html).not.toContain("Zu viel los");
  });

  it("asks about no money before that, for held money, or of those who answer for no loss; all of it goes back", () => {
    const held =
      paid.payments?.map((payment) => ({ ...payment, state: "authorized" as const, capturedCents: 0 })) ?? [];
    for (const html of [
      shown("cancel", { ...paid, status: "accepted" }),
      shown("cancel", { ...paid, paymentStatus: "authorized", payments: held }),
      shown("cancel", paid, "staff"),
    ])
      expect(html).not.toContain("Was geht zurück?");
    expect(shown("reject", { ...paid, status: "placed" })).toContain("Zu viel los");
  });

  it("reads an amount as people write it, and says what is wrong with it", () => {
    expect(backOf({ kind: "part", amount: "2,50" }, 480)).toEqual({ kind: "amount", cents: 250 });
    expect(backOf({ kind: "part", amount: "4,80" }, 480)).toEqual({ kind: "all" });
    expect(backOf({ kind: "none", amount: "9" }, 480)).toEqual({ kind: "none" });
    expect(backOf({ kind: "part", amount: "" }, 480)).toMatch(/^Bitte gib einen Betrag an/);
    expect(backOf({ kind: "part", amount: "5" }, 480)).toMatch(/^Bezahlt sind 4,80/);
  });

  it("names what can be sold out once each, parts of a bundle instead of the bundle, and only counted goods for the shelf", () => {
    const { distribution } = anOrder();
    const bundle = anOrderLine({
      lineId: "box",
      kind: "bundle",
      refId: "box",
      components: [{ slotId: "s", itemId: "kale", name: "Grünkohl", qty: 1, surchargeCents: 0 }],
    });
    const order = { lines: [line, line, bundle], reserved: { kale: 1 } };
    expect(goodsOf(order).map(({ itemId }) => itemId)).toEqual([line.refId, "kale"]);
    expect(shelfLines(order)).toEqual([bundle]);
    const brought = { distribution: { ...distribution, type: "delivery" as const } };
    expect(wordsOf("cancel", "notCollected", brought).label).toBe("Niemand angetroffen");
  });
});
