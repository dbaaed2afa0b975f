import { declareWithdrawal } from "@lokalkorb/contracts/withdrawals";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { WithdrawnLine } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { useRef, useState } from "react";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import { useMounted } from "@/shared/hydration/use-mounted";
import { loadLive } from "@/shared/live/load-live";
import { emptyForm, formOfTab, withdrawErrorsOf, type WithdrawErrors, type WithdrawForm } from "./withdraw-form.ts";
import { withdrawFailures, withdrawRefusals } from "./withdraw-text.ts";

export interface Arrived {
  readonly receivedAt: number;
  readonly timezone: string;
  readonly email: string;
}

export interface WithdrawalState {
  readonly form: WithdrawForm;
  readonly errors: WithdrawErrors;
  readonly step: "choose" | "confirm";
  readonly pending: boolean;
  readonly problem: string | null;
  readonly arrived: Arrived | null;
  readonly set: (change: Partial<WithdrawForm>) => void;
  /** The first field with an error, where there is one. */
  readonly next: () => string | null;
  readonly back: () => void;
  readonly send: () => void;
}

type Body = Omit<InputOf<typeof declareWithdrawal>, "requestId">;
const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:withdrawal:${restaurantId}`;

/** The form lives as long as the tab. A press without answer is sent again as the same request. */
export function useWithdrawal(
  restaurantId: Id<"shop">,
  { known, lines }: { readonly known: Partial<WithdrawForm>; readonly lines: readonly WithdrawnLine[] | null },
): WithdrawalState {
  const [typed, setTyped] = useState<Partial<WithdrawForm>>({});
  const [step, setStep] = useState<"choose" | "confirm">("choose");
  const [wasChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);
  const isMounted = useMounted();
  // After the first picture, which is the server's.
  const kept = isMounted ? formOfTab(readStored("sessionStorage", keyOf(restaurantId))) : emptyForm;
  const said = { ...kept, ...typed };
  const form = { ...said, ...whereEmpty(known, said) };
  const errors = withdrawErrorsOf(form, lines === null ? null : lines.length);

  const send = async (): Promise<void> => {
    setPending(true);
    const goods = form.goods.trim();
    const body: Body = {
      restaurantId,
      name: form.name.trim(),
      orderNo: form.orderNo.trim(),
      email: form.email.trim(),
      ...(goods === "" ? {} : { goods }),
      ...(lines === null ? {} : { lines: [...lines] }),
    };
    const whole = JSON.stringify(body);
    if (request.current?.body !== whole) request.current = { id: crypto.randomUUID(), body: whole };
    const { id: requestId } = request.current;
    const answer = await loadLive().then(
      (client) => client.call(declareWithdrawal, { requestId, ...body }),
      () => null,
    );
    setPending(false);
    if (answer?.ok === true) {
      writeStored("sessionStorage", keyOf(restaurantId), null);
      setProblem(null);
      return setArrived({ ...answer.value, email: body.email });
    }
    setProblem(
      answer === null
        ? withdrawFailures.offline
        : answer.refusal === undefined
          ? withdrawFailures[answer.failure.type]
          : withdrawRefusals[answer.refusal.type],
    );
  };
  return {
    form,
    errors: wasChecked ? errors : {},
    step,
    pending,
    problem,
    arrived,
    set: (change) => {
      const next = { ...form, ...change };
      setTyped(next);
      writeStored("sessionStorage", keyOf(restaurantId), next);
    },
    next: () => {
      setChecked(true);
      const [first] = Object.keys(errors);
      if (first !== undefined) return first;
      setStep("confirm");
      return null;
    },
    back: () => setStep("choose"),
    send: () => {
      if (!pending) void send();
    },
  };
}

/** Facts of the order hold until something else is typed. */
const whereEmpty = (known: Partial<WithdrawForm>, said: WithdrawForm): Partial<WithdrawForm> =>
  Object.fromEntries(Object.entries(known).filter(([field]) => said[field as keyof WithdrawForm].trim() === ""));
