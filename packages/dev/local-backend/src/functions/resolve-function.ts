import type { FunctionEndpoint } from "./host/endpoint.ts";

export type Resolved =
  | { readonly kind: "found"; readonly endpoint: FunctionEndpoint; readonly path: string }
  | { readonly kind: "not-found"; readonly message: string };

/** The function of `/{project}/{region}/{name}/…`, given the deployed functions and the other names of regions. */
export function resolveFunction(
  pathAndQuery: string,
  endpoints: readonly FunctionEndpoint[],
  /** A function in the region on the left answers under the one on the right, too. */
  regionAliases: Readonly<Record<string, string>>,
): Resolved {
  const match = /^\/([^/?]+)\/([^/?]+)\/([^/?]+)(.*)$/.exec(pathAndQuery);
  const [, , region, name, rest] = match ?? [];
  if (region === undefined || name === undefined) return notFound("Functions answer at /{project}/{region}/{name}.");
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) return notFound(`There is no function named "${name}".`);
  const { kind } = endpoint.trigger;
  if (kind !== "callable" && kind !== "https")
    return notFound(`The function "${name}" has no address: it is a ${kind} function.`);
  const regions = endpoint.regions.flatMap((declared) => [
    declared,
    ...(regionAliases[declared] === undefined ? [] : [regionAliases[declared]]),
  ]);
  if (!regions.includes(region))
    return notFound(`The function "${name}" is not in ${region}, but in ${regions.join(", ")}.`);
  return { kind: "found", endpoint, path: `/http/${name}${rest ?? ""}` };
}

const notFound = (message: string): Resolved => ({ kind: "not-found", message });
