/** Where code reports what a person need not see. Injected, so that tests can read it. */
export interface Logger {
  error(message: string, detail?: unknown): void;
}

export const consoleLogger: Logger = {
  // oxlint-disable-next-line no-console -- the one place that may
  error: (message, detail) => console.error(message, detail ?? ""),
};
