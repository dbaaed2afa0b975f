import { readServerConfig, type ServerConfig } from "@lokalkorb/shell/config/server-config";
import app from "../../../package.json";

/** The build has written where it belongs into this very expression. */
const environment = () => ({ ...process.env, BUILT_FOR: process.env["BUILT_FOR"] });

let config: ServerConfig | undefined;

/** The only reader of process.env in this app; read once per process, at start. */
export const serverConfig = (): ServerConfig => (config ??= readServerConfig("storefront", app.version, environment()));
