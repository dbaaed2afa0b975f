import { readStored } from "@/shared/environment/browser-storage";

/** There only while an order of this browser is under way; a row of the table of necessary storage names it. */
export const runningKey = "lokalkorb:running";

export const hasRunningMark = (): boolean => readStored("localStorage", runningKey) === true;
