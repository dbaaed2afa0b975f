import { ownBusinesses } from "@lokalkorb/contracts/businesses";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useCallback, useEffect, useState } from "react";
import { useAccount } from "@/entities/account/use-account";

export type OwnBusiness = OutputOf<typeof ownBusinesses>["businesses"][number];

export type OwnBusinesses =
  | { readonly status: "pending" }
  | { readonly status: "failed" }
  | { readonly status: "signedOut" }
  | { readonly status: "present"; readonly businesses: readonly OwnBusiness[]; readonly email: string };

/** The companies that this account orders for, in one shop or in all of them; only functions may tell. */
export function useOwnBusinesses(restaurantId?: Id<"shop">): OwnBusinesses & { readonly reload: () => void } {
  const account = useAccount();
  const [state, setState] = useState<OwnBusinesses>({ status: "pending" });
  const { status } = account;
  const client = account.status === "signedIn" ? account.client : null;
  const email = account.status === "signedIn" ? account.email : "";
  const load = useCallback((): void => {
    if (client === null) return;
    void client
      .call(ownBusinesses, restaurantId === undefined ? {} : { restaurantId })
      .then((answer) =>
        setState(
          answer.ok
            ? { status: "present", businesses: answer.value.businesses, email }
            : { status: answer.refusal === undefined ? "failed" : "signedOut" },
        ),
      );
  }, [client, restaurantId, email]);
  useEffect(load, [load]);
  const isOut = status === "guest" || status === "nobody";
  return { ...(isOut ? { status: "signedOut" as const } : state), reload: load };
}
