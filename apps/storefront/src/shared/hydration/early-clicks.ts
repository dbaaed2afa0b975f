/** A press that came before the page was alive. Written by inline-scripts.ts, which runs before the scripts of the page. */
interface EarlyClick {
  readonly target: HTMLElement;
}

declare global {
  interface Window {
    /** Gone once the page answers by itself. */
    lokalkorbPresses?: readonly EarlyClick[] | undefined;
  }
}

/** In the step in which the page comes alive, so that no press falls in between: those of before are repeated, in order. */
export function replayEarlyClicks(): void {
  const presses = window.lokalkorbPresses;
  window.lokalkorbPresses = undefined;
  // What has left the page meanwhile is heard by nothing.
  presses?.forEach(({ target }) => target.click());
}
