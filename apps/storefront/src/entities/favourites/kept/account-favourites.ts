import { untold, withoutMet, type FavouriteWishes } from "@lokalkorb/domain/access/favourites";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { changeFavourites, keptFavourites, onFavourites } from "./kept-favourites.ts";

/** Keeps the favourites of this browser and those of its account the same, as long as the page lives. */
export function followAccount(client: ModelClient): void {
  let stop: (() => void) | null = null;
  let followed: Id<"user"> | null = null;
  const look = (): void => {
    const identity = client.auth.identity();
    if (identity === undefined) return;
    const uid = identity === null || identity.isAnonymous ? null : identity.uid;
    if (uid === followed && stop !== null) return;
    stop?.();
    followed = uid;
    stop = uid === null ? forgetKnown() : followOwn(client, uid);
  };
  client.auth.subscribe(look);
  look();
}

/** Favourites of an account go with its sign-in; those that were kept without one stay. */
function forgetKnown(): () => void {
  const { known, wishes } = keptFavourites();
  if (Object.keys(known).length > 0)
    changeFavourites(() => ({
      known: {},
      wishes: Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== null)),
    }));
  return () => undefined;
}

function followOwn(client: ModelClient, uid: Id<"user">): () => void {
  const own = client.cache.document(privateUserDocument, { uid });
  let isTelling = false;
  let isOver = false;

  /** One write at a time; until it is answered its wishes stay, so that a page which ends too soon loses none. */
  const tell = async (): Promise<void> => {
    const { status } = own.state();
    if (isTelling || isOver || (status !== "present" && status !== "absent")) return;
    const open = untold(keptFavourites());
    if (Object.keys(open).length === 0) return;
    isTelling = true;
    const answer = await write(client, uid, open, status === "absent");
    isTelling = false;
    // A failed write is made good with the next change, or on the next page.
    if (answer.ok) hear();
  };
  const hear = (): void => {
    const state = own.state();
    if (isTelling || isOver || (state.status !== "present" && state.status !== "absent")) return;
    const known = state.status === "present" ? (state.value.favourites ?? {}) : {};
    const kept = keptFavourites();
    const heard = withoutMet({ known, wishes: kept.wishes });
    if (JSON.stringify(heard) !== JSON.stringify(kept)) changeFavourites(() => heard);
    void tell();
  };
  const stops = [own.subscribe(hear), onFavourites(() => void tell())];
  hear();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

function write(client: ModelClient, uid: Id<"user">, wishes: FavouriteWishes, isNew: boolean) {
  const entries = Object.entries(wishes);
  if (isNew) {
    const added = entries.flatMap(([key, wish]) => (wish === null ? [] : [[key, wish] as const]));
    return client.write.set(privateUserDocument, { uid }, { favourites: Object.fromEntries(added) });
  }
  return client.write.update(
    privateUserDocument,
    { uid },
    Object.fromEntries(entries.map(([key, wish]) => [`favourites.${key}`, wish ?? client.write.removeField()])),
  );
}
