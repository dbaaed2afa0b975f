import { useCallback, useEffect, useState } from "react";
import { previewStandingOrder } from "@lokalkorb/contracts/standing-orders";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { useAccount } from "@/entities/account/use-account";
import type { OrderKey } from "@/shared/routes/paths";

export type Preview = OutputOf<typeof previewStandingOrder>;
export type PreviewState =
  | { readonly status: "pending" | "failed" | "signedOut" | "unknown" | "unavailable" }
  | { readonly status: "present"; readonly preview: Preview; readonly isStale: boolean };

/** An answer with the choice that it is about. */
interface Answered {
  readonly choice: string;
  readonly state: PreviewState;
}

export interface Choice {
  readonly weeks: 1 | 2 | 4;
  readonly date: LocalDate | null;
}

const statuses = {
  "not-found": "unknown",
  "sign-in-required": "signedOut",
  "distribution-unavailable": "unavailable",
} as const;

/** The coming runs and their price; asked anew with each choice, and the earlier answer stays in sight meanwhile. */
export function usePreview(
  key: OrderKey | null,
  { weeks, date }: Choice,
): PreviewState & { readonly reload: () => void } {
  const account = useAccount();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { status } = account;
  const client = status === "signedIn" ? account.client : null;
  const load = useCallback((): (() => void) => {
    let isOver = false;
    if (client !== null && key !== null) {
      const choice = `${weeks} ${date ?? ""}`;
      void client.call(previewStandingOrder, { ...key, weeks, ...(date === null ? {} : { date }) }).then((answer) => {
        if (isOver) return;
        const state: PreviewState = answer.ok
          ? { status: "present", preview: answer.value, isStale: false }
          : { status: answer.refusal === undefined ? "failed" : statuses[answer.refusal.type] };
        setAnswered({ choice, state });
      });
    }
    return () => {
      isOver = true;
    };
  }, [client, key, weeks, date]);
  useEffect(load, [load]);
  const isOut = status === "guest" || status === "nobody";
  const isStale = answered?.choice !== `${weeks} ${date ?? ""}`;
  const seen: PreviewState = answered?.state ?? { status: "pending" };
  const state = seen.status === "present" ? { ...seen, isStale } : seen;
  return { ...(isOut ? { status: "signedOut" as const } : state), reload: () => void load() };
}
