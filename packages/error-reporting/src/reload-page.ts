/** Delay before the reload that follows a dropped error (specification section 9). */
export const reloadDelayMs = 1500;
/** At most one reload in this time, or a lost connection would loop. */
export const reloadWindowMs = 60_000;

export interface ReloadEnvironment {
  now(): number;
  isOnline(): boolean;
  /** A form holds words that a reload would destroy. */
  hasUnsavedInput(): boolean;
  lastReloadAt(): number | null;
  rememberReload(at: number): void;
  schedule(run: () => void, delayMs: number): void;
  reload(): void;
}

/** Schedules the reload after a dropped error, unless it would loop or destroy input. Says whether it will happen. */
export function reloadAfterDroppedError(environment: ReloadEnvironment): boolean {
  const last = environment.lastReloadAt();
  if (last !== null && environment.now() - last < reloadWindowMs) return false;
  environment.schedule(() => {
    if (!environment.isOnline() || environment.hasUnsavedInput()) return;
    environment.rememberReload(environment.now());
    environment.reload();
  }, reloadDelayMs);
  return true;
}
