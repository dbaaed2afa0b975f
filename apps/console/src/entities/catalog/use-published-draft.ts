import type { AnyDocument, DocumentOf, FieldsOf, TemplateOf } from "@lokalkorb/model/document/define-document";
import type { PathParams } from "@lokalkorb/model/document/path-template";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { failureText } from "@/shared/commands/failure-text";
import { groupsOf, unsavedGroups, type DraftRules } from "@/shared/forms/draft/draft-groups";
import type { DraftAnswer } from "@/shared/forms/draft/save-draft";
import { useDraftForm, type DraftForm } from "@/shared/forms/draft/use-draft-form";
import { formText } from "@/shared/forms/state/form-text";
import { patchOf, same } from "@/shared/forms/state/patch-of";
import { useMarkDraft } from "./use-mark-draft.ts";

export interface PublishedDraftOptions<D extends AnyDocument, Values extends object> extends Omit<
  DraftRules<Values>,
  "tidy"
> {
  readonly definition: D;
  readonly at: PathParams<TemplateOf<D>>;
  readonly stored: Values;
  readonly valuesOf: (fields: FieldsOf<D> | DocumentOf<D>, like: Values) => Values;
  readonly storedOf: (values: Values) => FieldsOf<D>;
  readonly held?: (values: Values) => readonly string[];
  /** Goes on after the document was stored; false: the rest was not, and was said to be so. */
  readonly afterSave?: (values: Values, before: Values) => Promise<boolean>;
}

/** The form of one stored document whose content shoppers see after the next publication; it saves itself, field by field. */
export function usePublishedDraft<D extends AnyDocument, Values extends object>({
  definition,
  at,
  stored,
  valuesOf,
  storedOf,
  afterSave,
  ...options
}: PublishedDraftOptions<D, Values>): DraftForm<Values> {
  const client = useModelClient();
  const markDraft = useMarkDraft();
  const rules: DraftRules<Values> = { ...options, tidy: (values) => valuesOf(storedOf(values), values) };
  const save = async (values: Values, over: Values): Promise<DraftAnswer<Values>> => {
    if (client === null) return false;
    const patch = patchOf(storedOf(over), storedOf(values));
    const written = new Set(unsavedGroups(rules, { stored: over, values }));
    const fields = groupsOf(rules, values)
      .filter(([name = ""]) => written.has(name))
      .flat();
    let current = over;
    if (patch.size > 0) {
      const answer = await client.write.updateUnchanged(definition, at, patch, (document) => {
        current = valuesOf(document, over);
        const [was, is] = [rules.tidy(over), rules.tidy(current)] as readonly Plain[];
        return fields.every((name) => same(was?.[name], is?.[name]));
      });
      if (!answer.ok && answer.failure === undefined) return { current };
      if (!answer.ok) {
        notify({
          message: formText.notSaved,
          detail: failureText[answer.failure?.type ?? "unavailable"],
          tone: "danger",
        });
        return false;
      }
    }
    await markDraft();
    return afterSave === undefined || afterSave(values, over);
  };
  return useDraftForm<Values>({ ...options, ...rules, stored, save });
}

type Plain = Readonly<Record<string, unknown>>;
