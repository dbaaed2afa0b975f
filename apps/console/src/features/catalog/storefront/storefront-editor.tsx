import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useMemo, type ReactElement } from "react";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { storedStorefront, storefrontValues, storefrontErrors } from "./storefront-values.ts";
import { storefrontText as words } from "./storefront-text.ts";
import { DateField } from "@/shared/forms/time/date-field";

export interface StorefrontEditorProps {
  readonly storefrontId: string;
  readonly changes: readonly string[];
  readonly onDiscard: () => void;
}

/** When anything of the offer can be had at all: a Christmas sale, a shop that only cooks at noon. */
export function StorefrontEditor({ storefrontId, ...rest }: StorefrontEditorProps): ReactElement {
  const { offeringId } = useShop().shop;
  const storefront = valueOf(useDocument(storefrontDocument, { offeringId, storefrontId }));
  return storefront ? (
    <StorefrontForm storefront={storefront} {...rest} />
  ) : (
    <SkeletonGroup count={2} className="h-32" groupClassName="grid! gap-3 px-4 py-4 md:px-5" />
  );
}

interface StorefrontFormProps extends Omit<StorefrontEditorProps, "storefrontId"> {
  readonly storefront: DocumentOf<typeof storefrontDocument>;
}

function StorefrontForm({ storefront, changes, onDiscard }: StorefrontFormProps): ReactElement {
  const { offeringId, storefrontIds, timezone } = useShop().shop;
  const { from, to, windows, id: storefrontId } = storefront;
  const stored = useMemo(
    () =>
      storefrontValues(
        { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(windows && { windows }) },
        timezone,
      ),
    [from, to, windows, timezone],
  );
  const form = usePublishedForm({
    definition: storefrontDocument,
    at: { offeringId, storefrontId },
    stored,
    errorsOf: storefrontErrors,
    storedOf: (values) => storedStorefront(values, timezone),
    savedText: () => words.saved,
  });
  const title = storefrontId === storefrontIds[0] ? words.title : words.titleOf(storefront.name);
  return (
    <CatalogForm form={form} label={title} changes={changes} onDiscard={onDiscard}>
      <FormSection title={title} lead={words.lead}>
        <FieldRow>
          <DateField label={words.from} note={words.optional} {...form.text("from")} />
          <DateField label={words.to} note={words.optional} {...form.text("to")} />
        </FieldRow>
        <h3 className="font-bold">{words.windows}</h3>
        <WindowRows rows={form.rows("windows")} />
      </FormSection>
    </CatalogForm>
  );
}
