let started = false;

/** Consent, analytics, advertisement and help come once the page stands; none of them may slow it down. */
export function startVisitWhenIdle(): void {
  if (started) return;
  started = true;
  const start = (): void => {
    // Whoever cannot fetch this is not measured and not asked; what fails within is an error like any other.
    void import("./start-visit.ts").then(
      ({ startVisit }) => startVisit(),
      () => undefined,
    );
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 300);
}
