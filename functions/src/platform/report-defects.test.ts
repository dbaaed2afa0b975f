import { HttpsError } from "firebase-functions/https";
import { expect, it } from "vitest";
import { reportDefects } from "./report-defects.ts";

function aReporter() {
  const captured: unknown[] = [];
  return {
    captured,
    to: () => ({
      capture: (error: unknown, facts?: object) => {
        captured.push([(error as Error).message, facts]);
        return Promise.resolve();
      },
    }),
  };
}

it("reports a defect with its function and passes it on", async () => {
  const { captured, to } = aReporter();
  const handler = reportDefects("placeOrder", (what: string) => Promise.reject(new Error(what)), to);
  await expect(handler("broken")).rejects.toThrow("broken");
  expect(captured).toEqual([["broken", { function: "placeOrder" }]]);
});

it("reports neither an answer nor a refusal", async () => {
  const { captured, to } = aReporter();
  expect(await reportDefects("a", (n: number) => Promise.resolve(n + 1), to)(1)).toBe(2);
  const refuse = reportDefects("a", () => Promise.reject(new HttpsError("failed-precondition", "closed")), to);
  await expect(refuse()).rejects.toThrow("closed");
  expect(captured).toEqual([]);
});
