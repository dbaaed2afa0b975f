import type { OutputOf } from "@lokalkorb/contracts/contract";
import { listMessages } from "@lokalkorb/contracts/messages";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";

export type PlatformMessage = OutputOf<typeof listMessages>["messages"][number];
export type MessageState = "open" | "done";

interface Messages {
  readonly status: "pending" | "failed" | "refused" | "present";
  readonly messages: readonly PlatformMessage[];
  /** The moment of the last one, where there are more. */
  readonly next?: number;
}

const nothingYet: Messages = { status: "pending", messages: [] };

/** Messages of one state, a page after the other; only a function can read them. */
export function useMessages(state: MessageState): Messages & {
  readonly load: (before?: number) => void;
  readonly take: (messageId: string) => void;
} {
  const client = useModelClient();
  const [found, setFound] = useState<Messages & { readonly of: MessageState }>({ ...nothingYet, of: state });
  const load = useCallback(
    (before?: number): void => {
      if (client === null) return;
      void client.call(listMessages, { state, ...(before === undefined ? {} : { before }) }).then((answer) => {
        if (!answer.ok)
          return setFound({ ...nothingYet, of: state, status: answer.refusal === undefined ? "failed" : "refused" });
        const { messages, next } = answer.value;
        setFound((was) => ({
          of: state,
          status: "present",
          messages: before === undefined || was.of !== state ? messages : [...was.messages, ...messages],
          ...(next === undefined ? {} : { next }),
        }));
      });
    },
    [client, state],
  );
  useEffect(() => load(), [load]);
  /** It was answered. */
  const take = (messageId: string): void =>
    setFound((was) => ({ ...was, messages: was.messages.filter((message) => message.messageId !== messageId) }));
  // The answer to the other question may still stand here.
  const mine = found.of === state ? found : nothingYet;
  return { ...mine, load, take };
}
