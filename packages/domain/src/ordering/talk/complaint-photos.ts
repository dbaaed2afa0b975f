import type { Instant } from "../../kernel/time/instant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Refused } from "../order/refusal.ts";
import { type OrderMessage, type OrderTalk, talkState } from "./order-talk.ts";

/** Enough for what is broken, its label and the box. */
export const mostComplaintPhotos = 3;

type Words = Pick<OrderTalk, "messages" | "complaint">;

/** The words of the last complaint, to which its photos belong; null: there is none. */
export const complaintWords = ({ messages, complaint }: Words): OrderMessage | null =>
  messages.find(({ from, at }) => from === "shopper" && at === complaint?.at) ?? null;

/** How many photos may still be put to the complaint: none to a closed one, or where there is none. */
export function photosLeft(talk: Words): number {
  const words = complaintWords(talk);
  if (words === null || talk.complaint?.state === "closed") return 0;
  return mostComplaintPhotos - (words.photos ?? []).length;
}

/** A photo more to the words of the complaint; the same one again changes nothing. The shop has not seen it, so it is news to it. */
export function addPhoto(
  order: Parameters<typeof talkState>[0],
  talk: OrderTalk,
  { photo, now }: { readonly photo: string; readonly now: Instant },
): Result<OrderTalk, Refused<"not-found" | "too-late" | "talk-full">> {
  const words = complaintWords(talk);
  if (words === null || talk.complaint?.state === "closed") return refuse({ type: "not-found" });
  if (talkState(order, now) !== "open") return refuse({ type: "too-late" });
  const { photos = [] } = words;
  if (photos.includes(photo)) return ok(talk);
  if (photos.length >= mostComplaintPhotos) return refuse({ type: "talk-full", max: mostComplaintPhotos });
  const place = talk.messages.indexOf(words);
  return ok({
    ...talk,
    messages: talk.messages.with(place, { ...words, photos: [...photos, photo] }),
    seen: { ...talk.seen, shop: Math.min(talk.seen.shop, place) },
  });
}

/** Whether a photo is part of a talk: nothing else of its folder is handed out. */
export const hasPhoto = ({ messages }: Pick<OrderTalk, "messages">, photo: string): boolean =>
  messages.some(({ photos = [] }) => photos.includes(photo));
