import { roles, type Role } from "@lokalkorb/domain/access/role";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { kitchenTicket } from "@lokalkorb/domain/ordering/order/kitchen-ticket";
import { aMoment, anAddress, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { weightText } from "@lokalkorb/ui/figures";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { Printout } from "./printout.tsx";
import {
  fitsPrintout,
  methodsOf,
  printoutAddresses,
  printoutAt,
  printoutDays,
  printoutsFor,
  type PrintoutKind,
} from "./printouts.ts";
import { rollPages } from "./use-roll-pages.ts";

const shopOf = (role: Role) =>
  ({
    restaurantId: "x",
    role,
    shop: { name: "Bäckerei am Inn", timezone: "Europe/Berlin", country: "DE" },
  }) as unknown as Shop;
const stamps = { v: 1 as const, createdAt: aMoment, updatedAt: aMoment };

function printed(kind: PrintoutKind, role: Role, orders: readonly Order[]): string {
  const documents = orders.map((order, index) => ({
    ...(role === "kitchen" ? kitchenTicket(order) : order),
    id: `o${index}`,
    ref: { id: `o${index}`, path: `o${index}` },
    ...stamps,
  }));
  return renderToStaticMarkup(
    <ShopContext value={shopOf(role)}>
      <Printout kind={kind} orders={documents} day="2026-11-20" stickerSize="small" />
    </ShopContext>,
  );
}

const brought = anOrder({
  customer: { uid: "u", name: "Annegret Öttl", email: "a@post.example", phone: "+498031123456", isGuest: true },
  distribution: {
    ...anOrder().distribution,
    type: "delivery",
    address: anAddress({ street: "Seestraße", houseNo: "5" }),
  },
  lines: [
    anOrderLine({ qty: 2, note: "dünn" }),
    anOrderLine({ lineId: "l2", name: "Brezn", removed: { at: 1, reason: "aus" } }),
  ],
  customerNote: "Nüsse: Allergie",
});

describe("POS-04 slips for kitchen and packing", () => {
  it.each(["packingSlips", "kitchenSlips", "deliveryList"] as const)("%s say that they are no receipt", (kind) => {
    const html = printed(kind, "owner", [brought]);
    expect(html).toContain("Kein Beleg im Sinne des UStG, keine Rechnung.");
    expect(html).not.toMatch(/MwSt|USt-|netto/);
    expect(html).not.toContain("Brezn");
    expect(html).toContain("„Nüsse: Allergie“");
  });

  it("mark a rehearsal", () => {
    for (const kind of ["packingSlips", "kitchenSlips"] as const) {
      expect(printed(kind, "owner", [{ ...brought, channel: "test" }])).toContain("TESTBESTELLUNG");
      expect(printed(kind, "owner", [brought])).not.toContain("TESTBESTELLUNG");
    }
  });
});

describe("GDP-02 on paper", () => {
  const persons = /Annegret|Seestraße|8031|post\.example/;

  it("the kitchen prints no name, no address and no price, whatever it prints", () => {
    for (const kind of printoutsFor("kitchen")) {
      const html = printed(kind, "kitchen", [brought]);
      expect(html, kind).not.toMatch(persons);
      expect(html, kind).not.toContain("€");
    }
    expect(printoutsFor("kitchen")).not.toContain("deliveryList");
    expect(printoutAt("lieferliste", "kitchen")).toBe("bakeList");
  });

  it("lists of goods and slips for the kitchen name no person for other roles either", () => {
    for (const kind of ["bakeList", "pickList", "supplierList", "kitchenSlips"] as const)
      expect(printed(kind, "owner", [brought]), kind).not.toMatch(persons);
  });

  it("a driver's list has name, street, phone, map and what is to be paid", () => {
    const html = printed("deliveryList", "staff", [brought]);
    for (const text of ["Annegret Öttl", "Seestraße 5, 83022 Rosenheim", "openstreetmap.org", "Bar", "2×"])
      expect(html).toContain(text);
  });
});

it("M-B5 a sticker tells the call number, the goods and all of their allergens", () => {
  const html = printed("stickers", "owner", [
    { ...brought, lines: [anOrderLine({ qty: 2, allergens: ["gluten:wheat", "milk", "nuts:hazelnut"] })] },
  ]);
  expect(html).toContain("2× Bauernbrot");
  expect(html).toContain("Glutenhaltiges Getreide (Weizen), Milch, Schalenfrüchte (Haselnuss)");
  expect(html).toContain("1 von 1");
  expect(html).toContain("Annegret Öttl");
  expect(html).toContain(">37<");
});

describe("M-B5 the choice of a printout", () => {
  it("has an address for each, and the bake list where the address says nothing known", () => {
    for (const role of roles)
      for (const kind of printoutsFor(role)) expect(printoutAt(printoutAddresses[kind], role)).toBe(kind);
    expect(printoutAt(null, "owner")).toBe("bakeList");
    expect(printoutAt("unsinn", "owner")).toBe("bakeList");
  });

  it("offers today and the days with orders, and the ways by name", () => {
    expect(printoutDays([{ dayKey: "2026-11-22" }, { dayKey: "2026-11-22" }], "2026-11-20")).toEqual([
      "2026-11-20",
      "2026-11-22",
    ]);
    const way = (optionId: string, name: string) => ({ distribution: { ...brought.distribution, optionId, name } });
    expect(methodsOf([way("b", "Tour"), way("a", "Abholung"), way("b", "Tour")])).toEqual([
      ["a", "Abholung"],
      ["b", "Tour"],
    ]);
  });

  it("keeps deliveries and pickups apart", () => {
    expect([fitsPrintout("deliveryList", brought), fitsPrintout("pickupList", brought)]).toEqual([true, false]);
    expect([fitsPrintout("deliveryList", anOrder()), fitsPrintout("pickupList", anOrder())]).toEqual([false, true]);
    expect(fitsPrintout("bakeList", brought)).toBe(true);
  });
});

it("M-B5 a slip's page of the roll is as long as the slip", () => {
  expect(rollPages([96, 378])).toBe(
    '@page roll-1 { size: 80mm 27mm; margin: 0; }\n[data-roll-page="1"] { page: roll-1; }\n' +
      '@page roll-2 { size: 80mm 102mm; margin: 0; }\n[data-roll-page="2"] { page: roll-2; }',
  );
});

it("M-B5 weights are read as people say them", () => {
  expect([262, 1000, 1250, 12_345].map((grams) => weightText(grams).replace("\u00a0", " "))).toEqual([
    "262 g",
    "1 kg",
    "1,25 kg",
    "12,345 kg",
  ]);
});
