import { expect, it } from "vitest";
import { newTableCode, tableLink } from "./table-link.ts";

it("a table's link leads to its page of the storefront, with its code where no server reads it", () => {
  const code = newTableCode();
  expect(code).toMatch(/^[A-Za-z2-9]{16}$/);
  expect(newTableCode()).not.toBe(code);
  expect(tableLink("https://laden.example", "wirtshaus", "Terrasse 2", code)).toBe(
    `https://laden.example/wirtshaus/tisch#t=Terrasse%202&c=${code}`,
  );
});
