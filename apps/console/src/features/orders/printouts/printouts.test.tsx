import { roles, type Role } from "@lokalkorb/domain/access/role";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { kitchenTicket } from "@lokalkorb/domain/ordering/order/kitchen-ticket";
import { aMoment, anAddress, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { weightText } from "@lokalkorb/ui/figures";
import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ShopContext, type Shop } from "@/entities/shop/shop-context";
import { stationsOf, stationsOfLine } from "@/entities/order/items/stations";
import { StickerPages } from "./stickers/stickers.tsx";
import { Printout } from "./printout.tsx";
import {
  firstPlace,
  fitsPrintout,
  methodsOf,
  printoutAddresses,
  printoutAt,
  printoutDays,
  printoutsFor,
  stickerSizes,
  type PrintoutKind,
  type StickerSize,
} from "./choice/printouts.ts";
import { rollPages } from "./slips/use-roll-pages.ts";

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

function labels(size: StickerSize, from: number, orders: readonly Order[]): string {
  const documents = orders.map((order) => ({ ...order, id: "o", ref: { id: "o", path: "o" }, ...stamps }));
  const bread = { bestBefore: { kind: "bestBefore", date: "2026-11-24" }, coldChain: "chilled" };
  return renderToStaticMarkup(
    <ShopContext value={shopOf("owner")}>
      <StickerPages orders={documents} size={size} from={from} items={new Map([["bread", bread]]) as never} />
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
  const line = anOrderLine({ refId: "bread", qty: 2, allergens: ["gluten:wheat", "milk", "nuts:hazelnut"] });
  const html = labels("small", 1, [{ ...brought, lines: [line] }]);
  expect(html).toContain("2× Bauernbrot");
  expect(html).toContain("Glutenhaltiges Getreide (Weizen), Milch, Schalenfrüchte (Haselnuss)");
  expect(html).toContain("1 von 1");
  expect(html).toContain("Annegret Öttl");
  expect(html).toContain(">37<");
  // FOO-01 The last day and how it is kept stand on what is handed over.
  expect(html).toContain("mindestens haltbar bis 24.11.2026 · kühl lagern");
});

it("M-B5 a sheet that was begun goes on at its first free label, and nothing is left out", () => {
  const lines = Array.from({ length: 23 }, (_line, index) =>
    anOrderLine({ lineId: `l${index}`, name: `Ware ${index}` }),
  );
  const html = labels("sheet24", 3, [{ ...brought, lines }]);
  expect(html.match(/data-label-sheet/g)).toHaveLength(2);
  expect(html.match(/_usedLabel/g)).toHaveLength(2);
  for (const { name } of lines) expect(html.split(`1× ${name}<`).length - 1, name).toBe(1);
  expect([firstPlace("3", "sheet24"), firstPlace("25", "sheet24"), firstPlace("x", "sheet14")]).toEqual([3, 1, 1]);
  expect([firstPlace("14", "sheet14"), firstPlace("3", "small"), firstPlace(null, "sheet24")]).toEqual([14, 1, 1]);
});

describe("the slip for the customer's bag", () => {
  const bag = (order: Partial<Order> = {}) => printed("customerSlips", "owner", [{ ...brought, ...order }]);

  it("POS-04 FOO-03 has number, name, goods, allergens and what is to be paid, and is no receipt", () => {
    const html = bag({ lines: [anOrderLine({ qty: 2, kitchenName: "BAUERN", allergens: ["milk"] })] });
    for (const text of ["Annegret Öttl", ">37<", "2×", "Bauernbrot", "enthält Milch", "Zu zahlen: Bar"])
      expect(html).toContain(text);
    expect(html).toContain("Kein Kassenbon, kein Beleg im Sinne des UStG, keine Rechnung.");
    expect(html).not.toMatch(/MwSt|USt-|netto|BAUERN|8031|post\.example/);
  });

  it("says that it is paid, and names deposit, discount and gift card", () => {
    const { totals } = brought;
    const html = bag({
      paymentStatus: "paid",
      totals: { ...totals, depositCents: 100, discountCents: -50, totalCents: totals.itemsCents + 50 },
      codes: [{ codeId: "g", code: "G", name: "Weihnachten", kind: "giftCard", cents: 500 }],
    });
    for (const text of ["Pfand", "Rabatt", "Gutschein Weihnachten", "Bezahlt"]) expect(html).toContain(text);
    expect(html).not.toContain("Zu zahlen");
  });

  it("GDP-02 is none of the kitchen's", () => {
    expect(printoutsFor("kitchen")).not.toContain("customerSlips");
    expect(printoutAt("abholzettel", "kitchen")).toBe("bakeList");
  });
});

it("M-B5 a line is made at the stations of its goods, and parts of a bundle at theirs", () => {
  const items = new Map([
    ["bread", { station: "Ofen 10" }],
    ["egg", { station: "Ofen 2" }],
  ]) as never;
  const part = { slotId: "a", name: "", qty: 1, surchargeCents: 0 };
  const box = anOrderLine({
    kind: "bundle",
    refId: "box",
    components: [
      { ...part, itemId: "bread" },
      { ...part, itemId: "egg" },
      { ...part, itemId: "jam" },
    ],
  });
  expect(stationsOfLine(box, items)).toEqual(["Ofen 10", "Ofen 2", ""]);
  expect(stationsOf([{ lines: [box, anOrderLine()] }], { items })).toEqual(["Ofen 2", "Ofen 10"]);
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

const someOrders = fc.array(
  fc.array(
    fc.record({ ware: fc.integer({ min: 1, max: 5 }), qty: fc.integer({ min: 1, max: 40 }), out: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
  { minLength: 1, maxLength: 4 },
);

it("M-B5 whatever is printed, its pieces are those of the orders", () => {
  fc.assert(
    fc.property(someOrders, (drawn) => {
      const orders = drawn.map((lines) => ({
        ...brought,
        lines: lines.map(({ ware, qty, out }, index) =>
          anOrderLine({
            lineId: `l${index}`,
            name: `Ware${ware}`,
            qty,
            ...(out && { removed: { at: 1, reason: "aus" } }),
          }),
        ),
      }));
      const pieces = (ware: number): number =>
        drawn.flat().reduce((sum, line) => sum + (line.ware === ware && !line.out ? line.qty : 0), 0);
      const papers = [
        ...(["kitchenSlips", "customerSlips", "packingSlips", "deliveryList", "pickupList"] as const).map((kind) =>
          printed(kind, "owner", orders),
        ),
        ...stickerSizes.map((size) => labels(size, 5, orders)),
      ];
      for (const html of papers) {
        const found = [...html.replaceAll(/<[^>]*>/g, " ").matchAll(/(\d+)×?\s+Ware(\d)/g)];
        for (const ware of [1, 2, 3, 4, 5])
          expect(found.reduce((sum, [, qty, one]) => sum + (Number(one) === ware ? Number(qty) : 0), 0)).toBe(
            pieces(ware),
          );
      }
    }),
    { numRuns: 25 },
  );
});
