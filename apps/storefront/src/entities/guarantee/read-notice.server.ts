import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { NoticeFile } from "@lokalkorb/shell/config/server-config";
import { pictureOf, type Picture } from "./picture-size.ts";

export interface NoticePicture extends Picture {
  readonly bytes: Buffer;
}

/** Throws for a file that is not there, is another one than was agreed, or is no picture: it must be shown unchanged. */
export async function readNotice({ path, sha256 }: NoticeFile): Promise<NoticePicture> {
  const bytes = await readFile(path);
  const found = createHash("sha256").update(bytes).digest("hex");
  if (found !== sha256)
    throw new Error(`The notice on the guarantee has the hash ${found}, which is not the agreed one.`);
  const picture = pictureOf(bytes);
  if (picture === null) throw new Error("The notice on the guarantee is neither an SVG with a viewBox nor a PNG.");
  return { ...picture, bytes };
}
