import { describe, expect, it } from "vitest";
import { aMoment, anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { changesOf, lineValues, wrongWeights } from "./edit-values.ts";
import { editSentences, previewOfEdit } from "./edit-preview.ts";
import { refundableLines, refundedText, requestOf } from "./refund-values.ts";

const base = anOrder();
const [first] = base.lines;
if (first === undefined) throw new Error("Invariant: the built order has a line");
const line = (lineId: string, overrides: Partial<OrderLine> = {}): OrderLine => ({
  ...first,
  lineId,
  qty: 2,
  unitCents: 500,
  totalCents: 1000,
  depositCents: 0,
  vat: [{ rateBp: 700, grossCents: 1000 }],
  choices: [],
  components: [],
  ...overrides,
});
const byWeight = line("hen", {
  name: "Suppenhuhn",
  qty: 1,
  unitCents: 1800,
  totalCents: 1800,
  vat: [{ rateBp: 700, grossCents: 1800 }],
  catchWeight: { pricePerKgCents: 1000, estGrams: 1800, minGrams: 1400, maxGrams: 2300 },
});
const order: Order = {
  ...base,
  status: "preparing",
  lines: [line("bread"), byWeight],
  totals: {
    itemsCents: 2800,
    depositCents: 0,
    discountCents: 0,
    deliveryCents: 0,
    feesCents: 0,
    tipCents: 0,
    totalCents: 2800,
    vat: [{ rateBp: 700, netCents: 2617, vatCents: 183, grossCents: 2800 }],
  },
};
function values(lineId: string, patch: object) {
  const found = order.lines.find((one) => one.lineId === lineId);
  if (found === undefined) throw new Error(`Invariant: ${lineId}`);
  return { [lineId]: { ...lineValues(found), ...patch } };
}
function sentences(edited: ReturnType<typeof values>, of: Order = order): readonly string[] {
  const changes = changesOf(of.lines, edited);
  const preview = previewOfEdit({ order: of, menu: null, changes, role: "owner", now: aMoment });
  return preview.ok ? editSentences(of, preview.value) : [preview.refusal.type];
}

describe("what was typed into an order", () => {
  it("is nothing as long as nothing differs", () => {
    expect(changesOf(order.lines, {})).toEqual([]);
    expect(changesOf(order.lines, values("bread", {}))).toEqual([]);
  });

  it("becomes one change per thing, and only the removal for what goes", () => {
    expect(changesOf(order.lines, values("bread", { qty: 3, packed: true })).map(({ kind }) => kind)).toEqual([
      "quantity",
      "pack",
    ]);
    expect(changesOf(order.lines, values("bread", { qty: 3, removed: true })).map(({ kind }) => kind)).toEqual([
      "remove",
    ]);
    expect(changesOf(order.lines, values("bread", { removed: true }), "Zu Boden gefallen")).toEqual([
      { kind: "remove", lineId: "bread", reason: "Zu Boden gefallen" },
    ]);
    expect(changesOf(order.lines, values("bread", { qty: 3, instead: { refId: "milk", choices: [] } }))).toEqual([
      { kind: "replace", lineId: "bread", refId: "milk", qty: 3, choices: [] },
    ]);
  });

  it("M-S10 is followed by what comes in", () => {
    const added = [{ key: 0, refId: "jam", qty: 2, choices: [] }];
    expect(changesOf(order.lines, values("bread", { removed: true }), undefined, added)).toMatchObject([
      { kind: "remove", lineId: "bread" },
      { kind: "add", refId: "jam", qty: 2, choices: [] },
    ]);
  });

  it("knows weights as people write them, and says where one is none", () => {
    for (const grams of ["1740", "1.740 g", "1,74", "1,74 kg"])
      expect(changesOf(order.lines, values("hen", { grams }))).toEqual([{ kind: "weigh", lineId: "hen", grams: 1740 }]);
    expect(wrongWeights(order.lines, values("hen", { grams: "zwei" }))).toEqual(["hen"]);
    expect(changesOf(order.lines, values("hen", { grams: "zwei" }))).toEqual([]);
  });
});

describe("the difference in words", () => {
  it("says what gets cheaper, and what goes back where it was paid already", () => {
    expect(sentences(values("bread", { qty: 1 }))).toEqual(["5,00\u00a0€ weniger. Neue Summe: 23,00\u00a0€."]);
    const paid: Order = {
      ...order,
      paymentStatus: "paid",
      payments: [
        {
          id: "counter-1",
          provider: "counter",
          method: "cash",
          state: "captured",
          authorizedCents: 2800,
          capturedCents: 2800,
          at: aMoment,
        },
      ],
    };
    expect(sentences(values("bread", { qty: 1 }), paid)).toContain("Die Kundschaft bekommt 5,00\u00a0€ zurück.");
  });

  it("says that the shopper must agree to more goods, and need not for a weight within the estimate", () => {
    expect(sentences(values("bread", { qty: 3 }))).toEqual([
      "5,00\u00a0€ mehr. Neue Summe: 33,00\u00a0€.",
      "Die Kundschaft muss zustimmen. Bis dahin bleibt die Bestellung, wie sie ist.",
    ]);
    expect(sentences(values("hen", { grams: "2000" }))).toEqual(["2,00\u00a0€ mehr. Neue Summe: 30,00\u00a0€."]);
    expect(sentences(values("hen", { grams: "1800" }))).toEqual(["Der Preis bleibt gleich."]);
    expect(sentences(values("hen", { grams: "9000" }))).toEqual(["weight-implausible"]);
  });
});

describe("a refund", () => {
  it("offers only what can still go back", () => {
    expect(refundableLines(order).map(({ name, leftCents }) => [name, leftCents])).toEqual([
      [`2× ${first.name}`, 1000],
      ["1× Suppenhuhn", 1800],
    ]);
  });

  it("M-P17 says afterwards who has to give the money back, and of cash never that it goes by itself", () => {
    const paid = (method: "cash" | "card" | "online" | "giftCard") => {
      const amounts = { state: "captured", authorizedCents: 500, capturedCents: 500, at: aMoment } as const;
      const payments = [{ id: "p", provider: "counter" as const, method, ...amounts }];
      const seen = { cents: 500, from: [{ paymentId: "p", cents: 500 }], lines: [], vat: [] };
      return refundedText({ ...order, payments }, seen, 500);
    };
    expect(paid("cash")).toBe("Erstattet: 5,00\u00a0€ bar aus der Kasse geben.");
    expect(paid("card")).toBe("Erstattet: 5,00\u00a0€ am Kartengerät zurückbuchen.");
    expect(paid("online")).toBe("Erstattet: 5,00\u00a0€ gehen online zurück, das dauert wenige Tage.");
    expect(paid("giftCard")).toBe("Erstattet: 5,00\u00a0€ kommen zurück auf den Gutschein.");
    // Another refund was quicker, and less went back than was seen here.
    const seen = { cents: 500, from: [{ paymentId: "p", cents: 500 }], lines: [], vat: [] };
    expect(refundedText(order, seen, 300)).toBe("Erstattet: 3,00\u00a0€.");
    expect(refundedText(order, null, 300)).toBe("Erstattet: 3,00\u00a0€.");
  });

  it("is a wish, or says what is wrong with it", () => {
    expect(requestOf({ kind: "all", amount: "", lines: {} })).toEqual({ kind: "all" });
    expect(requestOf({ kind: "amount", amount: "4,5", lines: {} })).toEqual({ kind: "amount", cents: 450 });
    expect(requestOf({ kind: "amount", amount: "viel", lines: {} })).toMatch(/Betrag/);
    expect(requestOf({ kind: "lines", amount: "", lines: {} })).toMatch(/wähle/);
    expect(requestOf({ kind: "lines", amount: "", lines: { bread: "5,00" } })).toEqual({
      kind: "lines",
      lines: [{ lineId: "bread", cents: 500 }],
    });
    expect(requestOf({ kind: "lines", amount: "", lines: { bread: "" } })).toMatch(/Betrag/);
  });
});
