import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password-hash.ts";

it("knows a password by its hash, one of an earlier cost too, and no other", async () => {
  const hash = await hashPassword("geheim-genug");
  const salt = Buffer.from("0123456789abcdef");
  const earlier = `scrypt$${salt.toString("base64url")}$${scryptSync("geheim-genug", salt, 32).toString("base64url")}`;
  for (const known of [hash, earlier]) {
    expect(await isPassword("geheim-genug", known)).toBe(true);
    expect(await isPassword("geheim-falsch", known)).toBe(false);
  }
  expect(await isPassword("geheim-genug", "foreign$abc")).toBe(false);
});
