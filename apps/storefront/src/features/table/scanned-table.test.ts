import { aFulfilmentMethod, aMenu } from "@lokalkorb/domain/testing/builders";
import { tableSeal } from "@lokalkorb/model/table-seal";
import { expect, it } from "vitest";
import { findTable, readTableLink } from "./scanned-table.ts";

it("reads the link of a poster, and nothing else", () => {
  expect(readTableLink("#t=Terrasse%202&c=abcdefgh12")).toEqual({ table: "Terrasse 2", code: "abcdefgh12" });
  for (const wrong of ["", "#t=5", "#t=&c=abcdefgh12", "#t=5&c=short", `#t=${"5".repeat(21)}&c=abcdefgh12`])
    expect(readTableLink(wrong)).toBeNull();
});

it("finds the table whose code is in force; a renewed code and a table that is gone are none", async () => {
  const seal = await tableSeal("abcdefgh12");
  const inside = aFulfilmentMethod({ id: "inside", type: "dineIn", tables: ["5"], tableSeal: seal });
  const menu = aMenu({ distributionOptions: [aFulfilmentMethod(), inside] });
  const five = { table: "5", code: "abcdefgh12" };
  expect(await findTable(menu, [], five)).toEqual({ optionId: "inside", ...five });
  expect(await findTable(menu, ["inside"], five)).toBe("off");
  expect(await findTable(menu, [], { ...five, code: "abcdefgh13" })).toBeNull();
  expect(await findTable(menu, [], { ...five, table: "6" })).toBeNull();
  expect(await findTable(aMenu({ distributionOptions: [{ ...inside, type: "pickup" }] }), [], five)).toBeNull();
});
