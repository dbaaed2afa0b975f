import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { PreorderRows } from "./preorder-days.tsx";

const shopOf = (role: string) =>
  ({ restaurantId: "x", role, shop: { timezone: "Europe/Berlin", country: "DE" } }) as unknown as Shop;

it("the row of an order for later says that an answer is open or did not come, in the place of when it appears", () => {
  const rail = (overrides: Partial<Order>): string => {
    const order = {
      ...anOrder({ status: "accepted", ...overrides }),
      id: "o",
      ref: { id: "o", path: "o" },
      v: 1 as const,
    };
    return renderToStaticMarkup(
      <ShopContext value={shopOf("staff")}>
        <PreorderRows orders={[{ ...order, createdAt: aMoment, updatedAt: aMoment }]} now={aMoment} />
      </ShopContext>,
    );
  };
  const asked = { differenceCents: 100, totalCents: 580 };
  expect(rail({})).not.toMatch(/Antwort/);
  expect(rail({ proposal: { ...asked, until: aMoment + 1 } })).toContain("Antwort offen");
  const lapsed = { at: aMoment, type: "edited", by: "system", data: { lapsed: 1 } } as const;
  expect(rail({ events: [...anOrder().events, lapsed] })).toContain("Keine Antwort");
});
