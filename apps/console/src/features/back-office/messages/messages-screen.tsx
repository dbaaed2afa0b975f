import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { Segmented } from "@lokalkorb/ui/segmented";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { BackOfficePage, NotForYou } from "../back-office-page.tsx";
import { MessageRow } from "./message-row.tsx";
import { messagesText as words } from "./messages-text.ts";
import { useMessages, type MessageState } from "./use-messages.ts";

/** Notices of content (PLT-02) and questions from the help panel. */
export function MessagesScreen(): ReactElement {
  return (
    <BackOfficePage route="backOfficeMessages" lead={words.lead}>
      <MessageList />
    </BackOfficePage>
  );
}

function MessageList(): ReactElement {
  const [state, setState] = useState<MessageState>("open");
  const { status, messages, next, load, take } = useMessages(state);
  if (status === "refused") return <NotForYou />;
  return (
    <>
      <Segmented
        legend={words.states}
        name="state"
        className="w-full max-w-xs"
        segments={[
          { value: "open", label: words.open },
          { value: "done", label: words.done },
        ]}
        value={state}
        onChange={setState}
      />
      {status === "pending" && <SkeletonGroup count={3} label={words.loading} className="h-24" />}
      {status === "failed" && <ErrorState title={words.failed} onRetry={() => load()} />}
      {status === "present" && messages.length === 0 && (
        <EmptyState title={state === "open" ? words.noneOpen : words.noneDone} />
      )}
      {messages.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {messages.map((message) => (
            <MessageRow key={message.messageId} message={message} onAnswered={() => take(message.messageId)} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Button look="outline" className="justify-self-center" onClick={() => load(next)}>
          {words.more}
        </Button>
      )}
    </>
  );
}
