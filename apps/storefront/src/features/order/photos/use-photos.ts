import { latePart } from "@lokalkorb/ui/late-part";
import { useEffect, useRef, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import { sendingFailures } from "@/shared/live/use-sending";
import type { OrderKey } from "@/shared/routes/paths";
import { photosText as words } from "./photos-text.ts";
import { mostPhotoBytes, shrinkPhoto } from "./shrink-photo.ts";

/** The library that sends files is as large as the page's own script: it comes with the first photo. */
const sendPhotoPart = latePart(
  "photo",
  async () => (await import(/* webpackChunkName: "part-photo" */ "./send-photo.ts")).sendPhoto,
);

export interface ChosenPhoto {
  readonly requestId: string;
  readonly content: Blob;
  /** For this page alone. */
  readonly address: string;
}

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** The step that is being done; null while nothing is. */
  readonly progress: string | null;
  readonly problem: string | null;
  /** Files of a person, up to `most` in all. Answers what is chosen now. */
  readonly add: (files: readonly File[], most: number) => Promise<readonly ChosenPhoto[]>;
  readonly remove: (photo: ChosenPhoto) => void;
  /** One after the other, to the complaint that is there by now. One that does not arrive stays chosen. */
  readonly send: (photos: readonly ChosenPhoto[]) => Promise<void>;
}

/** Photos for a complaint, from the choice until they have arrived. */
export function usePhotos(key: OrderKey): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const shown = useRef<readonly ChosenPhoto[]>([]);
  useEffect(() => () => shown.current.forEach(({ address }) => URL.revokeObjectURL(address)), []);
  const show = (photos: readonly ChosenPhoto[]): void => {
    shown.current = photos;
    setChosen(photos);
  };
  const remove = (photo: ChosenPhoto): void => {
    URL.revokeObjectURL(photo.address);
    show(shown.current.filter((other) => other !== photo));
  };
  const add: Photos["add"] = async (files, most) => {
    setProblem(null);
    for (const file of files) {
      if (shown.current.length >= most) {
        setProblem(words.tooMany);
        break;
      }
      setProgress(words.opening);
      const read = await readFile(file);
      if (typeof read === "string") setProblem(read);
      else show([...shown.current, read]);
    }
    setProgress(null);
    return shown.current;
  };
  const send: Photos["send"] = async (photos) => {
    if (isBusy.current || photos.length === 0) return;
    isBusy.current = true;
    setProblem(null);
    for (const [index, photo] of photos.entries()) {
      const onProgress = (part: number): void =>
        setProgress(words.sending(index + 1, photos.length, Math.round(part * 100)));
      onProgress(0);
      const why = await sendOne(key, photo, onProgress);
      if (why === null) remove(photo);
      else setProblem(`${words.failed} ${why}`);
    }
    setProgress(null);
    isBusy.current = false;
  };
  return { chosen, progress, problem, add, remove, send };
}

async function readFile(file: File): Promise<ChosenPhoto | string> {
  if (file.size > mostPhotoBytes) return words.tooLarge(file.name, mostPhotoBytes);
  const content = await shrinkPhoto(file);
  if (content === null) return words.notAPhoto(file.name);
  return { requestId: crypto.randomUUID(), content, address: URL.createObjectURL(content) };
}

async function sendOne(
  key: OrderKey,
  { requestId, content }: ChosenPhoto,
  onProgress: (part: number) => void,
): Promise<string | null> {
  try {
    const [client, sendPhoto] = await Promise.all([loadLive(), sendPhotoPart.load()]);
    return await sendPhoto(client, key, { requestId, content, onProgress });
  } catch {
    return sendingFailures.offline;
  }
}
