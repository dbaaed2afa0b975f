import type { RefusalPlace } from "@lokalkorb/domain/labels/refusal-sentences";
import type { CallResult } from "@lokalkorb/model/client/call-function";
import { useRef, useState } from "react";
import { failureText } from "@/entities/order/failure-text";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import type { ChangeRefusal } from "@/entities/order/refusal-text";
import { changeRefusalText } from "../state/change-refusal-text.ts";
import type { OrderCommands } from "./order-commands.ts";
import { commandsPart } from "./order-parts.ts";

export interface Command {
  /** The running command; one at a time. */
  readonly busy: string | null;
  readonly problem: string | null;
  /** Answers the value, or null with `problem` in words. `name` keys the request: pressed again it is the same wish. */
  run<Value>(
    name: string,
    act: (commands: OrderCommands, requestId: string) => Promise<CallResult<Value, ChangeRefusal>>,
  ): Promise<Value | null>;
}

export function useCommand(key: OrderKey, place: RefusalPlace): Command {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const requestIds = useRef(new Map<string, string>());
  return {
    busy,
    problem,
    run: async (name, act) => {
      if (busy !== null) return null;
      setBusy(name);
      const requestId = requestIds.current.get(name) ?? crypto.randomUUID();
      requestIds.current.set(name, requestId);
      try {
        const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
        const answer = await act(orderCommands(client, key), requestId);
        // Only while the outcome is unknown the next press is the same wish.
        if (answer.ok || answer.refusal) requestIds.current.delete(name);
        setProblem(
          answer.ok
            ? null
            : answer.refusal
              ? changeRefusalText(answer.refusal, place)
              : failureText[answer.failure.type],
        );
        return answer.ok ? answer.value : null;
      } catch {
        setProblem(failureText.offline);
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}
