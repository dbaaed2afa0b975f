import { browserEnvironment, type LateEnvironment } from "./late-world.ts";

/** No way to the server, or the server does not have this version of the part any more. */
export type LateFailure = "offline" | "replaced";

export type LateState<Module> =
  | { readonly status: "unasked" | "loading" }
  | { readonly status: "failed"; readonly why: LateFailure }
  | { readonly status: "here"; readonly module: Module };

/** One object for all of them: a page that takes another one for it draws everything a second time as it comes alive. */
export const unasked = { status: "unasked" } as const;

export interface LatePart<Module> {
  readonly name: string;
  /** One wish: a few tries in two seconds. Rejects with `PartMissing`. */
  load(): Promise<Module>;
  /** Tries as long as it is wanted, and at once when the network is back. Returns how to want it no longer. */
  want(): () => void;
  /** The part as soon as it can be had, however long that takes. */
  until(): Promise<Module>;
  state(): LateState<Module>;
  subscribe(listener: () => void): () => void;
}

export interface LateOptions {
  /** Answers a press, so `warmParts` fetches it beforehand. */
  readonly warm?: boolean;
}

export class PartMissing extends Error {
  override readonly name = "PartMissing";
  readonly why: LateFailure;
  constructor(part: string, why: LateFailure, cause: unknown) {
    super(`${part} is not there (${why})`, { cause });
    this.why = why;
  }
}

/** Pauses before the second and the third try, milliseconds. */
const pauses = [300, 1_200];
const firstWaitMillis = 2_000;
const longestWaitMillis = 30_000;

/** In the order in which they were named. */
export const partsToWarm: LatePart<unknown>[] = [];

/**
 * A piece of the program that comes after the page: it survives a lost network and a new deployment. Nothing else calls
 * `import()` in a browser (guard in `late-parts.test.ts` of the end-to-end tests).
 */
export function latePart<Module>(
  name: string,
  fetchPart: () => Promise<Module>,
  { warm = false }: LateOptions = {},
  environment: LateEnvironment = browserEnvironment,
): LatePart<Module> {
  let state: LateState<Module> = unasked;
  let loading: Promise<Module> | null = null;
  let wanting = 0;
  let isWaiting = false;
  let waitMillis = firstWaitMillis;
  const listeners = new Set<() => void>();

  const become = (next: LateState<Module>): void => {
    state = next;
    environment.note(name, next.status);
    for (const listener of listeners) listener();
  };
  const whyMissing = async (cause: unknown): Promise<LateFailure | null> => {
    if (await environment.isReplaced(cause)) return "replaced";
    return environment.isOnline() ? null : "offline";
  };
  const fetchPatiently = async (): Promise<Module> => {
    for (const pause of [...pauses, null]) {
      try {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
        return await fetchPart();
      } catch (error) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
        const why = await whyMissing(error);
        if (why !== null || pause === null) throw new PartMissing(name, why ?? "offline", error);
        // oxlint-disable-next-line eslint/no-await-in-loop -- one try after the other
        await new Promise<void>((resolve) => void environment.after(pause, resolve));
      }
    }
    throw new Error();
  };
  const load = (): Promise<Module> => {
    if (state.status === "here") return Promise.resolve(state.module);
    if (loading !== null) return loading;
    become({ status: "loading" });
    loading = fetchPatiently().then(
      (module) => {
        become({ status: "here", module });
        return module;
      },
      (error: unknown) => {
        loading = null;
        become({ status: "failed", why: error instanceof PartMissing ? error.why : "offline" });
        tryLater();
        throw error;
      },
    );
    return loading;
  };
  const tryNow = (): void => void load().catch(() => undefined);
  const tryLater = (): void => {
    if (wanting === 0 || isWaiting) return;
    isWaiting = true;
    const stops = [environment.onOnline(again), environment.after(waitMillis, again)];
    waitMillis = Math.min(waitMillis * 2, longestWaitMillis);
    function again(): void {
      for (const stop of stops) stop();
      isWaiting = false;
      if (wanting > 0) tryNow();
    }
  };

  const part: LatePart<Module> = {
    name,
    load,
    want: () => {
      wanting += 1;
      // Who joins others waits with them: a notice that comes and goes with each try must not be the next one's cause.
      if (wanting === 1 || state.status === "unasked") tryNow();
      let left = false;
      return () => {
        if (!left) wanting -= 1;
        left = true;
      };
    },
    until: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (state.status !== "here") return;
          stopWanting();
          listeners.delete(look);
          resolve(state.module);
        };
        listeners.add(look);
        const stopWanting = part.want();
        look();
      }),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  if (warm) partsToWarm.push(part);
  return part;
}
