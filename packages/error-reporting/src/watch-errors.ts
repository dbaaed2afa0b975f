import type { Logger } from "./logger.ts";
import { reloadAfterDroppedError } from "./reload-page.ts";
import type { ReloadWorld } from "./reload-page.ts";
import { classifyError } from "./rules/classify.ts";

const reloadKey = "lokalkorb:reloaded-at";

const browserWorld = (window: Window): ReloadWorld => ({
  now: () => Date.now(),
  isOnline: () => window.navigator.onLine,
  hasUnsavedInput: () => window.document.querySelector("form[data-dirty='true']") !== null,
  lastReloadAt: () => {
    const stored = Number(window.sessionStorage.getItem(reloadKey));
    return Number.isFinite(stored) && stored > 0 ? stored : null;
  },
  rememberReload: (at) => window.sessionStorage.setItem(reloadKey, String(at)),
  schedule: (run, delayMs) => void window.setTimeout(run, delayMs),
  reload: () => window.location.reload(),
});

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Treats every uncaught error of a page by the rules of specification section 8. Returns the function that stops it. */
export function watchErrors(window: Window, logger: Logger): () => void {
  const world = browserWorld(window);
  const treat = (message: string, address: string, reason: unknown): void => {
    const treatment = classifyError(message, address);
    if (treatment === "drop") reloadAfterDroppedError(world);
    else if (treatment !== "ignore") logger.error(`Uncaught (${treatment}): ${message}`, reason);
  };
  const onError = (event: ErrorEvent): void =>
    treat(event.message.replace(/^Uncaught (?:Error: )?/, ""), event.filename, event.error);
  const onRejection = (event: PromiseRejectionEvent): void => treat(messageOf(event.reason), "", event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
