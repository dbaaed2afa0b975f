import { can } from "@lokalkorb/domain/access/permissions";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useMemo, type ReactElement } from "react";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { useForm } from "@/shared/forms/state/use-form";
import { useWantedField } from "@/shared/forms/state/use-wanted-field";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { useShop } from "@/entities/shop/shop-context";
import { storedStorefront, storefrontValues, storefrontErrors, type StorefrontValues } from "./storefront-values.ts";
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
  const { shop, role } = useShop();
  const { offeringId, timezone } = shop;
  const saveDocument = useSavePublished();
  const { from, to, windows, id: storefrontId } = storefront;
  const stored = useMemo(
    () =>
      storefrontValues(
        { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(windows && { windows }) },
        timezone,
      ),
    [from, to, windows, timezone],
  );
  const form = useForm<StorefrontValues>({
    stored,
    errorsOf: storefrontErrors,
    save: async (draft, before) => {
      const was = storedStorefront(before, timezone);
      const wanted = storedStorefront(draft, timezone);
      const saved = await saveDocument(storefrontDocument, { offeringId, storefrontId }, was, wanted);
      if (saved !== true) return saved;
      notify({ message: words.saved, tone: "ok", autoDismiss: true });
      return true;
    },
  });
  useWantedField(form.ref);
  return (
    <EditorForm
      form={form}
      label={words.title}
      readOnly={!can(role, "catalogue")}
      idle={<PublishBar changes={changes} />}
      onDiscard={onDiscard}
    >
      <FormSection title={words.title} lead={words.lead}>
        <FieldRow>
          <DateField label={words.from} note={words.optional} {...form.text("from")} />
          <DateField label={words.to} note={words.optional} {...form.text("to")} />
        </FieldRow>
        <h3 className="font-bold">{words.windows}</h3>
        <WindowRows rows={form.rows("windows")} />
      </FormSection>
    </EditorForm>
  );
}
