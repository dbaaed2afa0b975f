import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { encryptPush } from "./encrypt-push.ts";
import { publicKeyOf, vapidHeader } from "./vapid.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

test("RFC 8291, appendix A: the message of the example is encrypted to the octets of the example", () => {
  const encrypted = encryptPush(
    Buffer.from("When I grow up, I want to be a watermelon"),
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("RFC 8292: the service hears who sends, signed for it alone and for twelve hours", () => {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const privateKey = ecdh.getPrivateKey("base64url");
  const now = Date.parse("2026-11-20T09:00:00Z");
  const header = vapidHeader(
    { privateKey, subject: "mailto:hilfe@lokalkorb.example" },
    "https://push.example/a/b",
    now,
  );
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKeyOf(privateKey));
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: "https://push.example",
    exp: now / 1000 + 12 * 3600,
    sub: "mailto:hilfe@lokalkorb.example",
  });
  const point = bytes(key);
  const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") }; // prettier-ignore
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, bytes(signature))).toBe(true);
});
