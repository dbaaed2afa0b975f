import type { AnyDocument } from "../document/define-document.ts";
import type { DecodeCache } from "./decode-cache.ts";
import type { StoredDocument, Timers } from "./ports.ts";

/** About 50 ms of decoding on a phone that is four times slower than a desk. */
const sliceSize = 50;

/**
 * Decodes what is new in a list before anybody is shown it, in slices with room for other work between them: a board
 * with a thousand orders must not stand still. Short lists are ready at once. Returns how to call it off.
 */
export function decodeInSlices(
  list: { readonly definition: AnyDocument; readonly documents: readonly StoredDocument[] },
  { decoded, timers }: { readonly decoded: DecodeCache; readonly timers: Timers },
  ready: () => void,
): () => void {
  const unknown = list.documents.filter((document) => !decoded.knows(document));
  let callOff = (): void => undefined;
  const from = (start: number): void => {
    for (const document of unknown.slice(start, start + sliceSize)) decoded.decode(list.definition, document);
    const next = start + sliceSize;
    if (next >= unknown.length) ready();
    else callOff = timers.after(0, () => from(next));
  };
  from(0);
  return () => callOff();
}
