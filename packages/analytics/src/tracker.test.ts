import { describe, expect, it } from "vitest";
import { createConsent } from "./consent.ts";
import { createTracker } from "./tracker.ts";
import type { AnalyticsEvent } from "./tracker.ts";

function aTracker() {
  const consent = createConsent();
  const sent: AnalyticsEvent[] = [];
  return { consent, sent, tracker: createTracker(consent, (event) => sent.push(event)) };
}

describe("createTracker", () => {
  it("F35 sends nothing before statistics are granted, and nothing of it later", () => {
    const { consent, sent, tracker } = aTracker();
    tracker.track({ name: "page-view", path: "/" });
    consent.decide(["statistics"]);
    expect(sent).toEqual([]);
  });

  it("F35 sends while statistics are granted and stops when they are withdrawn", () => {
    const { consent, sent, tracker } = aTracker();
    consent.decide(["statistics", "marketing"]);
    tracker.track({ name: "page-view", path: "/a" });
    consent.decide(["marketing"]);
    tracker.track({ name: "page-view", path: "/b" });
    expect(sent).toEqual([{ name: "page-view", path: "/a" }]);
  });

  it("F35 tells listeners about every decision until they leave", () => {
    const { consent } = aTracker();
    const seen: number[] = [];
    const leave = consent.subscribe(({ granted }) => seen.push(granted.size));
    consent.decide(["statistics"]);
    consent.decide([]);
    leave();
    consent.decide(["marketing"]);
    expect(seen).toEqual([1, 0]);
  });
});
