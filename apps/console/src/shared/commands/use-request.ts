import type { Contract, OutputOf } from "@lokalkorb/contracts/contract";
import type { z } from "@lokalkorb/contracts/schema";
import type { Refused, RefusalType } from "@lokalkorb/domain/ordering/order/refusal";
import type { Failure } from "@lokalkorb/model/document/failure";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useRef, useState } from "react";
import { failureText } from "./failure-text.ts";

export interface PendingRequest<Input, Output> {
  /** The answer; null where there was none, with the reason in `problem`. */
  readonly send: (input: Omit<Input, "requestId">) => Promise<Output | null>;
  readonly pending: boolean;
  /** Why the last press did nothing: for the place where it was pressed. */
  readonly problem: string | null;
}

/** The words for each refusal; one that depends on an amount or a day is made of it. */
export type RefusalWords<Type extends RefusalType> = {
  readonly [One in Type | "sign-in-required"]: string | ((refusal: Refused<One>) => string);
};

/**
 * One command with its answer in place. A press that got no answer is repeated as the same request, so that it happens
 * once; the last problem stays until the answer: if it went at once, a second tap would meet what moved up.
 */
export function useRequest<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Type extends RefusalType>(
  contract: Contract<Input, Output, Type>,
  refusals: RefusalWords<Type>,
): PendingRequest<z.input<Input>, OutputOf<Contract<Input, Output>>> {
  const client = useModelClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);
  return {
    pending,
    problem,
    send: async (input) => {
      if (client === null) {
        setProblem("Die Seite ist noch nicht ganz geladen. Bitte versuche es gleich noch einmal.");
        return null;
      }
      setPending(true);
      const body = JSON.stringify(input);
      if (request.current?.body !== body) request.current = { id: crypto.randomUUID(), body };
      const answer = await client.call(contract, { ...input, requestId: request.current.id } as z.input<Input>);
      setPending(false);
      if (answer.ok) request.current = null;
      setProblem(answer.ok ? null : problemText(refusals, answer));
      return answer.ok ? answer.value : null;
    },
  };
}

/** Why a call did nothing: for one that only looks, and so has no request to repeat. */
export function problemText<Type extends RefusalType>(refusals: RefusalWords<Type>, answer: object): string | null {
  const { refusal, failure } = answer as { refusal?: { type: Type }; failure?: Failure };
  return refusal ? worded(refusals, refusal) : failure ? failureText[failure.type] : null;
}

/** The table ties each sentence to its refusal; an index by the union loses that tie. */
function worded<Type extends RefusalType>(refusals: RefusalWords<Type>, refusal: { readonly type: Type }): string {
  const words = refusals[refusal.type] as string | ((refusal: { readonly type: Type }) => string);
  return typeof words === "string" ? words : words(refusal);
}
