import { nutrients as allNutrients } from "@lokalkorb/domain/catalog/goods/nutrition";
import { goodsKinds } from "@lokalkorb/domain/catalog/labelling/goods-kind";
import { goodsKindRows } from "@lokalkorb/domain/catalog/labelling/goods-kind-rows";
import { itemText } from "../fields/item-text.ts";
import { readFigure } from "../values/nutrition-values.ts";
import { type Column, sameWord } from "./column.ts";
import { tableText as words } from "./table-text.ts";

const questions = goodsKinds.flatMap((kind) =>
  goodsKindRows[kind].questions.filter(({ field }) => field === undefined).map((question) => ({ kind, ...question })),
);

/** All answers of special goods in one cell, each with its label on a line of its own. */
export const labelAnswers: Column = {
  header: itemText.labelling,
  keys: ["labelAnswers"],
  write: ({ goodsKind, labelAnswers: answers }) =>
    questions
      .filter(({ kind, id }) => kind === goodsKind && (answers[id] ?? "") !== "")
      .map(({ id, label }) => `${label}: ${answers[id]}`)
      .join("\n"),
  read: (cell) => {
    const lines = cell.split("\n").filter((line) => line.trim() !== "");
    const read = lines.map((line) => {
      const [label = "", ...answer] = line.split(":");
      const ids = questions.filter((question) => sameWord(question.label, label.trim())).map(({ id }) => id);
      return { line, ids, answer: answer.join(":").trim() };
    });
    const unknown = read.filter(({ ids, answer }) => ids.length === 0 || answer === "");
    if (unknown.length > 0) return words.noAnswer(unknown.map(({ line }) => line.trim()));
    // One label belongs to questions of several kinds; the item's own ones are stored.
    const answers = read.flatMap(({ ids, answer }) => ids.map((id) => [id, answer] as const));
    return { labelAnswers: Object.fromEntries(answers) };
  },
};

export const nutrients: readonly Column[] = allNutrients.map((nutrient) => ({
  header: itemText.nutrients[nutrient],
  keys: ["nutrition"],
  write: ({ nutrition }) => nutrition.find((each) => each.nutrient === nutrient)?.figure ?? "",
  read: (figure, _catalog, { nutrition }) =>
    figure !== "" && readFigure(figure) === null
      ? words.noFigure
      : { nutrition: nutrition.map((each) => (each.nutrient === nutrient ? { nutrient, figure } : each)) },
}));
