import type { AnyDocument, FieldsOf, TemplateOf } from "@lokalkorb/model/document/define-document";
import type { PathParams } from "@lokalkorb/model/document/path-template";
import type { DocumentPatch } from "@lokalkorb/model/document/document-patch";
import type { Writes } from "@lokalkorb/model/client/web-writes";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { consoleText } from "../console-text.ts";
import { formText } from "./form-text.ts";
import { patchOf } from "./patch-of.ts";

/**
 * Stores what a form changed; `before` null makes the document, which then has to be whole. Whether it was saved; what
 * went wrong is said.
 */
export type SaveDocument = <D extends AnyDocument>(
  definition: D,
  params: PathParams<TemplateOf<D>>,
  before: Partial<FieldsOf<D>> | null,
  wanted: Partial<FieldsOf<D>>,
) => Promise<boolean>;

export function useSaveDocument(): SaveDocument {
  const client = useModelClient();
  return async (definition, params, before, wanted) => {
    if (client === null) return false;
    const { write } = client;
    const answer = await (before === null
      ? write.set(definition, params, wanted as FieldsOf<typeof definition>)
      : write.update(
          definition,
          params,
          writable(patchOf(before, wanted), write) as DocumentPatch<typeof definition, never>,
        ));
    if (!answer.ok)
      notify({ message: formText.notSaved, detail: consoleText.failure[answer.failure.type], tone: "danger" });
    return answer.ok;
  };
}

const writable = (patch: ReadonlyMap<string, unknown>, write: Writes) =>
  Object.fromEntries([...patch].map(([name, value]) => [name, value === undefined ? write.removeField() : value]));
