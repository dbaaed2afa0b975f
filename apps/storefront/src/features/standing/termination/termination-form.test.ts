import { expect, it } from "vitest";
import { emptyTermination, noticeOf, terminationErrorsOf, terminationOfTab } from "./termination-form.ts";

const today = "2026-11-24";
const full = { ...emptyTermination, name: " Kundin ", email: "k@post.example", shop: "Hofladen" };

it("WDR-05 asks for name, address and shop, for a reason where there has to be one, and for a day that is still to come", () => {
  expect(Object.keys(terminationErrorsOf(emptyTermination, today))).toEqual(["name", "email", "shop"]);
  expect(terminationErrorsOf(full, today)).toEqual({});
  expect(Object.keys(terminationErrorsOf({ ...full, kind: "extraordinary" }, today))).toEqual(["reason"]);
  expect(Object.keys(terminationErrorsOf({ ...full, isLater: true, on: today }, today))).toEqual(["on"]);
  expect(terminationErrorsOf({ ...full, isLater: true, on: "2026-12-01" }, today)).toEqual({});
});

it("WDR-05 sends what was chosen, and keeps what was typed over a reload", () => {
  expect(noticeOf(full, null)).toEqual({ name: "Kundin", email: "k@post.example", shop: "Hofladen", kind: "ordinary" });
  const rich = {
    ...full,
    kind: "extraordinary" as const,
    reason: "Umzug",
    contract: "Kiste",
    isLater: true,
    on: "2026-12-01",
  };
  expect(noticeOf(rich, "plan")).toMatchObject({
    reason: "Umzug",
    contract: "Kiste",
    on: "2026-12-01",
    planId: "plan",
  });
  expect(terminationOfTab(JSON.parse(JSON.stringify(rich)))).toEqual(rich);
  expect(terminationOfTab(null)).toEqual(emptyTermination);
});
