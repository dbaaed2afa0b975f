import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { readEndpoint, type FunctionEndpoint } from "./endpoint.ts";

/** A deployed function: an Express handler (HTTP kinds) or an event handler, with its description attached. */
export type DeployedFunction = ((...inputs: readonly unknown[]) => unknown) & { readonly __endpoint: unknown };

export interface LoadedFunctions {
  readonly endpoints: readonly FunctionEndpoint[];
  readonly functions: ReadonlyMap<string, DeployedFunction>;
}

/** Imports the built bundle and finds every export that describes itself as a function. */
export async function loadFunctions(bundlePath: string): Promise<LoadedFunctions> {
  const namespace = (await import(pathToFileURL(bundlePath).href)) as Record<string, unknown>;
  const functions = new Map<string, DeployedFunction>();
  collect(namespace, "", functions, new Set());
  return { functions, endpoints: [...functions].map(([name, deployed]) => readEndpoint(name, deployed.__endpoint)) };
}

function collect(container: object, prefix: string, found: Map<string, DeployedFunction>, seen: Set<object>): void {
  if (seen.has(container)) return;
  seen.add(container);
  for (const [key, value] of Object.entries(container)) {
    // A CommonJS bundle arrives as its own default export; its members stand at the top level.
    const name = key === "default" || key === "module.exports" ? prefix.replace(/-$/, "") : `${prefix}${key}`;
    if (isDeployed(value)) {
      if (name !== "" && !found.has(name)) found.set(name, value);
    } else if (typeof value === "object" && value !== null && isPlain(value)) {
      collect(value, name === "" ? "" : `${name}-`, found, seen);
    }
  }
}

const isDeployed = (value: unknown): value is DeployedFunction => typeof value === "function" && "__endpoint" in value;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    prototype === null || prototype === Object.prototype || Object.prototype.toString.call(value) === "[object Module]"
  );
}

/** The Express that the bundle's own firebase-functions brings: handlers get exactly the request they get in production. */
export function requireExpress(bundlePath: string): unknown {
  const fromBundle = createRequire(bundlePath);
  try {
    return createRequire(fromBundle.resolve("firebase-functions"))("express");
  } catch {
    return fromBundle("express");
  }
}
