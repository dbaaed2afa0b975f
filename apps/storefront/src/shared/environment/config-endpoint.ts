import { configScript } from "@lokalkorb/shell/config/config-script";
import type { NextApiRequest, NextApiResponse } from "next";
import { earlyClicksScript, favouritesRoomScript, leaveSheetsScript } from "../hydration/inline-scripts.ts";
import { serverConfig } from "./server-config.ts";

/** `/api/config`: tells the page which stack it belongs to, and what has to run before the scripts of the page. */
export default function configEndpoint(_request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader("Content-Type", "text/javascript; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=60");
  response.send(configScript(serverConfig().browser) + leaveSheetsScript + favouritesRoomScript + earlyClicksScript);
}
