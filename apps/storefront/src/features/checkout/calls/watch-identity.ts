import type { ModelClient } from "@lokalkorb/model/client/model-client";

/**
 * Begins anew with everybody who signs in or out, so that nobody sees what the one before had. `begin` gets null for nobody
 * and answers how to stop. Answers how to stop altogether.
 */
export function watchIdentity(
  client: ModelClient,
  begin: (uid: string | null) => (() => void) | undefined,
): () => void {
  let uid: string | null | undefined;
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
