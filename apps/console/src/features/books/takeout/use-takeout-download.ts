import { openTakeout, readTakeout } from "@lokalkorb/contracts/takeouts";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { saveFile } from "@lokalkorb/shell/save-file";
import { useRef, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { problemText, useRequest } from "@/shared/commands/use-request";
import { openRefusals, readRefusals, takeoutText as words } from "./takeout-text.ts";

interface Begun {
  readonly takeoutId: string;
  readonly bytes: number;
  readonly parts: Uint8Array<ArrayBuffer>[];
  read: number;
}

/** The file comes in parts, each for the owner alone; a download that was cut off goes on where it was. */
export function useTakeoutDownload(takeoutId: string, fileName: string) {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const opening = useRequest(openTakeout, openRefusals);
  const begun = useRef<Begun | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const begin = async (): Promise<Begun | null> => {
    if (begun.current?.takeoutId === takeoutId) return begun.current;
    const opened = await opening.send({ restaurantId });
    begun.current = opened === null ? null : { ...opened, parts: [], read: 0 };
    return begun.current;
  };
  const readOn = async (file: Begun): Promise<string | null> => {
    if (client === null) return words.early;
    while (file.read < file.bytes) {
      setPercent(Math.floor((file.read / file.bytes) * 100));
      const question = { restaurantId, takeoutId: file.takeoutId, from: file.read };
      // oxlint-disable-next-line eslint/no-await-in-loop -- each part begins where the one before ended
      const answer = await client.call(readTakeout, question);
      if (!answer.ok) {
        if (answer.refusal === undefined) return words.broken;
        begun.current = null;
        return problemText(readRefusals, answer);
      }
      const part = Uint8Array.from(atob(answer.value.content), (letter) => letter.charCodeAt(0));
      file.parts.push(part);
      file.read += part.length;
    }
    return null;
  };
  const press = async (): Promise<void> => {
    setProblem(null);
    setSaved(false);
    setPercent(0);
    const file = await begin();
    const wrong = file === null ? null : await readOn(file);
    setProblem(wrong);
    setPercent(null);
    if (file === null || wrong !== null) return;
    saveFile(new Blob(file.parts, { type: "application/zip" }), fileName);
    begun.current = null;
    setSaved(true);
  };
  return { press, percent, saved, problem: problem ?? opening.problem };
}
