import { shopActs } from "@lokalkorb/domain/shop/shop-log";
import { expect, it } from "vitest";
import { logWords } from "./log-text.ts";

it("GDP-05 tells each act in a sentence with who did it", () => {
  for (const act of shopActs)
    expect(logWords({ act, by: "Inhaberin", about: "x", role: "staff" })[0]).toMatch(/^Inhaberin /);
  expect(logWords({ act: "memberRole", by: "Inhaberin", about: "Theke", role: "manager" })[0]).toBe(
    "Inhaberin gab Theke die Rolle Leitung",
  );
  expect(logWords({ act: "listing", by: "", about: "public" })[0]).toBe("Jemand machte den Laden für alle sichtbar");
  expect(logWords({ act: "hold", by: "Lokalkorb", about: "Allergene fehlen." })).toEqual([
    "Lokalkorb hält den Laden verborgen",
    "Allergene fehlen.",
  ]);
});
