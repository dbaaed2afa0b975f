import type { AnyDocument, FieldsOf, TemplateOf } from "@lokalkorb/model/document/define-document";
import type { PathParams } from "@lokalkorb/model/document/path-template";
import { notify } from "@lokalkorb/ui/notify";
import { useForm, type Form, type FormOptions } from "@/shared/forms/state/use-form";
import { useSavePublished } from "./use-save-published.ts";

export interface PublishedFormOptions<D extends AnyDocument, Values extends object> extends Omit<
  FormOptions<Values>,
  "save"
> {
  readonly definition: D;
  readonly at: PathParams<TemplateOf<D>>;
  readonly storedOf: (values: Values) => Partial<FieldsOf<D>>;
  readonly savedText: (stored: Partial<FieldsOf<D>>) => string;
  /** Goes on after the document was stored; false: the rest was not, and was said to be so. */
  readonly afterSave?: (values: Values, before: Values) => Promise<boolean>;
}

/** The form of one document whose content shoppers see after the next publication. */
export function usePublishedForm<D extends AnyDocument, Values extends object>({
  definition,
  at,
  storedOf,
  savedText,
  afterSave,
  ...options
}: PublishedFormOptions<D, Values>): Form<Values> {
  const saveDocument = useSavePublished();
  return useForm<Values>({
    ...options,
    save: async (values, before) => {
      const wanted = storedOf(values);
      const saved = await saveDocument(definition, at, options.isNew ? null : storedOf(before), wanted);
      if (saved !== true) return saved;
      if (afterSave !== undefined && !(await afterSave(values, before))) return false;
      notify({ message: savedText(wanted), tone: "ok", autoDismiss: true });
      return true;
    },
  });
}
