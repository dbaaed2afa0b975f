import { describe, expect, it } from "vitest";
import { anOrder } from "@lokalkorb/domain/testing/builders";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { operationsDialogText } from "@/features/orders/operations/operations-dialog-text";
import { dueText, durationText, promisedTime, remainingText, waitingText } from "./due-text.ts";

const now = Date.parse("2026-11-20T09:42:00Z");
const minute = 60_000;

describe("times on the board", () => {
  it("M-P1 say parts of an hour with a comma", () => {
    expect([30, 60, 90, 120].map(operationsDialogText.forMinutes)).toEqual([
      "30 Minuten",
      "1 Stunde",
      "1,5 Stunden",
      "2 Stunden",
    ]);
  });

  it("M-S12 are the ones promised last, on the board and in every list", () => {
    const order = anOrder({ timeline: { ...anOrder().timeline, promisedAt: now + 5 * minute } });
    expect(order.distribution.slot.start).not.toBe(order.timeline.promisedAt);
    expect(promisedTime(order, "Europe/Berlin")).toBe("10:47");
  });

  it("say durations in the largest useful unit", () => {
    expect([0, 18, 60, 78, 1439, 1440, 4320].map((minutes) => durationText(minutes))).toEqual([
      "0 Min.",
      "18 Min.",
      "1 Std.",
      "1 Std. 18 Min.",
      "23 Std. 59 Min.",
      "1 Tag",
      "3 Tage",
    ]);
    expect([-5, 0, 48_900, 725_000].map(waitingText)).toEqual(["0 Sek.", "0 Sek.", "48 Sek.", "12 Min."]);
  });

  it("say how far away the promised time is", () => {
    const remaining = (status: OrderStatus, minutes: number) => {
      const at = now + minutes * minute;
      return remainingText(anOrder({ status, timeline: { releaseAt: now, prepareBy: at, promisedAt: at } }), now);
    };
    expect(remaining("accepted", 18)).toBe("in 18 Min.");
    expect(remaining("placed", 78)).toBe("in 1 Std. 18 Min.");
    expect(remaining("preparing", 0)).toBe("jetzt");
    expect(remaining("preparing", -2)).toBe("2 Min. über");
    expect(remaining("ready", -12)).toBe("seit 12 Min.");
    const day = 24 * 60;
    expect([1, 3].map((days) => remaining("accepted", days * day))).toEqual(["in 1 Tag", "in 3 Tagen"]);
    expect(remaining("ready", -3 * day)).toBe("seit 3 Tagen");
    expect(remaining("preparing", -3 * day)).toBe("3 Tage über");
    expect(waitingText(3 * day * minute)).toBe("3 Tagen");
  });

  it("name the day unless it is today, on the shop's clock", () => {
    const at = (text: string) => dueText(Date.parse(text), now, "Europe/Vienna");
    expect(at("2026-11-20T10:30:00Z")).toEqual({ day: "", time: "11:30" });
    expect(at("2026-11-20T23:30:00Z")).toEqual({ day: "morgen", time: "00:30" });
    expect(at("2026-11-22T09:00:00Z")).toEqual({ day: "So., 22.11.", time: "10:00" });
  });
});
