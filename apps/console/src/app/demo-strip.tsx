import { useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { consoleText } from "./console-text.ts";

const never = (): (() => void) => () => undefined;
const isDemo = (): boolean => window.lokalkorbConfig?.demo === true;

export const useDemo = (): boolean => useSyncExternalStore(never, isDemo, () => false);

/** Pages are rendered once for every stack, so the browser decides whether this one is a demonstration. */
export function DemoStrip(): ReactElement | null {
  if (!useDemo()) return null;
  return (
    <aside
      aria-label={consoleText.demoLabel}
      className="demo-note sticky top-0 z-30 h-6 truncate bg-ink px-4 text-center text-xs leading-6 text-surface"
    >
      {consoleText.demo}
    </aside>
  );
}
