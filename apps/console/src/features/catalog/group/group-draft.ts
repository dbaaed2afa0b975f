import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";

export type GroupFields = FieldsOf<typeof productGroupDocument>;

/** Variants of one card as they are typed, in the order in which they are shown. */
export interface GroupDraft {
  readonly name: string;
  readonly description: string;
  readonly illustration: string;
  readonly categoryId: Id<"category">;
  readonly labelBy: GroupFields["labelBy"];
  readonly status: GroupFields["status"];
  readonly variants: readonly { readonly itemId: Id<"product">; readonly isDefault: boolean }[];
}

export const newGroup: GroupDraft = {
  name: "",
  description: "",
  illustration: "basket",
  categoryId: "",
  labelBy: "size",
  status: "active",
  variants: [],
};

export const groupDraft = (group: GroupFields, categoryId: Id<"category">): GroupDraft => ({
  name: group.name,
  description: group.description ?? "",
  illustration: group.illustration,
  categoryId,
  labelBy: group.labelBy,
  status: group.status,
  variants: group.itemIds.map((itemId) => ({ itemId, isDefault: itemId === group.defaultItemId })),
});

export function storedGroup(draft: GroupDraft, position: number, before: GroupFields | null): GroupFields {
  const { images, badge, posGroupId } = before ?? {};
  const itemIds = draft.variants.map(({ itemId }) => itemId);
  return {
    ...(images !== undefined && { images }),
    ...(badge !== undefined && { badge }),
    ...(posGroupId !== undefined && { posGroupId }),
    name: draft.name.trim(),
    ...ifTyped("description", draft.description, (typed) => typed.trim()),
    illustration: draft.illustration,
    itemIds,
    defaultItemId: draft.variants.find(({ isDefault }) => isDefault)?.itemId ?? itemIds[0] ?? "",
    labelBy: draft.labelBy,
    position: before?.position ?? position,
    status: draft.status,
  };
}

export function groupErrors({ name, description, variants }: GroupDraft): FieldErrors {
  const { errors, note, text } = fieldChecks();
  text("name", name, 120);
  if (description.length > 4000) note("description", "too-long");
  if (variants.length === 0) note("variants", { sentence: "Bitte mindestens einen Artikel wählen." });
  if (variants.length > 50) note("variants", { sentence: "Höchstens 50 Artikel." });
  variants.forEach(({ itemId }, index) => {
    if (itemId === "") note(`variants.${index}.itemId`, "missing");
    else if (variants.findIndex((other) => other.itemId === itemId) < index) note(`variants.${index}.itemId`, "taken");
  });
  return errors;
}
