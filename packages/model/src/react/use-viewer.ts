import { useMemo } from "react";
import { valueOf } from "../document/document-state.ts";
import type { userDocument } from "../documents/users/users.ts";
import { viewerOf, type Viewer } from "../client/auth/viewer.ts";
import { useDocument } from "./use-document.ts";
import { useIdentity } from "./use-identity.ts";

export type ViewerState =
  | { readonly status: "unknown" }
  | { readonly status: "signedOut" }
  | { readonly status: "signedIn"; readonly viewer: Viewer };

const unknown: ViewerState = { status: "unknown" };
const signedOut: ViewerState = { status: "signedOut" };

/**
 * Who looks at the screen. The definition of the profile is handed in, because it is loaded with the live part;
 * a profile that does not exist (yet) still is a signed-in user.
 */
export function useViewer(profileDefinition: typeof userDocument | null): ViewerState {
  const identity = useIdentity();
  const member = identity === undefined || identity === null || identity.isAnonymous ? null : identity;
  const profile = useDocument(profileDefinition, member === null ? null : { uid: member.uid });
  return useMemo(() => {
    if (identity === undefined) return unknown;
    const viewer = viewerOf(identity, valueOf(profile));
    if (viewer === null) return signedOut;
    return profile.status === "pending" ? unknown : { status: "signedIn", viewer };
  }, [identity, profile]);
}
