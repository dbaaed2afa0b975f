/** What the browser thinks of its connection; servers and tests have one. */
export const isOnline = (): boolean => typeof navigator === "undefined" || navigator.onLine;
