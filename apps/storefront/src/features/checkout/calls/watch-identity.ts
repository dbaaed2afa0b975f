import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";

/**
 * Begins anew with every change of account, so that one account never sees the data of another. `begin` gets null
 * without an account and returns how to stop, as this function does.
 */
export function watchIdentity(
  client: ModelClient,
  begin: (uid: Id<"user"> | null) => (() => void) | undefined,
): () => void {
  let uid: Id<"user"> | null | undefined;
  let stop: (() => void) | undefined;
  const tell = (): void => {
    const now = client.auth.identity()?.uid ?? null;
    if (now === uid) return;
    uid = now;
    stop?.();
    stop = begin(uid);
  };
  const stopListening = client.auth.subscribe(tell);
  tell();
  return () => {
    stopListening();
    stop?.();
  };
}
