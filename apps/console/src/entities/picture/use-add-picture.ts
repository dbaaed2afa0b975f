import { addPicture } from "@lokalkorb/contracts/pictures";
import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { handInPhoto } from "@lokalkorb/model/client/hand-in-photo";
import { originalPath } from "@lokalkorb/model/storage-paths";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { useRef, useState } from "react";
import { failureText } from "@/shared/commands/failure-text";
import { pictureRefusals, pictureText as words } from "./picture-text.ts";

export interface AddingPicture {
  /** The step that is being done; null while nothing is. */
  readonly progress: string | null;
  readonly problem: string | null;
  /** null: it did not happen, and `problem` says why. */
  readonly add: (content: Blob) => Promise<Image | null>;
}

/** Hands a photo in and has the pictures made. The same photo again is not sent a second time. */
export function useAddPicture(restaurantId: string): AddingPicture {
  const client = useModelClient();
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = useRef<{ readonly content: Blob; readonly uploadId: string } | null>(null);

  const add = async (content: Blob): Promise<Image | null> => {
    if (client === null) return fail(failureText.unavailable);
    setProgress(words.sending(0));
    if (sent.current?.content !== content) {
      const uploadId = crypto.randomUUID();
      const onProgress = (part: number): void => setProgress(words.sending(Math.round(part * 100)));
      const failure = await handInPhoto(browserConfig(), {
        path: originalPath({ restaurantId, uploadId }),
        content,
        onProgress,
      });
      if (failure !== null) return fail(failureText[failure.type]);
      sent.current = { content, uploadId };
    }
    setProgress(words.making);
    const answer = await client.call(addPicture, { restaurantId, uploadId: sent.current.uploadId });
    if (answer.ok) {
      if (answer.value.image === null) return fail(words.unreadable);
      setProgress(null);
      setProblem(null);
      return answer.value.image;
    }
    return fail(answer.refusal ? pictureRefusals[answer.refusal.type] : failureText[answer.failure.type]);
  };

  const fail = (sentence: string): null => {
    setProgress(null);
    setProblem(sentence);
    return null;
  };
  return { progress, problem, add };
}
