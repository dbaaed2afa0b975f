import { anOption } from "@lokalkorb/domain/testing/builders";
import type { ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OptionGroup, priceOf } from "./option-group.tsx";
import { ruleText } from "./sheet-text.ts";

const side = (id: string, priceCents: number) => ({
  id,
  name: id,
  priceCents,
  allergens: [],
  default: false,
  maxQty: 1,
});
const sides = [side("Knödel", 320), side("Pommes", 380)];
const group = anOption({
  id: "beilage",
  name: "Beilage",
  select: "multi",
  min: 1,
  max: 1,
  freeCount: 1,
  choices: sides,
});
const rule: OptionRule = { group, min: 1, max: 1 };
const knoedel: ChosenOption = { optionId: "beilage", choiceId: "Knödel", qty: 1 };

it("S-B4 of one free side another takes the place of the first, at what the swap costs: nothing", () => {
  const html = renderToStaticMarkup(
    <OptionGroup rule={rule} chosen={[knoedel]} problem={undefined} isGone={() => false} onChange={() => undefined} />,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).not.toContain('type="checkbox"');
  expect(html).toContain("Such dir eins aus, es ist dabei.");
  for (const choice of sides) expect(priceOf(rule, choice, [knoedel])).toBe("inklusive");
});

it("S-B4 where several may be chosen, the first ones are included and the next one costs", () => {
  const several: OptionRule = { ...rule, min: 0, max: 4 };
  const [first, second] = sides;
  expect(first && priceOf(several, first, [knoedel])).toBe("inklusive");
  expect(second && priceOf(several, second, [knoedel]).replaceAll("\u00a0", " ")).toBe("+ 3,80 €");
});

it("S-B4 S-R16 who chose more than may be is told so beside the name, not that all is well", () => {
  const three: OptionRule = { group: anOption({ select: "multi", min: 1, max: 3 }), min: 1, max: 3 };
  const shown = (count: number): string =>
    renderToStaticMarkup(
      <OptionGroup
        rule={three}
        chosen={Array.from({ length: count }, (_, place) => ({ optionId: "o", choiceId: String(place), qty: 1 }))}
        problem={undefined}
        isGone={() => false}
        onChange={() => undefined}
      />,
    );
  expect(shown(3)).toContain("3 gewählt");
  expect(shown(4)).toContain("4 von 3");
  expect(shown(4)).not.toContain("gewählt");
});

it("S-B4 counts pieces of a group up to what the group allows, not only each choice by itself", () => {
  const choices = sides.map((choice) => ({ ...choice, maxQty: 5 }));
  const quantity: OptionRule = { group: { ...group, select: "quantity", min: 0, max: 2, choices }, min: 0, max: 2 };
  const shown = (qty: number): string =>
    renderToStaticMarkup(
      <OptionGroup
        rule={quantity}
        chosen={[{ ...knoedel, qty }]}
        problem={undefined}
        isGone={() => false}
        onChange={() => undefined}
      />,
    );
  const closed = /aria-label="mehr" aria-disabled="true"/g;
  expect(shown(1).match(closed)).toBeNull();
  expect(shown(2).match(closed)).toHaveLength(2);
});

it.each([
  [0, 1, 0, "Höchstens eins, wenn du magst."],
  [1, 1, 0, "Wähle genau eins."],
  [1, 1, 1, "Such dir eins aus, es ist dabei."],
  [0, 4, 1, "Bis zu vier, wenn du magst. Eins ist inklusive."],
])("S-W1 S-W3 says how many, %i to %i with %i included, as one would say it", (min, max, free, words) => {
  expect(ruleText(min, max, free)).toBe(words);
});
