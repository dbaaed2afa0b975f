import type { LocalDate } from "../../kernel/time/instant.ts";
import { type GoodsKind, goodsKinds, type LabelQuestion } from "./goods-kind.ts";
import { goodsKindRows } from "./goods-kind-rows.ts";
import { wordWithEnd } from "./word-with-end.ts";

/** The parts of an item that its labelling is made from. */
export interface Labelled {
  readonly goodsKind?: GoodsKind | undefined;
  /** Answers by the id of their question. */
  readonly labelAnswers?: Readonly<Record<string, string>> | undefined;
  readonly bestBefore?: { readonly kind: "bestBefore" | "useBy"; readonly date: LocalDate } | undefined;
  readonly origin?: string | undefined;
  readonly ingredients?: string | undefined;
  readonly images?: readonly unknown[] | undefined;
}

export interface LabelFact {
  readonly label: string;
  readonly text: string;
}

export interface KindProposal {
  readonly kind: GoodsKind;
  /** The word that decided. */
  readonly word: string;
}

/** The kind of goods of this name, or of this category where the name says nothing. */
export function proposeGoodsKind(name: string, category = ""): KindProposal | null {
  for (const text of [name, category])
    for (const kind of goodsKinds) {
      const word = wordWithEnd(text, goodsKindRows[kind].ends.split(" "));
      if (word !== undefined) return { kind, word };
    }
  return null;
}

/** The questions that hold for this item, in the order of the form. */
export function labelQuestions(item: Pick<Labelled, "goodsKind" | "labelAnswers">): readonly LabelQuestion[] {
  const { goodsKind, labelAnswers = {} } = item;
  if (goodsKind === undefined) return [];
  return goodsKindRows[goodsKind].questions.filter(
    ({ after }) => after === undefined || after.answers.includes(labelAnswers[after.id] ?? ""),
  );
}

/** The questions that keep an item from being published: owed and not answered, or not in the form that the law wants. */
export const openQuestions = (item: Labelled): readonly LabelQuestion[] =>
  labelQuestions(item).filter((question) => {
    const answer = answerOf(item, question);
    return answer === "" ? !question.isOptional : !hasForm(question, answer);
  });

/** The facts beside the goods before they are ordered; fields that an item has anyway stand there by themselves. */
export function labelFacts(item: Labelled, dateText: (date: LocalDate) => string): readonly LabelFact[] {
  const { goodsKind, bestBefore } = item;
  const answers = labelQuestions(item).flatMap((question) => {
    const text = question.field === undefined ? answerOf(item, question) : "";
    return text === "" ? [] : [{ label: question.label, text }];
  });
  const notice = goodsKind === undefined ? undefined : goodsKindRows[goodsKind].notice;
  return [
    ...answers,
    ...(notice === undefined ? [] : [notice]),
    ...(bestBefore === undefined ? [] : [{ label: dateLabels[bestBefore.kind], text: dateText(bestBefore.date) }]),
  ];
}

/** FOO-08: how the date of goods that expire soon is named. */
export const dateLabels = { bestBefore: "Mindestens haltbar bis", useBy: "Zu verbrauchen bis" } as const;

function answerOf(item: Labelled, { id, field }: LabelQuestion): string {
  if (field === "images") return item.images?.length ? "ja" : "";
  return (field === undefined ? item.labelAnswers?.[id] : item[field])?.trim() ?? "";
}

function hasForm({ form, choices }: LabelQuestion, answer: string): boolean {
  if (choices !== undefined) return choices.includes(answer);
  if (form === "eggCode") return /^[0-3]-[A-Z]{2}-[0-9A-Z]{5,10}$/.test(answer);
  if (form === "strength") return /\d\s*%\s*vol/i.test(answer);
  return form !== "shares" || areShares(answer);
}

/** One country, or several whose shares make the whole. */
function areShares(answer: string): boolean {
  const shares = [...answer.matchAll(/(\d+(?:,\d+)?)\s*%/g)].map(([, share = ""]) => Number(share.replace(",", ".")));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.length === 0 ? !/[,;]| und /.test(answer) : Math.abs(total - 100) < 0.5;
}
