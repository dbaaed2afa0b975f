import { expect, test } from "vitest";
import { anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { changesOf, unchanged, withOneMore } from "./change-values.ts";

const order = anOrder({
  customerNote: "Bitte klingeln",
  lines: [
    anOrderLine({ lineId: "l1", refId: "brot", qty: 2 }),
    anOrderLine({ lineId: "l2", refId: "kaese", qty: 1, note: "dünn" }),
    anOrderLine({ lineId: "l3", refId: "milch", removed: { at: 1, reason: "aus" } }),
  ],
});
const values = unchanged(order);
const limits = { min: 1, step: 1, max: 3 };

test("K-FS-8 only what is another than it was is asked for", () => {
  expect(changesOf(order, values)).toEqual([]);
  expect(changesOf(order, { quantities: { l1: 3, l2: 0, l3: 0 }, added: { butter: 2, honig: 0 }, note: " " })).toEqual([
    { kind: "quantity", lineId: "l1", qty: 3 },
    { kind: "remove", lineId: "l2", reason: "" },
    { kind: "add", refId: "butter", qty: 2, choices: [] },
    { kind: "note", text: "" },
  ]);
});

test("K-FS-8 one more of a product goes to its line as long as that line has no wish of its own", () => {
  expect(withOneMore(order, values, "brot", limits).quantities).toEqual({ l1: 3 });
  const most = { ...values, quantities: { l1: 3 } };
  expect(withOneMore(order, most, "brot", limits).quantities).toEqual({ l1: 3 });
  expect(withOneMore(order, values, "kaese", limits)).toMatchObject({ quantities: {}, added: { kaese: 1 } });
  expect(withOneMore(order, values, "milch", { ...limits, min: 2 }).added).toEqual({ milch: 2 });
  const twice = withOneMore(order, withOneMore(order, values, "butter", limits), "butter", limits);
  expect(twice.added).toEqual({ butter: 2 });
});
