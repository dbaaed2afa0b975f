import { FirebaseError } from "firebase/app";
import { EmailAuthProvider, linkWithCredential, type Auth } from "firebase/auth";

/** A token of now of the guest who is here. `none`: there is no guest; `unreachable`: without it the guest's orders would be left behind. */
export async function guestToken(auth: Auth): Promise<{ readonly token: string } | "none" | "unreachable"> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser?.isAnonymous !== true) return "none";
  return currentUser.getIdToken(true).then(
    (token) => ({ token }),
    () => "unreachable" as const,
  );
}

/**
 * Makes the guest who is here the owner of the address that the link was mailed to: uid, basket and orders stay. `none` where
 * there is no guest, or the address has an account already: then the link signs in to that one. `unreachable`: the link may
 * be used up or not; the next one signs in to the same account.
 */
export async function linkGuest(auth: Auth, email: string, link: string): Promise<"linked" | "none" | "unreachable"> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser?.isAnonymous !== true) return "none";
  try {
    await linkWithCredential(currentUser, EmailAuthProvider.credentialWithLink(email, link));
    return "linked";
  } catch (error) {
    // Signing in tells in words what is wrong with the link.
    return isNetworkFailure(error) ? "unreachable" : "none";
  }
}

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === "auth/network-request-failed";
