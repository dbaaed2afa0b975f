import { expect, test } from "vitest";
import { anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { changesOf, unchanged, withChosen, withOneMore } from "./change-values.ts";

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
  expect(
    changesOf(order, { quantities: { l1: 3, l2: 0, l3: 0 }, added: { butter: 2, honig: 0 }, chosen: {}, note: " " }),
  ).toEqual([
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

test("K-FS-8 goods from their sheet are a line for each choice, more of the same one where it is there", () => {
  const cut = (choiceId: string, qty = 1) =>
    ({ kind: "item", refId: "brot", qty, choices: [{ optionId: "schnitt", choiceId, qty: 1 }] }) as const;
  const choice = { optionName: "Schnitt", name: "ganz", cents: 0 };
  const bread = anOrderLine({ lineId: "l1", refId: "brot", choices: [{ ...cut("ganz").choices[0], ...choice }] });
  const own = { lines: [bread], customerNote: "" };
  const twice = withChosen(own, withChosen(own, unchanged({}), cut("halb"), limits), cut("halb", 3), limits);
  expect(changesOf(own, twice)).toEqual([{ kind: "add", refId: "brot", qty: 3, choices: cut("halb").choices }]);
  expect(withChosen(own, twice, cut("ganz"), limits)).toMatchObject({ quantities: { l1: 2 } });
  const [id = ""] = Object.keys(twice.chosen);
  const other = withChosen(own, twice, cut("quer", 2), limits, id);
  expect(Object.values(other.chosen)).toEqual([cut("quer", 2)]);
  const box = { kind: "bundle", refId: "kiste", qty: 1, choices: [] } as const;
  expect(changesOf(own, withChosen(own, unchanged({}), box, limits))).toMatchObject([{ components: [] }]);
  expect(changesOf(own, { ...other, chosen: { [id]: cut("quer", 0) } })).toEqual([]);
});
