import { identify } from "@lokalkorb/analytics/track";
import { deleteAccount, endSessions, myData, sendSignInLink, takeOverGuest } from "@lokalkorb/contracts/accounts";
import { removeCard, syncCards } from "@lokalkorb/contracts/payments";
import type { SignInResult } from "@lokalkorb/model/client/auth/identity";
import { guestToken, linkGuest } from "@lokalkorb/model/client/auth/sign-in-guest";
import { signInWithToken } from "@lokalkorb/model/client/auth/sign-in-with-token";
import { startAuthentication } from "@lokalkorb/model/client/auth/start-authentication";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { leaveEaters } from "@/entities/eaters/account/keep-eaters";
import { leaveBaskets } from "@/entities/basket/account/agreed-lines";
import { forgetOrders } from "@/entities/order/remembered/forget-orders";
import { isText, keysOf, readStored, writeStored } from "@/shared/environment/browser-storage";
import { markAccount } from "./account-mark.ts";

/** The guest's proof, until the orders have come along: a press that got no answer is made good on the next page. */
const guestKey = "lokalkorb:account:guest";

const unreachable = {
  ok: false,
  failure: { type: "offline", cause: "no answer about the guest" },
} as const satisfies SignInResult;

function forgetPerson(): void {
  forgetOrders();
  leaveBaskets();
  leaveEaters();
  writeStored("localStorage", "lokalkorb:favourites", null);
  const typed = ["lokalkorb:withdrawal:", "lokalkorb:termination", "lokalkorb:gift:"].flatMap((start) =>
    keysOf("sessionStorage", start),
  );
  for (const key of [guestKey, "lokalkorb:contact", ...typed]) writeStored("sessionStorage", key, null);
}

/** Signing in and out, and what an account may ask of the server. */
export function accountCalls(client: ModelClient) {
  const { auth, authentication } = startAuthentication(browserConfig());

  /** Orders of the guest who was here before. */
  const bringAlong = async (): Promise<void> => {
    const token = readStored("sessionStorage", guestKey);
    if (!isText(token)) return;
    const answer = await client.call(takeOverGuest, { guestToken: token });
    // Any other answer is one for now: the next page asks again.
    if (answer.ok || answer.refusal?.type === "token-invalid") writeStored("sessionStorage", guestKey, null);
  };
  const settle = async (answer: SignInResult): Promise<SignInResult> => {
    if (answer.ok) {
      markAccount(true);
      await bringAlong();
      return answer;
    }
    if (!answer.challenge) return answer;
    const { challenge } = answer;
    return { ok: false, challenge: { answer: async (code) => settle(await challenge.answer(code)) } };
  };
  /** False: no sign-in now, because the guest's orders could not come along. */
  const keepGuest = async (): Promise<boolean> => {
    const guest = await guestToken(auth);
    if (guest === "unreachable") return false;
    if (guest !== "none") writeStored("sessionStorage", guestKey, guest.token);
    return true;
  };

  return {
    bringAlong,
    sendLink: (requestId: string, email: string, next: string) =>
      client.call(sendSignInLink, { requestId, email, next, app: "storefront" }),
    signInByLink: async (email: string, link: string): Promise<SignInResult> => {
      if (!(await keepGuest())) return unreachable;
      const { currentUser } = auth;
      const linked = await linkGuest(auth, email, link);
      if (linked === "unreachable") return unreachable;
      if (linked === "linked") {
        writeStored("sessionStorage", guestKey, null);
        markAccount(true);
        return { ok: true, value: { uid: currentUser?.uid ?? "", email, isAnonymous: false } };
      }
      return settle(await authentication.signInWithLink(email, link));
    },
    signInByPassword: async (email: string, password: string): Promise<SignInResult> => {
      if (!(await keepGuest())) return unreachable;
      return settle(await authentication.signInWithEmail(email, password));
    },
    signInByToken: async (token: string): Promise<SignInResult> => {
      if (!(await keepGuest())) return unreachable;
      return settle(await signInWithToken(auth, token));
    },
    signOut: async (): Promise<void> => {
      markAccount(false);
      identify(null);
      // Name, address and orders of this person, which the next one at this device must not read.
      forgetPerson();
      await client.auth.signOut();
      // A page that still followed an order may have remembered it once more.
      forgetPerson();
    },
    endSessions: () => client.call(endSessions, {}),
    myData: () => client.call(myData, {}),
    syncCards: () => client.call(syncCards, {}),
    removeCard: (cardId: string) => client.call(removeCard, { requestId: crypto.randomUUID(), cardId }),
    deleteAccount: () => client.call(deleteAccount, {}),
  };
}

export type AccountCalls = ReturnType<typeof accountCalls>;
