import { can } from "@lokalkorb/domain/access/permissions";
import type { ReactElement } from "react";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { EditorForm, type EditorFormProps } from "@/shared/forms/ui/editor-form";

export interface CatalogFormProps extends Omit<EditorFormProps, "idle" | "readOnly"> {
  readonly changes: readonly string[];
}

/** The form of a part of the catalog; saved, it offers to publish. */
export function CatalogForm({ changes, ...form }: CatalogFormProps): ReactElement {
  const { role } = useShop();
  return <EditorForm {...form} readOnly={!can(role, "catalogue")} idle={<PublishBar changes={changes} />} />;
}
