import { useSaveDocument, type SaveDocument } from "@/shared/forms/state/use-save-document";
import { useMarkDraft } from "./use-mark-draft.ts";

/** For what shoppers see only after the next publication: the publish bar shows that something waits for it. */
export function useSavePublished(): SaveDocument {
  const save = useSaveDocument();
  const markDraft = useMarkDraft();
  return async (definition, params, before, wanted) => {
    const saved = await save(definition, params, before, wanted);
    if (saved === true) await markDraft();
    return saved;
  };
}
