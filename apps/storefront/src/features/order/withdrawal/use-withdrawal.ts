import { declareWithdrawal } from "@lokalkorb/contracts/withdrawals";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { WithdrawnLine } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { useState } from "react";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { useMounted } from "@/shared/hydration/use-mounted";
import { loadLive } from "@/shared/live/load-live";
import { useSending, type SentRequest } from "@/shared/live/use-sending";
import { emptyForm, formOfTab, withdrawErrorsOf, type WithdrawErrors, type WithdrawForm } from "./withdraw-form.ts";
import { withdrawRefusals } from "./withdraw-text.ts";

export interface Arrived {
  readonly receivedAt: number;
  readonly timezone: string;
  readonly email: string;
}

export interface WithdrawalState {
  readonly form: WithdrawForm;
  readonly errors: WithdrawErrors;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The declaration as it was confirmed and will be sent, whatever arrives meanwhile; null before. */
  readonly declared: Declaration | null;
  readonly arrived: Arrived | null;
  readonly set: (change: Partial<WithdrawForm>) => void;
  /** The first field with an error, where there is one. */
  readonly next: () => string | null;
  readonly back: () => void;
  readonly send: () => void;
}

/** The declaration as it is sent, and the goods as the page shows them; none: the whole order. */
export interface Declaration {
  readonly body: Omit<InputOf<typeof declareWithdrawal>, "requestId">;
  readonly goods: readonly string[];
  readonly backCents: Cents | null;
}

/** Chosen pieces of a known order, with the words for them; null: it is said in words. */
export interface ChosenGoods {
  readonly lines: readonly WithdrawnLine[];
  readonly words: readonly string[];
  readonly backCents: Cents | null;
}

/** Longest words that a declaration takes. */
const longestGoods = 2000;
const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:withdrawal:${restaurantId}`;

/** The form lives as long as the tab. A press without answer is sent again as the same request, after a reload, too. */
export function useWithdrawal(
  restaurantId: Id<"shop">,
  { known, chosen }: { readonly known: Partial<WithdrawForm>; readonly chosen: ChosenGoods | null },
): WithdrawalState {
  const [typed, setTyped] = useState<Partial<WithdrawForm>>({});
  const [declared, setDeclared] = useState<Declaration | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const isMounted = useMounted();
  // After the first picture, which is the server's.
  const kept = isMounted ? formOfTab(readStored("sessionStorage", keyOf(restaurantId))) : emptyForm;
  const said = { ...kept, ...typed };
  const form = { ...said, ...whereEmpty(known, said) };
  const errors = withdrawErrorsOf(form, chosen === null ? null : chosen.lines.length);

  const { pending, problem, send } = useSending(withdrawRefusals, {
    read: () => requestOfTab(readStored("sessionStorage", keyOf(restaurantId))),
    write: (request) => writeStored("sessionStorage", keyOf(restaurantId), { ...form, request }),
  });

  const declare = (): Declaration => {
    const typedGoods = form.goods.trim();
    const goods = chosen?.words ?? (typedGoods === "" ? [] : [typedGoods]);
    return {
      goods,
      backCents: chosen?.backCents ?? null,
      body: {
        restaurantId,
        name: form.name.trim(),
        orderNo: form.orderNo.trim(),
        email: form.email.trim(),
        ...(goods.length === 0 ? {} : { goods: goods.join(", ").slice(0, longestGoods) }),
        ...(chosen === null ? {} : { lines: [...chosen.lines] }),
      },
    };
  };
  const sendIn = async ({ body }: Declaration): Promise<void> => {
    const answer = await send(body, async (requestId) =>
      (await loadLive()).call(declareWithdrawal, { requestId, ...body }),
    );
    if (answer === null) return;
    writeStored("sessionStorage", keyOf(restaurantId), null);
    setArrived({ ...answer.value, email: body.email });
  };
  return {
    form,
    errors: wasChecked ? errors : {},
    pending,
    problem,
    declared,
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
      setDeclared(declare());
      return null;
    },
    back: () => setDeclared(null),
    send: () => {
      if (!pending && declared !== null) void sendIn(declared);
    },
  };
}

/** Facts of the order hold until something else is typed. */
const whereEmpty = (known: Partial<WithdrawForm>, said: WithdrawForm): Partial<WithdrawForm> =>
  Object.fromEntries(Object.entries(known).filter(([field]) => said[field as keyof WithdrawForm].trim() === ""));

function requestOfTab(stored: unknown): SentRequest | null {
  const { id, body } = fieldsOf(fieldsOf(stored)["request"]);
  return isText(id) && isText(body) ? { id, body } : null;
}
