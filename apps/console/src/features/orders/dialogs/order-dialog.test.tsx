import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Role } from "@lokalkorb/domain/access/role";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { OrderCard } from "../board/order-card.tsx";
import { OrderDialog } from "./order-dialog.tsx";

const { distribution, lines } = anOrder();
const delivered: Partial<Order> = {
  status: "ready",
  paymentStatus: "paid",
  distribution: {
    ...distribution,
    type: "delivery",
    address: { street: "Seestraße", houseNo: "5", zip: "83209", city: "Prien", country: "DE" },
  },
  payments: [
    {
      id: "counter-1",
      provider: "counter",
      method: "cash",
      state: "captured",
      authorizedCents: 1180,
      capturedCents: 1180,
      at: aMoment,
    },
  ],
  proposal: { differenceCents: 300, totalCents: 1480, until: aMoment },
};

const shopOf = (role: Role) =>
  ({ restaurantId: "x", role, shop: { timezone: "Europe/Berlin", country: "DE" } }) as unknown as Shop;

function shown(role: Role, overrides: Partial<Order> = {}): string {
  const order = { ...anOrder({ ...delivered, ...overrides }), id: "o", ref: { id: "o", path: "o" } };
  const stored = { ...order, v: 1, createdAt: aMoment, updatedAt: aMoment };
  return renderToStaticMarkup(
    <ShopContext value={shopOf(role)}>
      <OrderCard order={stored} />
      <OrderDialog order={stored} onClose={() => undefined} />
    </ShopContext>,
  );
}

describe("what stands on a card and in its dialog", () => {
  it("is for the kitchen what has to be made, and neither money nor where people live", () => {
    const kitchen = shown("kitchen");
    expect(kitchen).toContain(lines[0]?.name);
    for (const secret of ["€", "Seestraße", "mailto:", "Erstatten", "Bezahlt"]) expect(kitchen).not.toContain(secret);
  });

  it("K-FM-46 says who did a step, but not to the kitchen", () => {
    const events = [
      { type: "placed", at: aMoment, by: "customer" },
      { type: "accepted", at: aMoment + 1, by: "system" },
      { type: "preparing", at: aMoment + 2, by: "merchant" },
    ] as const;
    const actors = ["Kundschaft", "automatisch", "Betrieb"];
    for (const actor of actors) {
      expect(shown("staff", { events })).toContain(`${actor}</span>`);
      expect(shown("kitchen", { events })).not.toContain(`${actor}</span>`);
    }
  });

  it("is for a manager the address, what was paid, and how much can go back", () => {
    const manager = shown("manager");
    expect(manager).toContain("Seestraße 5, 83209 Prien");
    expect(manager).toContain("11,80\u00a0€ bar erhalten");
    expect(manager).toMatch(/Erstatten \(bis \d+,\d\d\u00a0€\)/);
    expect(manager).toContain("Änderung vorgeschlagen, Antwort offen");
    // The person on the phone hears the change.
    const changes = [{ name: "Bergkäse", from: 1, to: 3 }];
    const asked = { differenceCents: 300, totalCents: 1480, until: aMoment, changes };
    expect(shown("manager", { proposal: asked })).toContain("Es ginge um: 3\u00a0× Bergkäse statt 1.");
  });

  it("K-CMP-9 says that nobody answered, what holds now and what can be done, and no longer waits", () => {
    const events = [{ at: aMoment, type: "edited", by: "system", data: { lapsed: 1 } } as const];
    const { proposal: _over, ...rest } = anOrder(delivered);
    for (const role of ["kitchen", "manager"] as const) {
      const lapsed = shown(role, { ...rest, events, proposal: undefined as never });
      expect(lapsed).toContain("Keine Antwort: es bleibt, wie bestellt");
      expect(lapsed).toContain("Vorschlag ohne Antwort");
      expect(lapsed).not.toContain("Antwort offen");
    }
    expect(shown("manager", { events, proposal: undefined as never })).toContain(
      "Mach die Bestellung, wie sie ist, schlag etwas anderes vor oder ruf an.",
    );
  });

  it("M-P14 leads to the way on a map, in a page of its own that learns nothing of ours, and not the kitchen", () => {
    expect(shown("staff")).toContain(
      'href="https://www.openstreetmap.org/search?query=Seestra%C3%9Fe%205%2C%2083209%20Prien" target="_blank" rel="noreferrer"',
    );
    expect(shown("kitchen")).not.toContain("openstreetmap");
  });

  it("offers a refund to nobody who may not give one, and none where nothing is left", () => {
    expect(shown("staff")).not.toContain("Erstatten");
    expect(shown("manager", { payments: [] })).not.toContain("Erstatten");
  });

  it("ALC-02 says that a parcel with alcohol goes with the carrier's check of the age", () => {
    const { distribution } = anOrder();
    const sent = { flags: { ageCheck: 18 }, distribution: { ...distribution, type: "shipping" } } as const;
    expect(shown("staff", sent)).toContain("Als Paket mit Altersprüfung ab 18 Jahren aufgeben");
    expect(shown("staff", sent)).not.toContain("Ausweis zeigen lassen");
  });

  it("ALC-04 says whether a document was looked at, and names nobody", () => {
    const flags = { ageCheck: 16 } as const;
    const result = (ageCheck: Order["ageCheck"]): string =>
      shown("staff", { flags, ...(ageCheck === undefined ? {} : { ageCheck }) });
    expect(result(undefined)).toContain("Ausweis zeigen lassen: ab 16 Jahren");
    const check = { minAge: 16, at: aMoment, by: "merchant" } as const;
    expect(result({ ...check, result: "passed" })).toContain("Alter geprüft: ab 16 Jahren");
    expect(result({ ...check, result: "refused" })).toContain("Nicht übergeben: Nachweis ab 16 Jahren fehlte");
  });

  it("leads what is brought to the door before it can be handed over, and what is weighed to the scale", () => {
    expect(shown("staff")).toContain("Losfahren");
    const byWeight = lines.map((line) => ({ ...line, catchWeight: { pricePerKgCents: 1000, estGrams: 1500 } }));
    const weighed = shown("staff", { status: "preparing", lines: byWeight });
    expect(weighed).toContain("Wiegen");
    expect(weighed).toContain("geschätzt 1.500\u00a0g, noch wiegen");
  });
});
