import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { commandsPart } from "./order-parts.ts";

export type GuestLink = "none" | "opening" | "opened" | "refused";

const retryMillis = 3_000;

/** The token of a mail's link, from behind the `#`, where no server and no log sees it. */
const partsOfAddress = (): RegExpExecArray | null => /^#t=([A-Za-z0-9_-]{22,64})(?:&(b=.+))?$/.exec(location.hash);

const tokenInAddress = (): string | null => partsOfAddress()?.[1] ?? null;

/** Shows the token once; when it is accepted or refused, it leaves the address bar. What confirms the browser waits there for a press. */
export function useGuestLink(key: OrderKey | null): GuestLink {
  const [state, setState] = useState<GuestLink>(() =>
    typeof window !== "undefined" && tokenInAddress() !== null ? "opening" : "none",
  );
  const { restaurantId, orderId } = key ?? {};
  useEffect(() => {
    const token = tokenInAddress();
    if (token === null || restaurantId === undefined || orderId === undefined) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (outcome: GuestLink): void => {
      const waits = outcome === "opened" ? partsOfAddress()?.[2] : undefined;
      history.replaceState(history.state, "", location.pathname + location.search + (waits ? `#${waits}` : ""));
      if (!stopped) setState(outcome);
    };
    const open = async (): Promise<void> => {
      try {
        const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
        const identity = await client.auth.ensureIdentity();
        const answer = identity.ok ? await orderCommands(client, { restaurantId, orderId }).open(token) : null;
        if (answer?.ok) return settle("opened");
        if (answer?.refusal && answer.refusal.type !== "rate-limited") return settle("refused");
      } catch {
        // No network yet: the token waits.
      }
      if (!stopped) timer = setTimeout(() => void open(), retryMillis);
    };
    void open();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [restaurantId, orderId]);
  return state;
}
