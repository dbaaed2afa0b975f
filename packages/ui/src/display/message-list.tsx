import type { ReactElement, ReactNode } from "react";

export interface ShownMessage {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who wrote it and when, in words. */
  readonly by: string;
  readonly text: string;
  readonly isOwn: boolean;
  /** Below the words: what was sent with them. */
  readonly more?: ReactNode;
}

export interface MessageListProps {
  readonly messages: readonly ShownMessage[];
  /** Below the last one where it is the reader's own: whether it was read. */
  readonly lastMark: string;
}

/** Words of two sides, oldest first; one's own on the right. A new one is spoken. */
export function MessageList({ messages, lastMark }: MessageListProps): ReactElement {
  return (
    <ol className="grid gap-2" aria-live="polite" aria-relevant="additions">
      {messages.map(({ at, by, text, isOwn, more }, index) => (
        <li
          key={`${at} ${text}`}
          className={`grid max-w-[85%] gap-1 rounded-lg p-3 ${isOwn ? "justify-self-end bg-tint-2" : "justify-self-start bg-sunken"}`}
        >
          <span className="text-meta text-ink-2">{by}</span>
          <span className="min-w-0 wrap-break-word whitespace-pre-line select-text">{text}</span>
          {more}
          {isOwn && index === messages.length - 1 && <span className="text-meta text-ink-2">{lastMark}</span>}
        </li>
      ))}
    </ol>
  );
}
