import { expect, test } from "vitest";
import { giftMailLink } from "./gift-mail-link.ts";

test("M-P18 the letter has everything that is needed to pay with the card", () => {
  const link = giftMailLink({
    shop: "Müller & Söhne",
    name: "Gutschein",
    code: "GESCHENK-7KQ2",
    worth: "50,00 €",
    until: "31.12.2029",
  });
  const { protocol, searchParams } = new URL(link);
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe("Gutschein von Müller & Söhne");
  for (const part of ["Müller & Söhne", "GESCHENK-7KQ2", "50,00 €", "31.12.2029"])
    expect(searchParams.get("body")).toContain(part);
  expect(searchParams.get("body")).not.toContain("+");
});
