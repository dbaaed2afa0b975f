import type { AnyDocument, DocumentOf, TemplateOf } from "../document/define-document.ts";
import type { DataState } from "../document/document-state.ts";
import type { PathParams } from "../document/path-template.ts";
import { useModelClient } from "./model-provider.tsx";
import { useObservable } from "./use-observable.ts";

/**
 * A live document. Null for definition or params means "not ready": the definition of a page that loads the live
 * part later, parameters of a route before hydration. `initial` is what the server rendered; it should keep its
 * identity between renders, as page props do.
 */
export function useDocument<Definition extends AnyDocument>(
  definition: Definition | null,
  params: PathParams<TemplateOf<Definition>> | null,
  { initial }: { initial?: DocumentOf<Definition> | undefined } = {},
): DataState<DocumentOf<Definition>> {
  const client = useModelClient();
  const observable =
    client === null || definition === null || params === null ? null : client.cache.document(definition, params);
  return useObservable(observable, initial);
}
