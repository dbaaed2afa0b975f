import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isFromProvider, readMailReport } from "./read-mail-report.ts";

const body = Buffer.from('{"RecordType":"Bounce"}');
const sign = (secret: string, text = body): string =>
  `t=1700000000,v1=${createHmac("sha256", secret).update("1700000000.").update(text).digest("hex")}`;
const basic = (password: string): string => `Basic ${Buffer.from(`post:${password}`).toString("base64")}`;

it("S6 takes only what the provider signed, byte for byte, or who knows the secret", () => {
  const check = (signature: string | undefined, authorization?: string): boolean =>
    isFromProvider({ signature, authorization }, body, "geheim");
  expect(check(sign("geheim"))).toBe(true);
  expect(check(sign("anders"))).toBe(false);
  expect(check(sign("geheim", Buffer.from('{"RecordType":"Bounce" }')))).toBe(false);
  expect(check(sign("geheim").replace("t=1700000000", "t=1700000001"))).toBe(false);
  expect(check(undefined)).toBe(false);
  expect(check("t=1,v1=00")).toBe(false);
  expect(check(undefined, basic("geheim"))).toBe(true);
  expect(check(undefined, basic("falsch"))).toBe(false);
  expect(check(undefined, "Basic ")).toBe(false);
});

it("reads hard and soft bounces and complaints, and leaves the rest", () => {
  const read = (report: Readonly<Record<string, unknown>>) =>
    readMailReport(JSON.stringify({ Email: "a@post.example", ...report }));
  expect(read({ RecordType: "Bounce", Type: "HardBounce", Metadata: { outbox: "order_r_o_1_shopper" } })).toEqual({
    kind: "bounced",
    email: "a@post.example",
    mailId: "order_r_o_1_shopper",
  });
  expect(read({ RecordType: "Bounce", Type: "SoftBounce", Metadata: { outbox: "../../users/x" } })).toEqual({
    kind: "soft-bounced",
    email: "a@post.example",
    mailId: undefined,
  });
  expect(read({ RecordType: "SpamComplaint" })?.kind).toBe("complained");
  expect(read({ RecordType: "Bounce", Type: "SpamComplaint" })?.kind).toBe("complained");
  expect(read({ RecordType: "Bounce", Type: "AutoResponder" })).toBeNull();
  expect(read({ RecordType: "Delivery" })).toBeNull();
  expect(readMailReport('{"RecordType":"Bounce","Type":"HardBounce"}')).toBeNull();
});
