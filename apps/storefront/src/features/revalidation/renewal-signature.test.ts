import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isSignedByUs, toleranceMillis } from "./renewal-signature.ts";

const now = 1_795_000_000_000;
const body = '{"restaurantId":"r","slug":"r","reason":"published"}';
const sign = (timestamp: string, text = body, secret = "s"): string =>
  createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");
const call = (change: object = {}) => ({
  secret: "s",
  timestamp: String(now),
  signature: sign(String(now)),
  body,
  now,
  ...change,
});

it("takes a call that the functions signed", () => {
  expect(isSignedByUs(call())).toBe(true);
});

it("refuses other secrets, changed bodies, empty signatures and replays", () => {
  const old = String(now - toleranceMillis - 1);
  expect(isSignedByUs(call({ signature: sign(String(now), body, "other") }))).toBe(false);
  expect(isSignedByUs(call({ body: `${body} ` }))).toBe(false);
  expect(isSignedByUs(call({ signature: "" }))).toBe(false);
  expect(isSignedByUs(call({ timestamp: old, signature: sign(old) }))).toBe(false);
  expect(isSignedByUs(call({ timestamp: "now", signature: sign("now") }))).toBe(false);
});
