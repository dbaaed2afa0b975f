/** What a late part needs from its page. */
export interface LateWorld {
  isOnline(): boolean;
  onOnline(listener: () => void): () => void;
  /** Returns how to stop it. */
  after(millis: number, run: () => void): () => void;
  /** The server answers, but does not have the file: the page is of an earlier deployment. */
  isReplaced(error: unknown): Promise<boolean>;
  /** For the browser's timeline. */
  note(part: string, status: string): void;
}

interface BrowserWorld extends LateWorld {
  readonly idle: () => Promise<void>;
}

export const browserWorld: BrowserWorld = {
  isOnline: () => navigator.onLine,
  onOnline: (listener) => {
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  },
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
  isReplaced: async (error) => {
    // The bundler's error names the file it did not get.
    const address = typeof error === "object" && error !== null && "request" in error ? error.request : null;
    if (typeof address !== "string" || !navigator.onLine) return false;
    try {
      const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
      return status >= 400 && status < 500;
    } catch {
      return false;
    }
  },
  note: (part, status) => {
    performance.mark(`part ${part} ${status}`);
  },
  idle: () =>
    new Promise((resolve) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
      else setTimeout(resolve, 300);
    }),
};
