import type { Contract } from "@lokalkorb/contracts/contract";
import type { z } from "@lokalkorb/contracts/schema";
import type { Failure } from "@lokalkorb/model/document/failure";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { latePart } from "@lokalkorb/ui/late-part";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback } from "react";
import { failureText } from "./failure-text.ts";
import type { StaffRefusal } from "./refusal-text.ts";

export const refusalPart = latePart(
  "refusal-text",
  async () => (await import(/* webpackChunkName: "part-refusal-text" */ "./refusal-text.ts")).refusalText,
  { warm: true },
);

/** A refusal is rare, and is told as one even where its own words do not come. */
export function wordsFor(refusal: StaffRefusal): Promise<string> {
  return refusalPart.load().then(
    (refusalText) => refusalText(refusal),
    () => failureText.refused,
  );
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal?: StaffRefusal; readonly failure?: Failure };

/** Gives each press its own request, so that a repeated delivery is the same request and never a second deed. */
export type RunCommand = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Contract<Input, Output, StaffRefusal["type"]>,
  input: Omit<z.input<Input>, "requestId">,
  /** The beginning of the notification, such as „Bestellung 44“. */
  subject: string,
) => Promise<Outcome<z.output<Output>>>;

export type AskShop = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Contract<Input, Output, StaffRefusal["type"]>,
  input: z.input<Input>,
  subject: string,
) => Promise<Outcome<z.output<Output>>>;

/** Runs a command of the shop and says clearly when it did not happen. The caller takes its own changes back. */
export function useCommand(): RunCommand {
  const ask = useShopRequest();
  return useCallback<RunCommand>(
    (contract, input, subject) =>
      ask(contract, { ...input, requestId: crypto.randomUUID() } as z.input<typeof contract.input>, subject),
    [ask],
  );
}

/** Asks for something that no listener brings, and says clearly when there is no answer. Nothing is changed by it. */
export function useShopRequest(): AskShop {
  const client = useModelClient();
  return useCallback<AskShop>(
    async (contract, input, subject) => {
      if (client === null) return { ok: false };
      const answer = await client.call(contract, input);
      if (answer.ok) return answer;
      const detail = answer.refusal ? await wordsFor(answer.refusal) : failureText[kindOf(answer.failure, client)];
      notify({ message: subject, detail, tone: answer.refusal ? "warning" : "danger" });
      return answer;
    },
    [client],
  );
}

/** A call that broke on the way looks like a defect of the server; whether the server is there, the connection knows. */
const kindOf = ({ type }: Failure, client: ModelClient): Failure["type"] =>
  type === "unexpected" && client.connection.state() !== "live" ? "unavailable" : type;
