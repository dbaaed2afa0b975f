import { tmpdir } from "node:os";
import { join } from "node:path";
import { stackPorts } from "@lokalkorb/tooling/stack/local-environment.ts";

/** The stack of the browser tests: ports and data of its own. */
export const offset = 600;
export const ports = stackPorts(offset);
export const dataDir = join(tmpdir(), "lokalkorb-e2e");
export const storefrontUrl = `http://localhost:${ports.storefront}`;
export const consoleUrl = `http://localhost:${ports.console}`;
