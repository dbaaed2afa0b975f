import { can } from "@lokalkorb/domain/access/permissions";
import type { ReactElement } from "react";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { DraftEditor, type DraftEditorProps } from "@/shared/forms/draft/draft-editor";

export interface CatalogDraftFormProps<Values extends object> extends Omit<
  DraftEditorProps<Values>,
  "foot" | "readOnly" | "timezone"
> {
  readonly changes: readonly string[];
}

/** The form of a stored part of the catalog: it saves itself, and offers to publish. */
export function CatalogDraftForm<Values extends object>({
  changes,
  ...form
}: CatalogDraftFormProps<Values>): ReactElement {
  const { role, shop } = useShop();
  return (
    <DraftEditor
      {...form}
      timezone={shop.timezone}
      readOnly={!can(role, "catalogue")}
      foot={<PublishBar changes={changes} />}
    />
  );
}
