import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { checkRange } from "@/shared/forms/state/day-range";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { checkAvailability } from "../fields/availability-values.ts";
import { checkOptionUses } from "../fields/option-use-values.ts";
import { itemForm, stockForm, weightForm, type ItemValues } from "./item-values.ts";
import { readFigure } from "./nutrition-values.ts";

/** Errors that keep an item from being stored. An item may lack fields that only publishing needs. */
export function itemErrors(values: ItemValues): FieldErrors {
  const checks = fieldChecks();
  const { errors, note, text, cents, count, date, windows } = checks;
  itemForm.check(values, checks, { rules: { price: { asked: !values.byWeight } } });
  if (values.byWeight) weightForm.check(values, checks);
  else
    values.priceRules.forEach((rule, index) => {
      const at = `priceRules.${index}`;
      cents(`${at}.price`, rule.price);
      checkRange(checks, rule, `${at}.from`, `${at}.to`);
      windows(`${at}.windows`, rule.windows);
    });
  count("contentAmount", values.contentAmount, { optional: true, min: 1 });
  text("producer", values.producer, { optional: true, max: 300 });
  values.nutrition.forEach(({ figure }, index) => {
    if (figure.trim() !== "" && readFigure(figure) === null) note(`nutrition.${index}.figure`, "not-count");
  });
  for (const [id, answer] of Object.entries(values.labelAnswers))
    text(`labelAnswers.${id}`, answer, { optional: true, max: 300 });
  if (values.bestBeforeKind !== "") date("bestBeforeDate", values.bestBeforeDate);
  stockForm.check({ ...values, mode: values.stockMode }, checks);
  checkOptionUses(values.options, checks);
  checkAvailability(values, checks);
  return errors;
}
