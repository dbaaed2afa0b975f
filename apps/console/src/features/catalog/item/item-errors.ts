import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { windowsOverlap } from "@lokalkorb/domain/kernel/time/window-span";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { readCount, readPercent } from "@/shared/forms/state/read-amount";
import { checkValues } from "@/shared/forms/state/plain-fields";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { windowErrors, windowsOf } from "@/shared/forms/time/window-draft";
import { checkAvailability } from "../fields/availability-draft.ts";
import { plainItemFields, type ItemDraft } from "./item-draft.ts";
import { readFigure } from "./nutrition-draft.ts";

/** Errors that keep an item from being stored. A draft may lack fields that only publishing needs. */
export function itemErrors(draft: ItemDraft): FieldErrors {
  const checks = fieldChecks();
  const { errors, note, cents, count } = checks;
  const optional = { optional: true };
  checkValues(plainItemFields, draft, checks);
  if (draft.byWeight) checkWeight(draft, checks);
  else {
    cents("price", draft.price);
    draft.priceRules.forEach((rule, index) => {
      const at = `priceRules.${index}`;
      cents(`${at}.price`, rule.price);
      if (rule.from !== "" && !isLocalDate(rule.from)) note(`${at}.from`, "not-date");
      if (rule.to !== "" && !isLocalDate(rule.to)) note(`${at}.to`, "not-date");
      if (rule.from !== "" && rule.to !== "" && rule.to < rule.from) note(`${at}.to`, "ends-before");
      const wrong = windowErrors(rule.windows, `${at}.windows`);
      Object.entries(wrong).forEach(([name, problem]) => note(name, problem));
      if (Object.keys(wrong).length === 0 && windowsOverlap(windowsOf(rule.windows)))
        note(`${at}.windows`, { sentence: "Zwei Zeiten überschneiden sich." });
    });
  }
  count("contentAmount", draft.contentAmount, { optional: true, min: 1 });
  cents("deposit", draft.deposit, optional);
  if (draft.vatClass === "custom" && readPercent(draft.customRate) === null) note("customRate", "not-percent");
  if (draft.allergenState === "declared" && draft.allergens.length === 0) note("allergens", "choose-one");
  if (draft.producer.length > 300) note("producer", "too-long");
  draft.nutrition.forEach(({ figure }, index) => {
    if (figure.trim() !== "" && readFigure(figure) === null) note(`nutrition.${index}.figure`, "not-count");
  });
  count("maxQty", draft.maxQty, { optional: true, min: readCount(draft.minQty) ?? 1, max: 10_000 });
  if (draft.stockMode === "daily") count("dailyQty", draft.dailyQty, { min: 0, max: 100_000 });
  if (draft.stockMode !== "unlimited") count("lowAt", draft.lowAt, optional);
  draft.options.forEach(({ min, max }, index) => {
    count(`options.${index}.min`, min, optional);
    count(`options.${index}.max`, max, { optional: true, min: Math.max(1, readCount(min) ?? 1) });
  });
  checkAvailability(draft, checks);
  return errors;
}

function checkWeight(draft: ItemDraft, { cents, count }: ReturnType<typeof fieldChecks>): void {
  cents("pricePerKg", draft.pricePerKg, { min: 1 });
  count("minGrams", draft.minGrams, { min: 1 });
  count("estGrams", draft.estGrams, { min: Math.max(1, readCount(draft.minGrams) ?? 1) });
  count("maxGrams", draft.maxGrams, { min: Math.max(1, readCount(draft.estGrams) ?? 1) });
}
