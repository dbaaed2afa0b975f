import type { NextApiHandler } from "next";
import type { BrowserConfig } from "./browser-config.ts";

export interface HealthSources {
  readonly app: BrowserConfig["app"];
  readonly version: string;
  readonly commit: string;
  /** One cheap read of what everybody may read. */
  readonly readDatabase: () => Promise<unknown>;
  readonly now?: () => number;
  /** Milliseconds after which the database counts as down. */
  readonly patience?: number;
}

export interface Health {
  readonly ok: boolean;
  readonly app: string;
  readonly release: string;
  /** Empty where it is not set. */
  readonly commit: string;
  readonly checks: { readonly configuration: "ok"; readonly database: "ok" | "failed" };
}

/** So that asking often costs no reads. */
const keptFor = 5_000;

/**
 * `/api/health`, for the platform's probes: 200 while this server can do its work, else 503. A server without its
 * configuration does not run, so an answer proves one. Never says why, because it is public.
 */
export function healthEndpoint(sources: () => HealthSources): NextApiHandler<Health> {
  let kept: { readonly at: number; readonly health: Promise<Health> } | null = null;
  return async (_request, response) => {
    const now = (sources().now ?? Date.now)();
    if (kept === null || now - kept.at >= keptFor) kept = { at: now, health: look(sources()) };
    const health = await kept.health;
    response.setHeader("Cache-Control", "no-store");
    response.status(health.ok ? 200 : 503).json(health);
  };
}

async function look({ app, version, commit, readDatabase, patience = 3_000 }: HealthSources): Promise<Health> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<"failed">((resolve) => (timer = setTimeout(() => resolve("failed"), patience)));
  const answer = readDatabase().then(
    () => "ok" as const,
    () => "failed" as const,
  );
  const database = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  const checks = { configuration: "ok", database } as const;
  return { ok: database === "ok", app, release: `${app}@${version}`, commit, checks };
}
