import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { ProposableVat, VatTemplate } from "@lokalkorb/domain/pricing/tax/vat-templates";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

export interface TemplateValues {
  /** Empty: shops of every kind. */
  readonly kind: ShopKind | "";
  readonly country: Country;
  readonly word: string;
  readonly vatClass: ProposableVat;
}

export interface TemplatesValues {
  readonly rows: readonly TemplateValues[];
}

export const newTemplate: TemplateValues = { kind: "", country: "AT", word: "", vatClass: "food" };

export function templatesValues(rows: readonly VatTemplate[]): TemplatesValues {
  return { rows: rows.map((row) => ({ ...row, kind: row.kind ?? "" })) };
}

export function storedTemplates({ rows }: TemplatesValues): VatTemplate[] {
  return rows.map(({ kind, word, ...row }) => ({ ...row, word: word.trim(), ...(kind !== "" && { kind }) }));
}

export function templatesErrors({ rows }: TemplatesValues): FieldErrors {
  const checks = fieldChecks();
  for (const [index, { word }] of rows.entries()) {
    const name = `rows.${index}.word`;
    checks.text(name, word, { max: 60 });
    if (word.trim().length === 1) checks.note(name, { sentence: "Bitte mindestens zwei Buchstaben." });
  }
  return checks.errors;
}
