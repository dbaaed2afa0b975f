import { readComplaintPhoto } from "@lokalkorb/contracts/order-talk";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { PrivatePhotos } from "@lokalkorb/ui/private-photos";
import { useCallback, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { talkText } from "./talk-text.ts";

const words = {
  name: talkText.photo,
  enlarge: talkText.enlargePhoto,
  loading: talkText.loadingPhoto,
  failed: talkText.photoFailed,
};

interface TalkPhotosProps {
  readonly orderId: string;
  readonly photos: readonly string[];
}

/** The goods as a shopper shows them. The photos have no address that could leave the shop. */
export function TalkPhotos({ orderId, photos }: TalkPhotosProps): ReactElement | null {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const load = useCallback(
    async (photo: string) => {
      const answer = await client?.call(readComplaintPhoto, { restaurantId, orderId, side: "shop", photo });
      return answer?.ok ? `data:${answer.value.contentType};base64,${answer.value.content}` : null;
    },
    [client, restaurantId, orderId],
  );
  if (client === null) return null;
  return <PrivatePhotos ids={photos} load={load} words={words} />;
}
