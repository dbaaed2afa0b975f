import { aMoment } from "@lokalkorb/domain/testing/builders";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import { expect, it } from "vitest";
import { operationsNow } from "./operations-now.ts";

const said = (connection: "live" | "offline" | "connecting", operations: Operations) =>
  operationsNow({ connection, operations, live: operations.state, timezone: "Europe/Berlin", now: aMoment }).join(" ");

it("M-P10 does not say offline that anybody can order, nor that nobody can", () => {
  expect(said("live", { state: "open" })).toBe("Es kann bestellt werden. Vorlauf wie eingestellt");
  const paused = { state: "paused", until: aMoment + 60_000 } as const;
  for (const operations of [{ state: "open" } as const, paused])
    expect(said("offline", operations)).toBe(
      "Gerade ohne Verbindung. Hier steht der letzte Stand. Was neu ist, kommt von selbst.",
    );
});

it("says when a pause ends, with the day where it is another one", () => {
  const until = (minutes: number): Operations => ({ state: "closed", until: aMoment + minutes * 60_000 });
  expect(said("live", until(10))).toMatch(/^Für heute geschlossen\. Öffnet \d\d:\d\d von selbst\.$/);
  expect(said("live", until(24 * 60))).toMatch(/^Für heute geschlossen\. Öffnet morgen \d\d:\d\d von selbst\.$/);
  expect(said("live", { state: "rush", until: aMoment, rushExtraMinutes: 15 })).toMatch(/^\+15 Min\. auf jede/);
});
