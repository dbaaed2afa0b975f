import { addComplaintPhoto } from "@lokalkorb/contracts/order-talk";
import { handInPhoto } from "@lokalkorb/model/client/hand-in-photo";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { complaintUploadPath, complaintUploads } from "@lokalkorb/model/storage-paths";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { sendingFailures } from "@/shared/live/use-sending";
import type { OrderKey } from "@/shared/routes/paths";
import { photoRefusals, photosText } from "./photos-text.ts";

export interface PhotoToSend {
  /** The same for each try of this photo. */
  readonly requestId: string;
  readonly content: Blob;
  readonly onProgress: (part: number) => void;
}

/** Hands a photo in and has it put to the complaint. null: it is there; else why not. */
export async function sendPhoto(
  client: ModelClient,
  { restaurantId, orderId }: OrderKey,
  { requestId, content, onProgress }: PhotoToSend,
): Promise<string | null> {
  const uid = client.auth.identity()?.uid;
  if (uid === undefined) return photoRefusals["sign-in-required"];
  // Another tab of this account may send one as well.
  const place = complaintUploads[Math.floor(Math.random() * complaintUploads.length)] ?? "1";
  const path = complaintUploadPath({ restaurantId, orderId, uid, place });
  const failure = await handInPhoto(browserConfig(), { path, content, onProgress });
  if (failure !== null) return sendingFailures[failure.type];
  const answer = await client.call(addComplaintPhoto, { requestId, restaurantId, orderId, place });
  if (answer.ok) return answer.value.photo === null ? photosText.notAPhoto("Foto") : null;
  return answer.refusal ? photoRefusals[answer.refusal.type] : sendingFailures[answer.failure.type];
}
