let started = false;

/** Consent, analytics, advertisement and help come once the page stands; none of them may slow it down. */
export function startVisitWhenIdle(): void {
  if (started) return;
  started = true;
  const start = (): void => {
    // Whoever blocks this is not measured and not asked.
    import("./start-visit.ts").then(({ startVisit }) => startVisit()).catch(() => undefined);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 300);
}
