/** A press that came before the page was alive. Written by inline-scripts.ts, which runs before the scripts of the page. */
interface EarlyClick {
  readonly target: HTMLElement;
  /** None of what was pressed before even that script ran. */
  readonly event?: Event;
}

declare global {
  interface Window {
    lokalkorbPresses?: EarlyClick[];
  }
}

/** React answered this one itself. */
export function forgetClick(event: Event): void {
  const presses = window.lokalkorbPresses;
  const index = presses?.findIndex((press) => press.event === event) ?? -1;
  if (presses && index >= 0) presses.splice(index, 1);
}

/** Once alive: the presses of meanwhile are repeated, in order. */
export function replayEarlyClicks(): void {
  for (const { target } of window.lokalkorbPresses?.splice(0) ?? []) if (target.isConnected) target.click();
}
