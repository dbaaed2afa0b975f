import { expect, test } from "vitest";
import { isMailAddress } from "./mail-address.ts";

test.each(["kundin@hofladen.example", "vor.nach+korb@post.example", "o'neil_7@mail.bauer.example"])(
  "takes the address %s",
  (text) => expect(isMailAddress(text)).toBe(true),
);

test.each(["", "kundin", "<a@b.cc>", ",a@b.cc", "a@[127.0.0.1]", "a b@c.de", "a@b", "a@b.c", `${"a".repeat(65)}@b.cc`])(
  "X-L11 does not take %j, which no mailer takes",
  (text) => expect(isMailAddress(text)).toBe(false),
);

test("takes nothing longer than an address may be", () => {
  expect(isMailAddress(`a@${"b".repeat(249)}.de`)).toBe(true);
  expect(isMailAddress(`a@${"b".repeat(250)}.de`)).toBe(false);
});
