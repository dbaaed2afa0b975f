import { readFileSync, writeFileSync } from "node:fs";
import type { FunctionEndpoint } from "./endpoint.ts";

/**
 * The last known functions, kept beside the data: after a restart a write can arrive before the bundle is loaded,
 * and it owes its events all the same.
 */
export interface EndpointMemory {
  read(): readonly FunctionEndpoint[];
  write(endpoints: readonly FunctionEndpoint[]): void;
}

export const createEndpointMemory = (file: string | null): EndpointMemory => ({
  read: () => {
    if (file === null) return [];
    try {
      return JSON.parse(readFileSync(file, "utf8")) as FunctionEndpoint[];
    } catch {
      return [];
    }
  },
  write: (endpoints) => {
    if (file !== null) writeFileSync(file, JSON.stringify(endpoints));
  },
});
