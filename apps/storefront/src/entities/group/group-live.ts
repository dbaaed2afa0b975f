import { changeGroup, joinGroup, lookAtGroup, payGroupShare } from "@lokalkorb/contracts/groups";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { Group } from "@lokalkorb/domain/basket/group/group-fields";
import type { GroupProgress } from "@lokalkorb/domain/ordering/group/group-progress";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { DataState } from "@lokalkorb/model/document/document-state";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import { groupProgressDocument } from "@lokalkorb/model/documents/restaurants/groups/progress";
import { retryWhileFailed } from "@/shared/live/retry-while-failed";

export interface GroupKey {
  readonly restaurantId: Id<"shop">;
  readonly groupId: Id<"group">;
}
export type GroupWish = InputOf<typeof changeGroup>["change"];

export interface GroupHeard {
  readonly uid: string | null;
  readonly group: DataState<Group>;
  readonly progress: GroupProgress | null;
}

/** The group live, and from its order on that order's state. Answers how to stop. */
export function watchGroup(client: ModelClient, key: GroupKey, heard: (now: GroupHeard) => void): () => void {
  const group = client.cache.document(groupDocument, key);
  const progress = client.cache.document(groupProgressDocument, key);
  let stopGroup: (() => void) | undefined;
  let stopProgress: (() => void) | undefined;
  const tell = (): void => {
    const identity = client.auth.identity();
    if (identity === undefined) return;
    const state = stopGroup === undefined ? ({ status: "absent" } as const) : group.state();
    if (state.status === "present" && state.value.state === "closed") stopProgress ??= progress.subscribe(tell);
    const told = stopProgress === undefined ? null : progress.state();
    heard({
      uid: identity?.uid ?? null,
      group: state,
      progress: told?.status === "present" ? told.value : null,
    });
  };
  const begin = (): void => {
    const identity = client.auth.identity();
    if (identity) stopGroup ??= group.subscribe(tell);
    tell();
  };
  const stopAuth = client.auth.subscribe(begin);
  const stopRetrying = retryWhileFailed(client, () => group.state().status === "failed");
  begin();
  return () => {
    stopRetrying();
    stopAuth();
    stopGroup?.();
    stopProgress?.();
  };
}

/** Commands of one participant; the same key for a second try of the same wish. */
export function groupCommands(client: ModelClient, key: GroupKey) {
  return {
    identify: () => client.auth.ensureIdentity(),
    look: (token: string) => client.call(lookAtGroup, { ...key, token }),
    join: (requestId: string, token: string, name: string) =>
      client.call(joinGroup, { requestId, ...key, token, name }),
    payShare: (slug: string, takesRest: boolean) => client.call(payGroupShare, { ...key, slug, takesRest }),
    change: (requestId: string, change: GroupWish) => client.call(changeGroup, { requestId, ...key, change }),
  };
}
export type GroupCommands = ReturnType<typeof groupCommands>;
