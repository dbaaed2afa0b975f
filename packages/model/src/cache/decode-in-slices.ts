import type { AnyDocument } from "../document/define-document.ts";
import type { DecodeCache } from "./decode-cache.ts";
import type { StoredDocument, Timers } from "./ports.ts";

/**
 * The length of a slice, wherever it runs: a phone gets smaller slices than a desktop, and a cold start smaller ones
 * than later.
 */
const sliceMillis = 12;
/** At least that many, so that a short list is always ready at once. */
const sliceLeast = 16;
/** At most that many, so that a long list always leaves room for other work. */
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
    const until = performance.now() + sliceMillis;
    let next = start;
    for (const document of unknown.slice(start, start + sliceSize)) {
      decoded.decode(list.definition, document);
      next += 1;
      if (next - start >= sliceLeast && performance.now() > until) break;
    }
    if (next >= unknown.length) ready();
    else callOff = timers.after(0, () => from(next));
  };
  from(0);
  return () => callOff();
}
