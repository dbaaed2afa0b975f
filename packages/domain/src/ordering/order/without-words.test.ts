import { expect, it } from "vitest";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { withoutWords } from "./without-words.ts";

it("GDP-04 leaves nothing that was typed about goods and steps, and all that was counted", () => {
  const choice = { optionId: "cake", choiceId: "text", optionName: "Schrift", name: "Schrift", qty: 1, cents: 0 };
  const order = anOrder({
    lines: [anOrderLine({ note: "für Oma", choices: [{ ...choice, text: "Alles Gute" }] })],
    events: [{ at: 1, type: "rejected", by: "merchant", reason: "Oma war da" }],
    rejection: { code: "other", text: "Oma war da" },
    approval: { state: "declined", over: "order", limitCents: 1, by: "Oma", word: "Oma war da" },
  });
  const bare = withoutWords(order);
  expect(JSON.stringify(bare)).not.toMatch(/Oma|Alles Gute/);
  expect(bare).toMatchObject({
    lines: [{ qty: 1, choices: [choice] }],
    rejection: { code: "other" },
    approval: { state: "declined" },
  });
  expect(withoutWords(anOrder())).not.toHaveProperty("rejection");
});
