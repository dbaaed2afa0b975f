import type { AnyDocument, FieldsOf, TemplateOf } from "@lokalkorb/model/document/define-document";
import type { PathParams } from "@lokalkorb/model/document/path-template";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { failureText } from "../../commands/failure-text.ts";
import { formText } from "./form-text.ts";
import { patchOf, same } from "./patch-of.ts";

/** Whether a form was saved; `changed`: the document was saved elsewhere since, and nothing was written. */
export type Saved = boolean | "changed";

/**
 * Stores the changes of a form; `before` null makes the document, which then has to be whole. Failures are shown,
 * except for a save elsewhere: the form asks how to go on.
 */
export type SaveDocument = <D extends AnyDocument>(
  definition: D,
  params: PathParams<TemplateOf<D>>,
  before: Partial<FieldsOf<D>> | null,
  wanted: Partial<FieldsOf<D>>,
) => Promise<Saved>;

export function useSaveDocument(): SaveDocument {
  const client = useModelClient();
  return async (definition, params, before, wanted) => {
    if (client === null) return false;
    const { write, cache } = client;
    const read = valueOf(cache.document(definition, params).state()) as Plain | null;
    const patch = before === null ? null : patchOf(before, wanted);
    const names = Object.keys({ ...before, ...wanted });
    const answer = await (patch === null
      ? write.set(definition, params, wanted as FieldsOf<typeof definition>)
      : write.updateUnchanged(definition, params, patch, (current) =>
          names.every((name) => read === null || same((current as Plain)[name], read[name])),
        ));
    if (answer.ok) return true;
    if (answer.failure === undefined) return "changed";
    notify({ message: formText.notSaved, detail: failureText[answer.failure.type], tone: "danger" });
    return false;
  };
}

type Plain = Readonly<Record<string, unknown>>;
