import { channelKey } from "./storage-keys.ts";

export interface Visit {
  /** The query of the page, `?chl=app` included. */
  readonly search: string;
  readonly session: Pick<Storage, "getItem" | "setItem">;
}

/** In the companion app consent is not asked for. Remembered for the visit. */
export function isInApp({ search, session }: Visit): boolean {
  const named = new URLSearchParams(search).get("chl");
  try {
    if (named !== null) session.setItem(channelKey, named);
    return (named ?? session.getItem(channelKey)) === "app";
  } catch {
    return named === "app";
  }
}
