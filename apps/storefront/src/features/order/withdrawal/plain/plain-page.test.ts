import { expect, it } from "vitest";
import { confirmPage, donePage, fieldsPage, wrongFields } from "./plain-page.server.ts";

const shop = { name: "Ofen & Brot", slug: "ofen", email: "post@ofen.example" };
const form = { name: '<b>"Kundin"</b>', orderNo: "A-1042", email: "drei@post.example", goods: "" };

it("WDR-02 without scripts asks for the same, in two steps with the labels of the law, and carries what was typed", () => {
  const empty = { name: "", orderNo: "", email: "", goods: "" };
  const asked = fieldsPage(shop, empty, wrongFields(empty) ?? {});
  expect(asked).toContain("<h1>Vertrag widerrufen</h1>");
  for (const name of ["name", "orderNo", "email"]) expect(asked).toContain(`id="${name}-wrong"`);
  expect(wrongFields(form)).toBeNull();
  const confirming = confirmPage(shop, form, "r-1", null);
  expect(confirming).toContain('<button name="step" value="confirm">Widerruf bestätigen</button>');
  expect(confirming).toContain('name="requestId" value="r-1"');
  expect(confirming).toContain("Die ganze Bestellung");
  expect(confirmPage(shop, form, "r-1", "Keine Antwort.")).toContain("post@ofen.example");
  expect(donePage(shop, "27.11.2026, 16:00 Uhr", form.email)).toContain("Eingegangen am 27.11.2026, 16:00 Uhr");
});

it("takes nothing that is typed for markup", () => {
  for (const html of [fieldsPage(shop, form, {}), confirmPage(shop, form, "r", null), donePage(shop, "x", form.name)]) {
    expect(html).not.toContain("<b>");
    expect(html).not.toContain('"Kundin"');
  }
});
