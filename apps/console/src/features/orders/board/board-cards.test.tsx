import { orderText } from "@/entities/order/ui/order-text";
import type { Role } from "@lokalkorb/domain/access/role";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { aMoment, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { Lane } from "./lane.tsx";

const timezone = "Europe/Berlin";
const shopOf = (role: Role) => ({ restaurantId: "x", role, shop: { timezone, country: "DE" } }) as unknown as Shop;

const { distribution, timeline } = anOrder();
const brought: Partial<Order> = {
  distribution: {
    ...distribution,
    type: "delivery",
    address: { street: "Seestraße", houseNo: "5", zip: "83209", city: "Prien", country: "DE" },
  },
};

function lane(role: Role, overrides: Partial<Order>, phone = false): string {
  const order = { ...anOrder(overrides), id: "o", ref: { id: "o", path: "o" }, v: 1 as const };
  return renderToStaticMarkup(
    <ShopContext value={shopOf(role)}>
      <Lane column="new" orders={[{ ...order, createdAt: aMoment, updatedAt: aMoment }]} phone={phone} />
    </ShopContext>,
  );
}

describe("a new order", () => {
  it("M-S6 says on each delay which time it comes to", () => {
    const promisedAt = timeline.promisedAt + 5 * 60_000;
    const html = lane("staff", { timeline: { ...timeline, promisedAt } });
    for (const minutes of [10, 20, 30]) {
      const { time } = instantToLocal(promisedAt + minutes * 60_000, timezone);
      expect(html).toContain(`>+${minutes} <span class="text-xs font-normal text-ink-2">${time}</span>`);
      expect(html).toContain(`aria-label="+${minutes} ${time}, später annehmen, Bestellung 37"`);
    }
  });

  it("M-P14 says where it is to be brought before anybody answers it, and on every card after that", () => {
    for (const phone of [false, true])
      for (const status of ["placed", "accepted", "preparing"] as const) {
        const html = lane("staff", { ...brought, status }, phone);
        expect(html).toContain("83209 Prien");
        expect(html).not.toContain("Seestraße");
      }
    expect(lane("staff", { ...brought, status: "ready" })).toContain("Seestraße 5, 83209 Prien");
  });

  it("M-P14 says to the kitchen nowhere where anybody lives", () => {
    for (const status of ["placed", "accepted", "preparing", "ready"] as const)
      for (const phone of [false, true]) expect(lane("kitchen", { ...brought, status }, phone)).not.toContain("Prien");
  });

  it("GDP-02 says to the kitchen nowhere who ordered", () => {
    const customer = { uid: "u", name: "Annegret Zwiebelbauer", email: "annegret@post.example", isGuest: false };
    for (const phone of [false, true]) {
      expect(lane("staff", { customer }, phone)).toContain("Annegret");
      expect(lane("kitchen", { customer }, phone)).not.toContain("Annegret");
    }
  });

  it("M-P21 rings for those who may answer it, and is a card like any other for the kitchen", () => {
    expect(lane("staff", {})).toContain('data-ringing="true"');
    for (const phone of [false, true]) {
      const html = lane("kitchen", {}, phone);
      expect(html).not.toContain("data-ringing");
      expect(html).toContain('data-order="o"');
    }
  });
});

it("M-P12 what has to be weighed, and whose age has to be seen, stands on the card from the beginning", () => {
  const catchWeight = { pricePerKgCents: 1290, estGrams: 1800 };
  const reminded = { lines: [anOrderLine({ catchWeight })], flags: { ageCheck: 18 as const } };
  for (const status of ["placed", "accepted", "preparing", "ready"] as const)
    for (const phone of [false, true]) {
      const html = lane("staff", { ...reminded, status }, phone);
      expect(html).toContain(`${orderText.scale} · ${orderText.age(18)}`);
    }
  const weighed = { lines: [anOrderLine({ catchWeight: { ...catchWeight, finalGrams: 1750 } })] };
  expect(lane("staff", { ...weighed, status: "ready" })).not.toContain(orderText.scale);
  const seen = { result: "passed", minAge: 18, at: aMoment, by: "merchant" } as const;
  expect(lane("staff", { ...reminded, status: "ready", ageCheck: seen })).not.toContain(orderText.age(18));
});

it("S-R20 who said that they are at the door is announced on the card, for all who hand over", () => {
  for (const phone of [false, true]) {
    expect(lane("staff", { status: "ready", arrivedAt: aMoment }, phone)).toContain(orderText.here("10:00\u00a0Uhr"));
    expect(lane("staff", { status: "ready" }, phone)).not.toContain("Ist da");
  }
});

it("an amount never breaks away from its unit, neither on a card nor in a row", () => {
  const lines = [anOrderLine({ name: "Kartoffeln, festkochend, 2 kg" })];
  for (const phone of [false, true])
    expect(lane("staff", { status: "accepted", lines }, phone)).toContain("festkochend, 2\u00a0kg");
});
