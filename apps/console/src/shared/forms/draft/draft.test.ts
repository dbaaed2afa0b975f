import { assert, array, constantFrom, oneof, property, record, integer } from "fast-check";
import { expect, test } from "vitest";
import { readCents } from "../state/read-amount.ts";
import { unsavedGroups, type DraftRules } from "./draft-groups.ts";
import { decided, draftOf, mostSteps, sending, type Draft } from "./draft.ts";
import { received, settled } from "./merge-draft.ts";
import { savable, savedAs, undone } from "./saved-draft.ts";

interface Values {
  readonly name: string;
  readonly price: string;
  readonly state: string;
  readonly allergens: readonly string[];
}

const rules: DraftRules<Values> = {
  groups: [["state", "allergens"]],
  errorsOf: ({ name, price }) => ({
    ...(name === "" && { name: "missing" as const }),
    ...(readCents(price) === null && { price: "not-money" as const }),
  }),
  tidy: (values) => ({
    ...values,
    allergens: values.state === "declared" ? values.allergens : [],
    price: ((readCents(values.price) ?? 0) / 100).toFixed(2).replace(".", ","),
  }),
};
const opened: Values = { name: "Brezen", price: "5,60", state: "none", allergens: [] };
const typed = (draft: Draft<Values>, part: Partial<Values>): Draft<Values> => ({
  ...draft,
  values: { ...draft.values, ...part },
});
function saved(draft: Draft<Values>): Draft<Values> {
  const sent = savable(rules, draft);
  return sent === null ? draft : savedAs(rules, sending(draft, sent), { sent, over: draft.stored });
}

test("M-S4 another field of the other one is taken over, and said", () => {
  const draft = received(rules, typed(draftOf(opened), { name: "Brezn" }), { ...opened, price: "5,90" });
  expect(draft.values).toEqual({ ...opened, name: "Brezn", price: "5,90" });
  expect(draft).toMatchObject({ disputed: [], taken: ["price"] });
  expect(savable(rules, draft)).toEqual(draft.values);
});

test("M-S4 the same field has two values, of which one is chosen", () => {
  const draft = received(rules, typed(draftOf(opened), { price: "6,1", name: "Brezn" }), { ...opened, price: "5,90" });
  expect(draft).toMatchObject({ disputed: ["price"], values: { price: "6,1" }, stored: { price: "5,90" } });
  expect(savable(rules, draft)).toEqual({ ...opened, name: "Brezn", price: "5,90" });
  expect(savable(rules, decided(rules, draft, "price", "mine"))).toMatchObject({ price: "6,1" });
  const theirs = decided(rules, draft, "price", "theirs");
  expect(theirs).toMatchObject({ disputed: [], values: { price: "5,90", name: "Brezn" } });
});

test("M-S4 fields that mean something only together are disputed together", () => {
  const mine = typed(draftOf(opened), { state: "declared", allergens: ["milk"] });
  const draft = received(rules, mine, { ...opened, state: "unknown" });
  expect(draft).toMatchObject({ disputed: ["state"], values: { state: "declared", allergens: ["milk"] } });
});

test("the same amount in other digits is no change, and is not written into the field", () => {
  const draft = received(rules, typed(draftOf(opened), { price: "5,9" }), { ...opened, price: "5,90" });
  expect(draft).toMatchObject({ disputed: [], values: { price: "5,9" } });
  expect(unsavedGroups(rules, draft)).toEqual([]);
});

test("a wrong field stays as it is typed and keeps no other from being saved", () => {
  const draft = typed(draftOf(opened), { price: "gratis", name: "Brezn" });
  expect(savable(rules, draft)).toEqual({ ...opened, name: "Brezn" });
  expect(unsavedGroups(rules, saved(draft))).toEqual(["price"]);
  expect(received(rules, draft, { ...opened, price: "0,00" })).toMatchObject({
    disputed: ["price"],
    values: { price: "gratis" },
  });
});

test("what a save leaves out is not chosen any more", () => {
  const named = draftOf({ ...opened, state: "declared", allergens: ["milk"] });
  const open = saved(typed(named, { state: "unknown", price: "6" }));
  expect(open.values).toEqual({ ...opened, state: "unknown", price: "6", allergens: [] });
  expect(saved(undone(rules, open)).values).toEqual(named.values);
});

test("an own save that comes back late or in parts is none of another", () => {
  const first = saved(typed(draftOf(opened), { price: "6,10", name: "Brezn" }));
  const halfway = received(rules, first, { ...opened, name: "Brezn" });
  expect(halfway).toMatchObject({ values: { price: "6,10", name: "Brezn" }, taken: [], disputed: [] });
  const second = saved(typed(halfway, { price: "6,20" }));
  const late = received(rules, received(rules, second, { ...opened, name: "Brezn" }), first.stored);
  expect(late).toMatchObject({ values: { price: "6,20" }, taken: [], disputed: [] });
  const back = received(rules, late, second.stored);
  expect(received(rules, back, { ...second.stored, price: "5,60" })).toMatchObject({
    values: { price: "5,60" },
    taken: ["price"],
  });
});

