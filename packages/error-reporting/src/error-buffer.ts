import type { CaughtError } from "./caught-error.ts";

/** Earlier errors wait in at most this many characters until the handler is loaded. */
export const bufferLimit = 1024;
/** Room for three errors with the top of their traces, so that the first does not crowd out the others. */
const longestMessage = 150;
const longestTrace = 250;

export interface ErrorBuffer {
  /** A long trace is cut to the room that is left; without room the error is lost. */
  add(caught: CaughtError): void;
  drain(): readonly CaughtError[];
}

export function createErrorBuffer(): ErrorBuffer {
  let waiting: CaughtError[] = [];
  let room = bufferLimit;
  return {
    add: (caught) => {
      const message = caught.message.slice(0, longestMessage);
      const needed = message.length + caught.name.length + caught.address.length;
      if (needed > room) return;
      const stack = caught.stack.slice(0, Math.min(room - needed, longestTrace));
      room -= needed + stack.length;
      waiting.push({ ...caught, message, stack });
    },
    drain: () => {
      const drained = waiting;
      waiting = [];
      room = bufferLimit;
      return drained;
    },
  };
}
