export interface LateEnvironment {
  isOnline(): boolean;
  onOnline(listener: () => void): () => void;
  /** Returns how to stop it. */
  after(millis: number, run: () => void): () => void;
  /** The server answers, but does not have the file: the page is of an earlier deployment. */
  isReplaced(error: unknown): Promise<boolean>;
  /** For the browser's timeline. */
  note(part: string, status: string): void;
}

export const browserEnvironment: LateEnvironment = {
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
    try {
      // The bundler's error names the file it did not get.
      const { request } = error as { readonly request?: string };
      if (!request || !navigator.onLine) return false;
      const { status } = await fetch(request, { method: "HEAD", cache: "no-store" });
      return status >= 400 && status < 500;
    } catch {
      return false;
    }
  },
  note: (part, status) => {
    performance.mark(`part ${part} ${status}`);
  },
};
