import { createServerReporter, type ServerReporter } from "@lokalkorb/error-reporting/server-reporter";
import packageJson from "../../package.json" with { type: "json" };
import type { Endpoint, Host } from "../platform/endpoints/endpoint.ts";
import type { AllDeps } from "./all-deps.ts";
import { functionAlone, isAppCheckEnforced, readReporting, servesFunctions, trustedProxies } from "./config.ts";
import { deps } from "./deps.ts";
import { environment } from "./environment.ts";

let created: ServerReporter | undefined;

const reporter = (): ServerReporter =>
  (created ??= createServerReporter({
    app: "functions",
    version: packageJson.version,
    ...readReporting(environment()),
  }));

const host: Host<AllDeps> = {
  deps,
  reporter,
  isAppCheckEnforced: () => isAppCheckEnforced(environment()),
  trustedProxies: () => trustedProxies(environment()),
  servesFunctions: () => servesFunctions(environment()),
  functionAlone: () => functionAlone(environment()),
};

/** The functions themselves, by the names under which they are deployed. */
export const served = <Endpoints extends Readonly<Record<string, Endpoint<AllDeps, unknown>>>>(
  endpoints: Endpoints,
): { readonly [Name in keyof Endpoints]: ReturnType<Endpoints[Name]> } =>
  Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint(host)])) as {
    readonly [Name in keyof Endpoints]: ReturnType<Endpoints[Name]>;
  };
