import { readServerConfig } from "@lokalkorb/shell/config/server-config";
import type { ServerConfig } from "@lokalkorb/shell/config/server-config";
import app from "../../package.json";

let config: ServerConfig | undefined;

/** The only reader of process.env in this app; read once per process, at start. */
export const serverConfig = (): ServerConfig => (config ??= readServerConfig("storefront", app.version, process.env));
