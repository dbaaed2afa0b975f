/** The browser's view of its connection; servers and tests have one, though Node's navigator does not say so. */
export const isOnline = (): boolean =>
  typeof navigator === "undefined" || (navigator.onLine as boolean | undefined) !== false;
