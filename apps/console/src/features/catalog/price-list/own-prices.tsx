import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import type { Form } from "@/shared/forms/state/use-form";
import { problemWords } from "@/shared/forms/state/field-problem";
import type { OfferingItem } from "../state/offering-item.ts";
import { priceListText } from "./price-list-text.ts";
import { listedCents, type PriceListValues } from "./price-list-values.ts";

const words = priceListText.form;
const mostShown = 12;

export interface OwnPricesProps {
  readonly form: Form<PriceListValues>;
  readonly items: readonly OfferingItem[];
}

/** Articles with a price of their own in the list first; the others are found by name. */
export function OwnPrices({ form, items }: OwnPricesProps): ReactElement {
  const { value, set, errors } = form;
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLocaleLowerCase("de");
  const sold = items.filter(({ catchWeight }) => catchWeight === undefined);
  const found = sold.filter(({ name }) => name.toLocaleLowerCase("de").includes(wanted));
  const has = ({ id }: OfferingItem): boolean => id in value.own;
  const listed = [...found.filter(has), ...found.filter((item) => !has(item))];
  const shown = listed.slice(0, Math.max(mostShown, found.filter(has).length));
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-1">{words.ownTitle}</legend>
      <p className="text-meta text-ink-2">{words.ownHint}</p>
      <TextField
        label={words.search}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="divide-y divide-line rounded-md border border-line">
        {shown.map((item) => {
          const { id, name, priceCents } = item;
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_132px] items-center gap-3 px-3 py-2">
              <span className="min-w-0">
                <b className="block text-name wrap-anywhere">{name}</b>
                <span className="text-meta text-ink-2">{words.inShop(priceCents)}</span>
              </span>
              <TextField
                label={<span className="sr-only">{words.ownOf(name)}</span>}
                name={`own.${id}`}
                inputMode="decimal"
                placeholder={formatMoney(listedCents(item, value))}
                value={value.own[id] ?? ""}
                error={problemWords(errors, `own.${id}`)}
                onChange={(event) => set({ own: { ...value.own, [id]: event.target.value } })}
              />
            </li>
          );
        })}
      </ul>
      {listed.length > shown.length && (
        <p className="text-meta text-ink-2">{words.more(listed.length - shown.length)}</p>
      )}
    </fieldset>
  );
}
