import { groupFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

export type GroupFields = FieldsOf<typeof productGroupDocument>;

const form = documentForm(groupFields, ["name", "description", "illustration", "images", "labelBy", "status"]);

/** Variants of one card, in the order in which they are shown. */
export interface GroupValues extends FormValues<typeof form> {
  readonly categoryId: string;
  readonly variants: readonly { readonly itemId: string; readonly isDefault: boolean }[];
}

export const groupValues = (
  { itemIds = [], defaultItemId, ...group }: Partial<GroupFields>,
  categoryId: string,
): GroupValues => ({
  ...form.values(group),
  categoryId,
  variants: itemIds.map((itemId) => ({ itemId, isDefault: itemId === defaultItemId })),
});
export const newGroup = groupValues({ illustration: "basket", labelBy: "size", status: "active" }, "");

export function storedGroup(values: GroupValues, position: number, before: GroupFields | null): GroupFields {
  const itemIds = values.variants.map(({ itemId }) => itemId);
  return form.stored(values, before ?? { position }, {
    itemIds,
    defaultItemId: values.variants.find(({ isDefault }) => isDefault)?.itemId ?? itemIds[0] ?? "",
  });
}

export function groupErrors(values: GroupValues): FieldErrors {
  const checks = fieldChecks();
  const { errors, note } = checks;
  const { variants } = values;
  form.check(values, checks);
  if (variants.length === 0) note("variants", { sentence: "Bitte mindestens einen Artikel wählen." });
  if (variants.length > 50) note("variants", { sentence: "Höchstens 50 Artikel." });
  variants.forEach(({ itemId }, index) => {
    if (itemId === "") note(`variants.${index}.itemId`, "missing");
    else if (variants.findIndex((other) => other.itemId === itemId) < index) note(`variants.${index}.itemId`, "taken");
  });
  return errors;
}
