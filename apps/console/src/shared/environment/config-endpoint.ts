import { configScript } from "@lokalkorb/shell/config/config-script";
import type { NextApiRequest, NextApiResponse } from "next";
import { serverConfig } from "./server-config.ts";

/** `/api/config`: tells the page which stack it belongs to. */
export default function configEndpoint(_request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader("Content-Type", "text/javascript; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=60");
  response.send(configScript(serverConfig().browser));
}
