import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { AnswerDialog } from "./answer-dialog.tsx";
import { decisionNames, kindNames, messagesText as words, reasonNames } from "./messages-text.ts";
import type { PlatformMessage } from "./use-messages.ts";

export interface MessageRowProps {
  readonly message: PlatformMessage;
  readonly onAnswered: () => void;
}

/** The platform works by the clock of its country. */
const timezone = "Europe/Berlin";

function momentOf(at: number): string {
  const { date, time } = instantToLocal(at, timezone);
  return `${formatDate(date)}, ${time}`;
}

export function MessageRow({ message, onAnswered }: MessageRowProps): ReactElement {
  const { messageId, kind, at, text, name, email, page, reason, restaurantId, answer, more = [] } = message;
  const [answering, setAnswering] = useState(false);
  const from = [name === "" ? words.nameless : name, email].filter((part) => part !== "").join(" · ");
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3 md:px-5" data-message={messageId}>
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={kind === "notice" ? "warning" : "neutral"}>{kindNames[kind]}</Badge>
          {reason !== undefined && <b>{reasonNames[reason]}</b>}
          <span className="text-meta text-ink-2">{momentOf(at)}</span>
        </p>
        <p className="text-meta wrap-anywhere text-ink-2">{from}</p>
        {page !== "" && (
          <p className="text-meta wrap-anywhere text-ink-2">
            {words.page}: {page}
            {restaurantId !== undefined && <b> ({restaurantId})</b>}
          </p>
        )}
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        {answer !== undefined && (
          <div className="mt-2 border-s-2 border-line ps-3 text-meta">
            <b>
              {answer.decision === undefined ? words.answered : decisionNames[answer.decision].label} ·{" "}
              {momentOf(answer.at)}
            </b>
            <p className="wrap-anywhere whitespace-pre-line text-ink-2">{answer.text}</p>
          </div>
        )}
        {more.map((said) => (
          <div key={`${said.at} ${said.from}`} className="mt-2 border-s-2 border-line ps-3 text-meta">
            <b>
              {words.saidBy[said.from]} · {momentOf(said.at)}
            </b>
            <p className="wrap-anywhere whitespace-pre-line text-ink-2">{said.text}</p>
          </div>
        ))}
      </div>
      {(answer === undefined || more.at(-1)?.from === "sender") && (
        <Button look="outline" onClick={() => setAnswering(true)}>
          {kind === "notice" ? words.decide : words.answer}
        </Button>
      )}
      {answering && <AnswerDialog message={message} onAnswered={onAnswered} onClose={() => setAnswering(false)} />}
    </li>
  );
}
