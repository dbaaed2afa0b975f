/** Where the search service is; one without a key is none, and then nothing is indexed. */
export interface SearchConfig {
  readonly appId: string;
  readonly adminKey: string;
  /** Only where something stands in for the service. */
  readonly host: { readonly url: string; readonly protocol: "http" | "https" } | null;
  readonly prefix: string;
}

const adminKeyName = "ALGOLIA_ADMIN_KEY";
const prefixName = "NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX";

export function readSearchConfig(env: Readonly<Record<string, string | undefined>>): SearchConfig | null {
  const value = (name: string): string => env[name] ?? "";
  const [adminKey, appId, host] = [
    value(adminKeyName),
    value("NEXT_PUBLIC_ALGOLIA_APP_ID"),
    value("NEXT_PUBLIC_ALGOLIA_HOST"),
  ];
  if (adminKey === "" || appId === "") return null;
  const url = host === "" ? null : new URL(host);
  return {
    appId,
    adminKey,
    host: url && { url: url.host, protocol: url.protocol === "http:" ? "http" : "https" },
    prefix: value(prefixName) || "dev",
  };
}

/** Forgetting it would index into what developers share. */
export const searchProblems = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  !env["NEXT_PUBLIC_ALGOLIA_APP_ID"] || env[prefixName] ? [] : [prefixName];
