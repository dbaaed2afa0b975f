import { tmpdir } from "node:os";
import { join } from "node:path";
import { stackPorts } from "@lokalkorb/tooling/stack/local-environment.ts";

/** The stack of the browser tests: ports and data of its own; a second run beside it takes another offset. */
export const offset = Number(process.env["LOKALKORB_E2E_OFFSET"] ?? 600);
export const ports = stackPorts(offset);
export const dataDir = join(tmpdir(), offset === 600 ? "lokalkorb-e2e" : `lokalkorb-e2e-${offset}`);
export const storefrontUrl = `http://localhost:${ports.storefront}`;
export const consoleUrl = `http://localhost:${ports.console}`;
