import { latePart } from "@lokalkorb/ui/late-part";
import { isAccountHere } from "@/entities/account/account-mark";
import { liveWhenThere } from "@/shared/live/load-live";

const accountPart = latePart(
  "heart-account",
  async () => (await import(/* webpackChunkName: "part-heart-account" */ "./account-favourites.ts")).followAccount,
);

let isFollowing = false;

/** Only for those who have an account in this browser; it starts the live layer. */
export async function followFavourites(): Promise<void> {
  if (isFollowing || !isAccountHere()) return;
  isFollowing = true;
  const [client, follow] = await Promise.all([liveWhenThere(), accountPart.until()]);
  follow(client);
}
