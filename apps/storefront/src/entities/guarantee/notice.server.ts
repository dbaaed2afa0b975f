import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { NextApiRequest, NextApiResponse } from "next";
import { serverConfig } from "@/shared/environment/server-config";
import type { GuaranteeNotice } from "./guarantee-notice.ts";
import { readNotice, type NoticePicture } from "./read-notice.server.ts";

let read: Promise<NoticePicture | null> | undefined;

/** Read once per process. A wrong file is told to the operator and not shown; orders go on. */
const notice = (): Promise<NoticePicture | null> =>
  (read ??= (async () => {
    const { guaranteeNotice: file } = serverConfig();
    if (file === null) return null;
    try {
      return await readNotice(file);
    } catch (error) {
      consoleLogger.error("The notice on the guarantee is not shown.", { error: String(error) });
      return null;
    }
  })());

/** For the page of the checkout; null: there is none. */
export async function guaranteeNotice(): Promise<GuaranteeNotice | null> {
  const picture = await notice();
  if (picture === null) return null;
  const { width, height } = picture;
  const version = serverConfig().guaranteeNotice?.sha256.slice(0, 8) ?? "";
  return { src: `/api/guarantee-notice?v=${version}`, width, height };
}

/** `/api/guarantee-notice`: the file as it was given out. */
export async function noticeEndpoint(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const picture = await notice();
  if (picture === null) {
    response.status(404).end();
    return;
  }
  response.setHeader("Content-Type", picture.type);
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  // A picture that is opened by itself runs nothing.
  response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.send(picture.bytes);
}
