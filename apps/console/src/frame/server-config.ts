import { readServerConfig } from "@lokalkorb/shell/config/server-config";
import type { ServerConfig } from "@lokalkorb/shell/config/server-config";
import app from "../../package.json";

let config: ServerConfig | undefined;

/** The only reader of process.env in this app; read once per process, at start. */
export const serverConfig = (): ServerConfig => (config ??= readServerConfig("console", app.version, process.env));

/** Where a demonstration keeps its sign-ins; empty elsewhere. */
export const demoSignInsFile = (): string => process.env["DEMO_SIGN_INS_FILE"] ?? "";
