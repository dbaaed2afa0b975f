import { declareTermination } from "@lokalkorb/contracts/standing-orders";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useState } from "react";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import { useMounted } from "@/shared/hydration/use-mounted";
import { useNow } from "@/shared/hydration/use-now";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import {
  emptyTermination,
  noticeOf,
  type TerminationErrors,
  terminationErrorsOf,
  type TerminationForm,
  terminationOfTab,
} from "./termination-form.ts";
import { terminationRefusals } from "./termination-text.ts";

export interface ArrivedTermination {
  readonly receivedAt: number;
  readonly timezone: string;
}

export interface Termination {
  readonly form: TerminationForm;
  readonly errors: TerminationErrors;
  readonly isConfirming: boolean;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly arrived: ArrivedTermination | null;
  set(change: Partial<TerminationForm>): void;
  /** The first field with an error, where there is one. */
  next(): string | null;
  back(): void;
  send(): Promise<void>;
}

const key = "lokalkorb:termination";

/** The form lives as long as the tab. `planId`: of the contract whose page led here. */
export function useTermination(planId: string | null): Termination {
  const [typed, setTyped] = useState<Partial<TerminationForm>>({});
  const [isConfirming, setConfirming] = useState(false);
  const [wasChecked, setChecked] = useState(false);
  const [arrived, setArrived] = useState<ArrivedTermination | null>(null);
  const isMounted = useMounted();
  // After the first picture, which is the server's.
  const kept = isMounted ? terminationOfTab(readStored("sessionStorage", key)) : emptyTermination;
  const form = { ...kept, ...typed };
  const now = useNow(0);
  const errors = terminationErrorsOf(form, instantToLocal(now, "Europe/Berlin").date);
  const { pending, problem, send } = useSending(terminationRefusals);
  return {
    form,
    errors: wasChecked ? errors : {},
    isConfirming,
    pending,
    problem,
    arrived,
    set: (change) => {
      const next = { ...form, ...change };
      setTyped(next);
      writeStored("sessionStorage", key, next);
    },
    next: () => {
      setChecked(true);
      const [first] = Object.keys(errors);
      if (first !== undefined) return first;
      setConfirming(true);
      return null;
    },
    back: () => setConfirming(false),
    send: async () => {
      if (pending) return;
      const content = noticeOf(form, planId);
      const answer = await send(content, async (requestId) =>
        (await loadLive()).call(declareTermination, { ...content, requestId }),
      );
      if (answer === null) return;
      writeStored("sessionStorage", key, null);
      setArrived(answer.value);
    },
  };
}
