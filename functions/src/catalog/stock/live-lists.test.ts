import { describe, expect, it } from "vitest";
import { fullSlotsAfter, liveItemsAfter, liveItemState } from "./live-lists.ts";

const live = { soldOutItemIds: ["brezel"], lowItemIds: ["milch"] };

describe("what shoppers are told while a menu is out", () => {
  it("writes nothing while an item stays what it was", () => {
    expect(liveItemsAfter(live, { itemId: "brezel", isGone: true, isLow: true })).toBeNull();
    expect(liveItemsAfter(live, { itemId: "semmel", isGone: false, isLow: false })).toBeNull();
  });

  it("moves an item from low to gone and back", () => {
    expect(liveItemsAfter(live, { itemId: "milch", isGone: true, isLow: true })).toEqual({
      soldOutItemIds: ["brezel", "milch"],
      lowItemIds: [],
      soldOutUntil: {},
    });
    expect(liveItemsAfter(live, { itemId: "brezel", isGone: false, isLow: false })).toEqual({
      soldOutItemIds: [],
      lowItemIds: ["milch"],
      soldOutUntil: {},
    });
  });

  it("calls a counted item gone when every piece is reserved", () => {
    const stock = { mode: "counted", onHand: 3, reserved: 3, lowAt: 1 };
    expect(liveItemState("torte", { stock, status: "active" }, 0)).toEqual({
      itemId: "torte",
      isGone: true,
      isLow: true,
    });
    expect(liveItemState("torte", { stock: { ...stock, reserved: 2 }, status: "active" }, 0)).toEqual({
      itemId: "torte",
      isGone: false,
      isLow: true,
    });
  });

  it("ends 'sold out today' by itself", () => {
    const item = { stock: { mode: "unlimited", onHand: 0, reserved: 0 }, soldOutUntil: 10, status: "active" } as const;
    expect(liveItemState("torte", item, 9).isGone).toBe(true);
    expect(liveItemState("torte", item, 10).isGone).toBe(false);
  });

  it("S-R12 says when an item comes back by itself, and no more once it is there or out of stock, too", () => {
    const gone = { itemId: "torte", isGone: true, isLow: false };
    const told = liveItemsAfter(live, { ...gone, until: 10 });
    expect(told).toMatchObject({ soldOutItemIds: ["brezel", "torte"], soldOutUntil: { torte: 10 } });
    const after = { ...live, ...told };
    expect(liveItemsAfter(after, { ...gone, until: 10 })).toBeNull();
    expect(liveItemsAfter(after, gone)?.soldOutUntil).toEqual({});
    expect(liveItemsAfter(after, { ...gone, isGone: false })?.soldOutUntil).toEqual({});

    const stock = { mode: "counted", onHand: 3, reserved: 2 };
    const item = { stock, soldOutUntil: 10, status: "active" } as const;
    expect(liveItemState("torte", item, 9).until).toBe(10);
    expect(liveItemState("torte", item, 10).until).toBeUndefined();
    expect(liveItemState("torte", { ...item, stock: { ...stock, reserved: 3 } }, 9).until).toBeUndefined();
    expect(liveItemState("torte", { ...item, status: "hidden" }, 9).until).toBeUndefined();
  });

  it("forgets full slots that are over", () => {
    const isOver = (entry: string): boolean => entry < "b";
    expect(fullSlotsAfter(["a", "c"], "d", true, isOver)).toEqual(["c", "d"]);
    expect(fullSlotsAfter(["c"], "c", true, isOver)).toBeNull();
    expect(fullSlotsAfter(["c"], "c", false, isOver)).toEqual([]);
  });
});
