import { readComplaintPhoto } from "@lokalkorb/contracts/order-talk";
import { PrivatePhotos } from "@lokalkorb/ui/private-photos";
import { useCallback, type ReactElement } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { photosText as words } from "./photos-text.ts";

const photoWords = { name: words.name, enlarge: words.enlarge, loading: words.loading, failed: words.notLoaded };

/** The photos that went with the words of a message. */
export function TalkPhotos({
  orderKey: { restaurantId, orderId },
  photos,
}: {
  readonly orderKey: OrderKey;
  readonly photos: readonly string[];
}): ReactElement {
  const load = useCallback(
    async (photo: string) => {
      const client = await loadLive();
      const answer = await client.call(readComplaintPhoto, { restaurantId, orderId, side: "shopper", photo });
      return answer.ok ? `data:${answer.value.contentType};base64,${answer.value.content}` : null;
    },
    [restaurantId, orderId],
  );
  return <PrivatePhotos ids={photos} load={load} words={photoWords} />;
}
