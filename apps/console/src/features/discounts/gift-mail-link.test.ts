import { expect, test } from "vitest";
import { giftMailLink } from "./gift-mail-link.ts";

test("M-P18 the letter has everything that is needed to pay with the card", () => {
  const card = {
    shop: "Müller & Söhne",
    name: "Gutschein",
    code: "GESCHENK-7KQ2",
    worth: "50,00 €",
    until: "31.12.2029",
  };
  const { protocol, pathname, searchParams } = new URL(giftMailLink({ ...card, to: "" }));
  expect(protocol).toBe("mailto:");
  expect(pathname).toBe("");
  // A customer who was found in the shop's list gets it without typing the address again.
  expect(decodeURIComponent(new URL(giftMailLink({ ...card, to: "ö&co@post.example" })).pathname)).toBe(
    "ö&co@post.example",
  );
  expect(searchParams.get("subject")).toBe("Gutschein von Müller & Söhne");
  for (const part of ["Müller & Söhne", "GESCHENK-7KQ2", "50,00 €", "31.12.2029"])
    expect(searchParams.get("body")).toContain(part);
  expect(searchParams.get("body")).not.toContain("+");
});
