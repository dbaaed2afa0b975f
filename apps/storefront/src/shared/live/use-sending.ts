import type { CallResult } from "@lokalkorb/model/client/call-function";
import type { Failure } from "@lokalkorb/model/document/failure";
import { useRef, useState } from "react";

/** A request that may have arrived: as long as its content is the same, it is sent again under the same id. */
export interface SentRequest {
  readonly id: string;
  readonly body: string;
}

export interface Sending<Type extends string> {
  readonly pending: boolean;
  /** Why it did not arrive; null: it did, or nothing was sent yet. */
  readonly problem: string | null;
  /** The answer; null: it failed, and `problem` says why. `content` is what is sent, without the id. */
  send<Value>(
    content: unknown,
    call: (requestId: string) => Promise<CallResult<Value, { readonly type: Type }>>,
  ): Promise<{ readonly value: Value } | null>;
}

/** Where a request outlives a reload. */
export interface SentRequestStore {
  read(): SentRequest | null;
  write(request: SentRequest): void;
}

export const sendingFailures: Readonly<Record<Failure["type"], string>> = {
  offline: "Du bist gerade offline. Deine Angaben bleiben stehen; sende sie, sobald du wieder verbunden bist.",
  unavailable: "Wir sind gerade nicht zu erreichen. Deine Angaben bleiben stehen; versuch es bitte gleich noch einmal.",
  denied: "Das wurde nicht erlaubt. Lade die Seite neu, deine Angaben bleiben stehen.",
  unexpected: "Das hat nicht geklappt. Deine Angaben bleiben stehen; versuch es bitte noch einmal.",
};

/** A form that is sent by a press. A press without answer is sent again as the same request. */
export function useSending<Type extends string>(
  refusals: Readonly<Record<Type, string>>,
  store?: SentRequestStore,
): Sending<Type> {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef<SentRequest | null>(null);
  const send: Sending<Type>["send"] = async (content, call) => {
    setPending(true);
    const body = JSON.stringify(content);
    sent.current ??= store?.read() ?? null;
    if (sent.current?.body !== body) sent.current = { id: crypto.randomUUID(), body };
    store?.write(sent.current);
    // Parts that are loaded with the press may not be had.
    const answer = await call(sent.current.id).catch(() => null);
    setPending(false);
    if (answer?.ok === true) {
      sent.current = null;
      setProblem(null);
      return { value: answer.value };
    }
    setProblem(
      answer === null
        ? sendingFailures.offline
        : answer.refusal === undefined
          ? sendingFailures[answer.failure.type]
          : refusals[answer.refusal.type],
    );
    return null;
  };
  return { pending, problem, send };
}
