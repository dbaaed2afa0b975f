import type { CallResult } from "@lokalkorb/model/client/call-function";
import type { Failure } from "@lokalkorb/model/document/failure";
import { useRef, useState } from "react";

interface Refused {
  readonly type: string;
}

export interface CommandRun<Commands, Refusal extends Refused> {
  /** The running command; one at a time. */
  readonly busy: string | null;
  readonly problem: string | null;
  /** Answers the value, or null with `problem` in words. `name` keys the request: pressed again it is the same wish. */
  run<Value>(
    name: string,
    act: (commands: Commands, requestId: string) => Promise<CallResult<Value, Refusal>>,
  ): Promise<Value | null>;
}

export interface CommandWords<Refusal extends Refused> {
  readonly refused: (refusal: Refusal) => string;
  readonly failed: Readonly<Record<Failure["type"], string>>;
}

/** Commands that a press gives, loaded with it. */
export function useCommandRun<Commands, Refusal extends Refused>(
  load: () => Promise<Commands>,
  { refused, failed }: CommandWords<Refusal>,
): CommandRun<Commands, Refusal> {
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
        const answer = await act(await load(), requestId);
        // Only while the outcome is unknown the next press is the same wish.
        if (answer.ok || answer.failure === undefined) requestIds.current.delete(name);
        setProblem(answer.ok ? null : answer.failure ? failed[answer.failure.type] : refused(answer.refusal));
        return answer.ok ? answer.value : null;
      } catch {
        setProblem(failed.offline);
        return null;
      } finally {
        setBusy(null);
      }
    },
  };
}
