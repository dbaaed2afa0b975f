/** All of a page's frame that comes after it; one part, so that the board's first load has one name of it. */
export { ConsoleKeys } from "../keys/console-keys.tsx";
export { WatchStrip } from "../watch/watch-strip.tsx";