test("a save that comes back before it is answered does not dispute what was typed on", () => {
  const draft = typed(draftOf(opened), { price: "6" });
  const on = typed(sending(draft, draft.values), { price: "6,50" });
  const back = received(rules, on, { ...opened, price: "6,00" });
  expect(back).toMatchObject({ disputed: [], taken: [], values: { price: "6,50" } });
  const answered = savedAs(rules, back, { sent: draft.values, over: opened });
  expect(answered).toMatchObject({ stored: { price: "6,00" }, values: { price: "6,50" }, past: {} });
  expect(unsavedGroups(rules, answered)).toEqual(["price"]);
});

test("M-U2 saved steps are undone one by one, but not over a change of another", () => {
  let draft = draftOf(opened);
  for (let cents = 1; cents <= 25; cents++)
    draft = saved(typed(draft, { price: `7,${String(cents).padStart(2, "0")}` }));
  draft = saved(typed(draft, { name: "Brezn" }));
  draft = undone(rules, draft);
  expect(draft.values).toEqual({ ...opened, price: "7,25" });
  for (let cents = 24; cents >= 5; cents--) {
    draft = undone(rules, saveWithoutStep(draft));
    expect(draft.values.price).toBe(`7,${String(cents).padStart(2, "0")}`);
  }
  draft = received(rules, received(rules, saveWithoutStep(draft), draft.values), { ...draft.values, price: "9,00" });
  expect(undone(rules, draft).values.price).toBe("9,00");
  expect(mostSteps).toBeGreaterThanOrEqual(20);
});

test("what is typed and not saved goes before the last save", () => {
  const draft = undone(rules, typed(saved(typed(draftOf(opened), { price: "6,00" })), { name: "" }));
  expect(draft.values).toEqual({ ...opened, price: "6,00" });
  expect(undone(rules, draft).values).toEqual(opened);
});

function saveWithoutStep(draft: Draft<Values>): Draft<Values> {
  const sent = savable(rules, draft);
  return sent === null ? draft : savedAs(rules, draft, { sent, over: draft.stored, isStep: false });
}

const anyPart = oneof(
  record({ name: constantFrom("", "Brezen", "Brezn", "Laugenbrezel") }),
  record({ price: constantFrom("5,6", "5,60", "6", "6,00", "gratis", "7,10") }),
  record({ state: constantFrom("unknown", "declared"), allergens: constantFrom([], ["milk"], ["nuts"]) }),
);

test("M-S4 two editors of one document lose nothing: what is overwritten was seen, what is refused is still there", () => {
  const acts = array(
    oneof(
      record({ who: integer({ min: 0, max: 1 }), type: anyPart }),
      record({ who: integer({ min: 0, max: 1 }), act: constantFrom("save" as const, "hear" as const) }),
    ),
    { maxLength: 40 },
  );
  assert(
    property(acts, (all) => {
      let server = opened;
      const editors = [draftOf(opened), draftOf(opened)];
      const save = (who: number): void => {
        const draft = editors[who] ?? draftOf(opened);
        const sent = savable(rules, draft);
        if (sent === null) return;
        const names = unsavedGroups(rules, { stored: draft.stored, values: sent });
        const fields = names.flatMap(
          (name) => rules.groups.find(([first]) => first === name) ?? [name as keyof Values],
        );
        // The server checks the fields that are written, as the form's save does.
        const isSeen = fields.every((name) => JSON.stringify(server[name]) === JSON.stringify(draft.stored[name]));
        if (isSeen) {
          const tidied = rules.tidy(sent);
          server = { ...server, ...Object.fromEntries(fields.map((name) => [name, tidied[name]])) };
          editors[who] = savedAs(rules, draft, { sent, over: draft.stored });
        } else editors[who] = received(rules, draft, server, true);
      };
      const hear = (who: number, isLate = false): void => {
        const draft = editors[who] ?? draftOf(opened);
        const next = (isLate ? settled : received)(rules, draft, server);
        const touched = unsavedGroups(rules, draft);
        const names = Object.keys(opened) as (keyof Values)[];
        for (const name of names) {
          const group = rules.groups.find((fields) => fields.includes(name))?.[0] ?? name;
          // A typed value is never written over by one that arrives.
          if (touched.includes(group)) expect(next.values[name]).toEqual(draft.values[name]);
        }
        editors[who] = next;
      };
      for (const step of all) {
        if ("type" in step) editors[step.who] = typed(editors[step.who] ?? draftOf(opened), step.type);
        else if (step.act === "save") save(step.who);
        else hear(step.who);
      }
      for (const who of [0, 1, 0, 1]) {
        hear(who, true);
        save(who);
        hear(who, true);
      }
      for (const draft of editors) {
        const next = settled(rules, draft, server);
        const open = unsavedGroups(rules, next);
        // Whatever differs from the database is disputed or wrong, and is said to be so.
        for (const name of open) expect(next.disputed.includes(name) || name in rules.errorsOf(next.values)).toBe(true);
        expect(next.stored).toEqual(server);
      }
    }),
    { numRuns: 2000 },
  );
});
