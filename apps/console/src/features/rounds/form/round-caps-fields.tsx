import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { RowCard } from "@/shared/forms/ui/row-card";
import type { RoundFieldsProps } from "./round-day-fields.tsx";
import { roundsText } from "../words/rounds-text.ts";

const words = roundsText.form;

/** The most that one round has of single items: what the field gives this week, whichever way it goes. */
export function RoundCapsFields({ values, errors, set }: RoundFieldsProps): ReactElement {
  const { offeringId } = useShop().shop;
  const found = valueOf(useQuery(queryOf(itemDocument, { offeringId }, { inParts: true })));
  const { caps } = values;
  const names = useMemo(
    () =>
      (found ?? [])
        .filter(({ id, status }) => status !== "archived" || caps.some(({ itemId }) => itemId === id))
        .toSorted((a, b) => a.name.localeCompare(b.name, "de"))
        .map(({ id, name }) => [id as string, name] as const),
    [found, caps],
  );
  const change = (index: number, changed: Partial<(typeof caps)[number]>): void =>
    set({ caps: caps.map((cap, at) => (at === index ? { ...cap, ...changed } : cap)) });
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-1">{words.caps}</legend>
      <p className="text-meta text-ink-2">{words.capsHint}</p>
      {caps.map(({ itemId, most }, index) => (
        <RowCard
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          key={index}
          removeLabel={words.removeCap(index + 1)}
          onRemove={() => set({ caps: caps.filter((_, other) => other !== index) })}
        >
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <ChoiceField
              label={words.capItem}
              name={`cap-item-${index}`}
              value={itemId}
              choices={Object.fromEntries([["", words.capChoose], ...names])}
              error={errors.capItems?.[index]}
              onChange={(wanted) => change(index, { itemId: wanted })}
            />
            <TextField
              label={words.capMost}
              inputMode="numeric"
              value={most}
              error={errors.capMosts?.[index]}
              onChange={({ target }) => change(index, { most: target.value })}
            />
          </div>
        </RowCard>
      ))}
      <AddButton label={words.addCap} onClick={() => set({ caps: [...caps, { itemId: "", most: "" }] })} />
    </fieldset>
  );
}
