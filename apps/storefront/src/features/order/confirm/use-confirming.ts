import { confirmBrowser, sendConfirmingLink } from "@lokalkorb/contracts/orders";
import { useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import type { OrderKey } from "@/shared/routes/paths";
import { confirmRefusals, sendRefusals } from "./confirm-text.ts";

/** Left in the address by `useGuestLink`, until it is pressed: what opens links by itself confirms nothing. */
const tokenInAddress = (): string | null => /^#b=([a-z0-9]+\.[\w-]+)$/.exec(location.hash)?.[1] ?? null;

export interface Confirming {
  readonly state: "asks" | "sent" | "shown" | "confirmed";
  readonly pending: boolean;
  readonly problem: string | null;
  readonly send: () => Promise<void>;
  readonly confirm: () => Promise<void>;
}

/** From the wish to act in this browser to the press on the mail's link. */
export function useConfirming({ restaurantId, orderId }: OrderKey): Confirming {
  const [token, setToken] = useState(tokenInAddress);
  const [state, setState] = useState<"asks" | "sent" | "confirmed">("asks");
  const sending = useSending(sendRefusals);
  const confirming = useSending(confirmRefusals);
  const address = { restaurantId, orderId };
  return {
    state: token !== null && state !== "confirmed" ? "shown" : state,
    pending: sending.pending || confirming.pending,
    problem: confirming.problem ?? sending.problem,
    send: async () => {
      const answer = await sending.send(address, async (requestId) =>
        (await loadLive()).call(sendConfirmingLink, { ...address, requestId }),
      );
      if (answer !== null) setState(answer.value.isConfirmed ? "confirmed" : "sent");
    },
    confirm: async () => {
      if (token === null) return;
      const answer = await confirming.send({ ...address, token }, async () => {
        const answered = await (await loadLive()).call(confirmBrowser, { ...address, token });
        // Worth nothing any more, here and for those who copy the address.
        if (answered.ok || answered.refusal?.type === "token-invalid") {
          history.replaceState(history.state, "", location.pathname + location.search);
          setToken(null);
        }
        return answered;
      });
      if (answer !== null) setState("confirmed");
    },
  };
}
