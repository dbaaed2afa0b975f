import { readMembership } from "@lokalkorb/contracts/membership";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useEffect, useState } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { useAccount, type AccountState } from "@/entities/account/use-account";
import { groupHere, keptGroup } from "@/entities/group/kept-group";

export type Membership =
  | { readonly status: "asking" | "member" | "signedOut" | "failed" }
  | { readonly status: "stranger"; readonly email: string };

/** Of this visit: from page to page a member is not asked for anew. */
let known: Id<"shop"> | null = null;

/** A stranger who chooses in a group does so for a host who is a member and answers for all of it. */
function choosesInGroup(slug: string): boolean {
  const group = groupHere(slug, Date.now());
  return group !== null && keptGroup(group)?.isIn === true;
}

type Answer = "asking" | "member" | "stranger" | "failed";

async function askServer(client: ModelClient, restaurantId: Id<"shop">): Promise<Answer> {
  const told = await client.call(readMembership, { restaurantId });
  if (!told.ok) return "failed";
  known = told.value.isMember ? restaurantId : null;
  return told.value.isMember ? "member" : "stranger";
}

/** A member whose network went keeps the page that was open. */
const next = (before: Answer, told: Answer): Answer => (told === "failed" && before === "member" ? before : told);

/** Whether the person at this browser is a member, by the server's list; asked again once the network is back. */
export function useMembership({ restaurantId, shop: { slug } }: Menu): readonly [Membership, () => void] {
  const account = useAccount();
  const [inGroup] = useState(() => choosesInGroup(slug));
  const [answer, setAnswer] = useState<Answer>(() => (known === restaurantId && isAccountHere() ? "member" : "asking"));
  const client = account.status === "signedIn" ? account.client : null;
  useEffect(() => {
    if (client === null || inGroup) return;
    let isLeft = false;
    const ask = (): void =>
      void askServer(client, restaurantId).then((told) => {
        if (!isLeft) setAnswer((before) => next(before, told));
        return undefined;
      });
    ask();
    window.addEventListener("online", ask);
    return () => {
      isLeft = true;
      window.removeEventListener("online", ask);
    };
  }, [client, restaurantId, inGroup]);
  const askAgain = (): void => {
    if (client === null) return;
    setAnswer("asking");
    void askServer(client, restaurantId).then(setAnswer);
  };
  return [inGroup ? { status: "member" } : standingOf(account, answer), askAgain];
}

function standingOf(account: AccountState, answer: Answer): Membership {
  if (account.status === "nobody" || account.status === "guest") return { status: "signedOut" };
  if (answer !== "stranger") return { status: answer };
  return account.status === "signedIn" ? { status: "stranger", email: account.email } : { status: "asking" };
}
