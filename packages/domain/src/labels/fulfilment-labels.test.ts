import { expect, it } from "vitest";
import { tableLabel } from "./fulfilment-labels.ts";

it.each([
  ["5", "Tisch 5"],
  ["12a", "Tisch 12a"],
  ["Garten 1", "Garten 1"],
])("calls the table %s „%s“", (table, label) => expect(tableLabel(table)).toBe(label));
