import type { MessageKind } from "@lokalkorb/domain/shop/platform-message";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import { emptyMessage, keptMessage, pageBefore, type MessageForm } from "./message-form.ts";

const drafts = new Map<MessageKind, MessageForm>();
const listeners = new Set<() => void>();
const keyOf = (kind: MessageKind): string => `lokalkorb:message:${kind}`;

/** Empty on the server and in the first picture, so that both agree; then what this tab already knew. */
export function useDraft(kind: MessageKind): MessageForm {
  return useSyncExternalStore(
    subscribe,
    () => draftOf(kind),
    () => emptyMessage,
  );
}

function draftOf(kind: MessageKind): MessageForm {
  const known = drafts.get(kind);
  if (known !== undefined) return known;
  const kept = keptMessage(readStored("sessionStorage", keyOf(kind)));
  const draft = { ...kept, page: pageBefore(document.referrer, location) || kept.page };
  drafts.set(kind, draft);
  return draft;
}

/** Null: it was sent. */
export function changeDraft(kind: MessageKind, change: Partial<MessageForm> | null): void {
  const draft = change === null ? emptyMessage : { ...draftOf(kind), ...change };
  drafts.set(kind, draft);
  writeStored("sessionStorage", keyOf(kind), change === null ? null : draft);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
