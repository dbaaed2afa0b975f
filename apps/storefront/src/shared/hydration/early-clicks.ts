declare global {
  interface Window {
    /** Buttons that were pressed before the page was alive, noted by inline-scripts.ts. Gone once the page answers by itself. */
    lokalkorbPresses?: readonly HTMLElement[] | undefined;
  }
}

/** In the step in which the page comes alive, so that no press falls in between: those of before are repeated, in order. */
export function replayEarlyClicks(): void {
  const presses = window.lokalkorbPresses;
  window.lokalkorbPresses = undefined;
  // A button that has left the page meanwhile is heard by nothing.
  presses?.forEach((button) => button.click());
}
