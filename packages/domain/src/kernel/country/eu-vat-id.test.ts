import { expect, test } from "vitest";
import { euVatIdProblem } from "./eu-vat-id.ts";

test("ADR-04 a VAT id has the form of its country; in DE and AT its last digit is calculated, too", () => {
  for (const right of [
    "DE136695976",
    "ATU13585627",
    "IT 00743110157",
    "fr-40303265045",
    "NL004495445B01",
    "EL094259216",
  ])
    expect(euVatIdProblem(right), right).toBeNull();
  for (const wrong of ["DE123456789", "ATU12345678"]) expect(euVatIdProblem(wrong), wrong).toBe("check-digit");
  for (const none of ["", "CHE116281710", "IT0074311015", "GB980780684", "NL004495445A01"])
    expect(euVatIdProblem(none), none).toBe("form");
});
