import { describeEvent, describeReason, type CaughtError } from "./caught-error.ts";
import { createErrorBuffer } from "./error-buffer.ts";
import type { ErrorHandler } from "./error-handler.ts";
import type { Logger } from "./logger.ts";
import { reloadAfterDroppedError, type ReloadEnvironment } from "./reload-page.ts";
import { hasUnsavedInput, watchInput } from "./unsaved-input.ts";

export type LoadHandler = () => Promise<ErrorHandler>;

const firstInputs = ["pointerdown", "keydown"];

let noticed: ((caught: CaughtError) => void) | null = null;

/**
 * Watches every uncaught error of a page from its first script on. The handler is fetched at the first error or the
 * first input; until then errors wait. A page is watched once, for all callers; returns the function that stops it.
 */
export function watchErrors(
  window: Window,
  logger: Logger,
  loadHandler: LoadHandler,
  environment: ReloadEnvironment = reloadWorldOf(window),
): () => void {
  if (noticed !== null) return () => undefined;
  const buffer = createErrorBuffer();
  let handler: ErrorHandler | null = null;
  let loading = false;
  const load = (): void => {
    if (loading) return;
    loading = true;
    loadHandler().then(
      (loaded) => {
        handler = loaded;
        for (const caught of buffer.drain()) loaded.handle(caught);
      },
      (error: unknown) => {
        loading = false;
        logger.error("No desk", error);
        // Our own script cannot be fetched: the connection is lost, which is a dropped error (specification section 8).
        if (buffer.drain().length > 0) reloadAfterDroppedError(environment);
      },
    );
  };
  const notice = (caught: CaughtError): void => {
    if (handler !== null) return handler.handle(caught);
    buffer.add(caught);
    load();
  };
  const onError = (event: ErrorEvent): void => notice(describeEvent(event));
  const onRejection = (event: PromiseRejectionEvent): void => notice(describeReason(event.reason));
  const onFirstInput = (): void => {
    stopWaiting();
    load();
  };
  const stopWaiting = (): void => {
    for (const input of firstInputs) window.removeEventListener(input, onFirstInput);
  };

  noticed = notice;
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  const stopWatchingInput = watchInput(window);
  for (const input of firstInputs) window.addEventListener(input, onFirstInput, { passive: true });
  return () => {
    noticed = null;
    stopWatchingInput();
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    stopWaiting();
  };
}

/** For errors that were caught on the way to the window, such as by the boundary around the screen. */
export const noticeError = (reason: unknown): void => noticed?.(describeReason(reason));

const reloadKey = "lokalkorb:reloaded-at";

export const reloadWorldOf = (window: Window): ReloadEnvironment => ({
  now: () => Date.now(),
  isOnline: () => window.navigator.onLine,
  hasUnsavedInput,
  lastReloadAt: () => {
    try {
      const stored = Number(window.sessionStorage.getItem(reloadKey));
      return Number.isFinite(stored) && stored > 0 ? stored : null;
    } catch {
      // Without a memory nothing would stop a loop.
      return Date.now();
    }
  },
  rememberReload: (at) => window.sessionStorage.setItem(reloadKey, String(at)),
  schedule: (run, delayMs) => void window.setTimeout(run, delayMs),
  reload: () => window.location.reload(),
});
