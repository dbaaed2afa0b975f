import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";

/** The shopper's basket in this browser; there before any SDK, and the source of all screens. */
export interface BasketDraft {
  readonly lines: BasketLines;
  /** Way and time, as far as they were chosen by hand. */
  readonly optionId: Id<"method"> | null;
  readonly slotKey: string | null;
}

export const emptyDraft: BasketDraft = { lines: {}, optionId: null, slotKey: null };

/** The one name under which drafts are kept. */
const keyOf = (basket: string): string => `lokalkorb:basket:${basket}`;

export interface BasketStore {
  readonly id: string;
  draft(): BasketDraft;
  subscribe(listener: () => void): () => void;
  /** Reads what other tabs wrote meanwhile, changes that and keeps it: so two tabs merge line by line. */
  change(change: (draft: BasketDraft) => BasketDraft): void;
  clear(): void;
}

export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** `onOtherTab` tells when another tab wrote the key it is given. */
export function createBasketStore(
  id: string,
  storage: DraftStorage,
  onOtherTab: (key: string, listener: () => void) => () => void,
): BasketStore {
  const key = keyOf(id);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let draft = emptyDraft;
  let stopListening: (() => void) | null = null;

  /** Keeps the object while the text is the same, so that nothing is drawn for nothing. */
  const read = (): BasketDraft => {
    const stored = storage.getItem(key);
    if (stored !== text) {
      text = stored;
      draft = parseDraft(stored);
    }
    return draft;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const keep = (next: BasketDraft): void => {
    const isEmpty = Object.keys(next.lines).length === 0 && next.slotKey === null && next.optionId === null;
    draft = next;
    text = isEmpty ? null : JSON.stringify(next);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    tell();
  };

  return {
    id,
    draft: read,
    subscribe: (listener) => {
      listeners.add(listener);
      stopListening ??= onOtherTab(key, tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
    change: (change) => keep(change(read())),
    clear: () => keep(emptyDraft),
  };
}

/** Anybody can write into the storage of a browser; a value of another shape is no draft. */
export function parseDraft(text: string | null): BasketDraft {
  if (text === null) return emptyDraft;
  try {
    const { lines, optionId, slotKey } = fieldsOf(JSON.parse(text));
    return {
      lines: Object.fromEntries(
        Object.entries(fieldsOf(lines)).filter((entry): entry is [string, BasketLine] => isLine(entry[1])),
      ),
      optionId: isText(optionId) ? optionId : null,
      slotKey: isText(slotKey) ? slotKey : null,
    };
  } catch {
    return emptyDraft;
  }
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => one === fieldsOf(one));

function isLine(value: unknown): value is BasketLine {
  const { kind, refId, qty, position, seenUnitCents, choices, components = [] } = fieldsOf(value);
  return (
    (kind === "item" || kind === "bundle") &&
    isText(refId) &&
    [qty, position, seenUnitCents].every(Number.isSafeInteger) &&
    isListOfObjects(choices) &&
    isListOfObjects(components)
  );
}
