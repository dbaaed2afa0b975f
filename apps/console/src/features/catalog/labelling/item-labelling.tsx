import { goodsKinds, type LabelQuestion } from "@lokalkorb/domain/catalog/labelling/goods-kind";
import { goodsKindRows } from "@lokalkorb/domain/catalog/labelling/goods-kind-rows";
import {
  labelQuestions,
  openQuestions,
  proposeGoodsKind,
  type Labelled,
} from "@lokalkorb/domain/catalog/labelling/label-facts";
import { cooks } from "@lokalkorb/domain/shop/restaurant-kind";
import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { DateField } from "@/shared/forms/time/date-field";
import type { ItemValues } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

export interface ItemLabellingProps {
  readonly form: FormFields<ItemValues>;
  /** The name of its category. */
  readonly category: string | undefined;
}

const kinds = {
  "": words.noGoodsKind,
  ...Object.fromEntries(goodsKinds.map((kind) => [kind, goodsKindRows[kind].name])),
};

/** FOO-05, FOO-08, LEG-06: the facts that law asks of special goods, and the date of those that expire soon. */
export function ItemLabelling({ form, category }: ItemLabellingProps): ReactElement {
  const { goodsKind, bestBeforeKind } = form.value;
  return (
    <FormSection title={words.labelling} lead={words.labellingLead}>
      <ChoiceField label={words.goodsKind} choices={kinds} {...form.choice("goodsKind")} />
      {goodsKind === "" ? <KindProposal form={form} category={category} /> : <KindQuestions form={form} />}
      <FieldRow>
        <ChoiceField
          label={words.bestBefore}
          hint={words.bestBeforeHint}
          choices={words.bestBeforeKinds}
          {...form.choice("bestBeforeKind")}
        />
        {bestBeforeKind !== "" && (
          <DateField
            label={words.bestBeforeDate}
            hint={bestBeforeKind === "useBy" && words.lastDayHint}
            {...form.text("bestBeforeDate")}
          />
        )}
      </FieldRow>
    </FormSection>
  );
}

function KindProposal({ form, category }: ItemLabellingProps): ReactElement | null {
  const { kind: shopKind } = useShop().shop;
  const proposal = cooks(shopKind) ? null : proposeGoodsKind(form.value.name, category);
  if (proposal === null) return null;
  const { kind, word } = proposal;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta" data-kind-proposal={kind}>
      <p className="min-w-0 flex-1 basis-64">
        <b>{words.kindProposal(word, goodsKindRows[kind].name)}</b>
        <br />
        <span className="text-ink-2">{words.kindLaw(goodsKindRows[kind].law)}</span>
      </p>
      <Button size="small" look="outline" onClick={() => form.set({ goodsKind: kind })}>
        {words.kindTake}
      </Button>
    </div>
  );
}

function KindQuestions({ form }: Pick<ItemLabellingProps, "form">): ReactElement | null {
  const { goodsKind, labelAnswers, origin, images } = form.value;
  if (goodsKind === "") return null;
  const { law, notice } = goodsKindRows[goodsKind];
  const item: Labelled = { goodsKind, labelAnswers, origin, images };
  const open = openQuestions(item).map(({ label }) => label);
  return (
    <>
      <p className="text-meta text-ink-2">{words.kindLaw(law)}</p>
      <FieldRow wide>
        {labelQuestions(item).map((question) => (
          <Answer key={question.id} form={form} question={question} />
        ))}
      </FieldRow>
      {notice && <p className="text-meta">{words.notice(notice.text)}</p>}
      <p className="text-meta font-bold" data-open-labels>
        {open.length === 0 ? words.labelsDone : words.openLabels(open.join(", "))}
      </p>
    </>
  );
}

interface AnswerProps extends Pick<ItemLabellingProps, "form"> {
  readonly question: LabelQuestion;
}

function Answer({ form, question }: AnswerProps): ReactElement | null {
  const { id, question: label, hint, choices, isOptional, field } = question;
  // The other fields stand in sections of their own.
  if (field === "origin") return <TextField label={label} {...form.text("origin")} name="originOfKind" />;
  if (field !== undefined) return null;
  const { labelAnswers } = form.value;
  const value = labelAnswers[id] ?? "";
  const answer = (text: string): void => form.set({ labelAnswers: { ...labelAnswers, [id]: text } });
  const name = `labelAnswers.${id}`;
  if (choices !== undefined)
    return (
      <ChoiceField
        label={label}
        name={name}
        hint={hint}
        value={value}
        choices={Object.fromEntries([["", words.choose], ...choices.map((each) => [each, each] as const)])}
        onChange={answer}
      />
    );
  return (
    <TextField
      label={label}
      name={name}
      hint={hint}
      note={isOptional && words.optional}
      maxLength={300}
      value={value}
      onChange={({ target }) => answer(target.value)}
    />
  );
}
