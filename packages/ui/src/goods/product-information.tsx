import { allergenLabels, allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { allergensOf } from "@lokalkorb/domain/catalog/food/allergens-of";
import type { BasketLine, ChosenComponent, ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { Bundle, MenuGoods } from "@lokalkorb/domain/catalog/goods/goods";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { contentText } from "@lokalkorb/domain/catalog/goods/content-text";
import { nutrients, type Nutrition } from "@lokalkorb/domain/catalog/goods/nutrition";
import { minAge } from "@lokalkorb/domain/catalog/goods/min-age";
import type { ReactElement } from "react";
import { sheetText } from "./sheet-text.ts";

/** The choice so far of one product. */
export interface ShownChoice {
  readonly item: MenuItem | undefined;
  /** As it is on the day of the handover. */
  readonly bundle: Bundle | undefined;
  /** The day of the handover, as far as it is known. */
  readonly date: LocalDate | null;
  /** Variants of a group, in the menu's order. */
  readonly variants: readonly MenuItem[];
  readonly choices: readonly ChosenOption[];
  readonly components: readonly ChosenComponent[];
  /** Empty: it can go into the basket. */
  readonly problems: readonly object[];
  readonly line: Pick<BasketLine, "kind" | "refId" | "choices" | "components">;
}

interface PostalAddress {
  readonly street: string;
  readonly houseNo: string;
  readonly zip: string;
  readonly city: string;
}

/** Goods, and the shop that answers for them. */
export interface SoldGoods extends Pick<MenuGoods, "items" | "options" | "bundles"> {
  readonly shop: {
    readonly country: Country;
    readonly imprint: { readonly legalName: string };
    readonly address: PostalAddress;
  };
}

/** Allergens of the present choice, said politely when they change (FOO-03), and what else must be known before buying. */
export function ProductInformation({
  menu,
  choice,
}: {
  readonly menu: SoldGoods;
  readonly choice: ShownChoice;
}): ReactElement {
  const { country } = menu.shop;
  const { allergens, traces } = allergensOf(menu, choice.line, choice.date);
  const items = itemsOf(menu, choice);
  const labels = allergenLabels(allergens, country);
  const unknown = items.some(({ allergenState }) => allergenState === "unknown");
  const additives = [...new Set(items.flatMap((item) => item.additives))];
  const extras = choice.choices.flatMap(
    ({ optionId, choiceId }) => menu.options[optionId]?.choices.find(({ id }) => id === choiceId) ?? [],
  );
  const age = minAge([...items, ...extras.map(({ alcohol = "none" }) => ({ alcohol }))]);
  const hasChoice =
    choice.variants.length > 1 || (choice.item?.optionRefs.length ?? 0) > 0 || choice.bundle !== undefined;
  // A product is called free of an allergen only once all of it is chosen.
  const isOpen = choice.problems.length > 0;
  return (
    <div className="product-information">
      <section className="rounded-lg bg-sunken p-4" aria-labelledby="allergene">
        <h2 id="allergene" className="text-name">
          {sheetText.contains}
        </h2>
        <div aria-live="polite" aria-atomic="true">
          {unknown ? (
            <p className="mt-2 text-meta font-bold text-warning-ink">{sheetText.unknown}</p>
          ) : labels.length === 0 ? (
            <p className="mt-2 text-meta text-ink-2">{isOpen ? sheetText.chooseFirst : sheetText.containsNothing}</p>
          ) : (
            <ul className="my-3 flex flex-wrap gap-2">
              {labels.map(({ code, letter, word, kinds }) => (
                <li
                  key={code}
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-surface px-3 text-[max(0.8125rem,var(--t-meta))] font-bold"
                >
                  {letter && <span className="text-theme-ink">{letter}</span>}
                  {kinds.length > 0 ? kinds.join(", ") : word}
                  {kinds.length > 0 && <span className="sr-only">({word})</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="text-meta text-ink-2">
          {[
            ...(hasChoice ? [sheetText.changesWithChoice] : []),
            ...(traces.length > 0 ? [sheetText.traces(allergenText(traces, country))] : []),
            ...(additives.length > 0 ? [sheetText.additives(additives.join(", "))] : []),
            ...(labels.some(({ letter }) => letter) ? [sheetText.codex] : []),
          ].join(" ")}
        </p>
      </section>
      {age !== 0 && <p className="mt-4 text-meta font-bold">{sheetText.age(age)}</p>}
      {choice.item && <Facts menu={menu} item={choice.item} />}
      {choice.item?.nutrition && <NutritionTable item={choice.item} nutrition={choice.item.nutrition} />}
    </div>
  );
}

/** Who answers for the food: name and address, as on the label. */
function sellerText({ shop: { imprint, address } }: SoldGoods): string {
  return `${imprint.legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}`;
}

/** In the order of the regulation, per 100 g or ml. */
function NutritionTable({ item, nutrition }: { readonly item: MenuItem; readonly nutrition: Nutrition }): ReactElement {
  return (
    <table className="mt-4 w-full max-w-80 text-meta">
      <caption className="text-start font-bold">
        {sheetText.nutrition(item.content?.unit === "ml" ? "ml" : "g")}
      </caption>
      <tbody>
        {nutrients.map((nutrient) => (
          <tr key={nutrient}>
            <th scope="row" className="py-0.5 text-start font-normal text-ink-2">
              {sheetText.nutrients[nutrient]}
            </th>
            <td className="text-end whitespace-nowrap">{sheetText.figure(nutrient, nutrition[nutrient] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function itemsOf(menu: SoldGoods, { item, bundle, components }: ShownChoice): readonly MenuItem[] {
  if (item) return [item];
  const fixed = bundle?.slots.filter((slot) => slot.fixed).flatMap((slot) => slot.choices) ?? [];
  return [...fixed, ...components].flatMap(({ itemId }) => menu.items[itemId] ?? []);
}

function Facts({ menu, item }: { readonly menu: SoldGoods; readonly item: MenuItem }): ReactElement | null {
  const { packed, content } = item;
  const facts = [
    [sheetText.netQuantity, packed && content && contentText(content)],
    [sheetText.ingredients, item.ingredients],
    [sheetText.origin, item.origin],
    [sheetText.storage, item.storageHint],
    [sheetText.organic, item.organicControlNo],
    [sheetText.producer, packed && (packed.producer ?? sellerText(menu))],
    ...(item.labelling ?? []).map(({ label, text }) => [label, text]),
  ].filter((fact): fact is [string, string] => fact[1] !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid gap-2 text-meta">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-bold">{name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
