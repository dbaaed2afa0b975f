/** An error of a page, in words: it can wait, be cut and be scrubbed. */
export interface CaughtError {
  readonly name: string;
  readonly message: string;
  /** The script it came from; empty when unknown. */
  readonly address: string;
  readonly stack: string;
}

export function describeReason(reason: unknown, address = ""): CaughtError {
  if (reason instanceof Error) {
    return { name: reason.name, message: reason.message, address, stack: reason.stack ?? "" };
  }
  return { name: "Error", message: typeof reason === "string" ? reason : wordsOf(reason), address, stack: "" };
}

/** Browsers put `Uncaught TypeError:` before the message of an event whose error they withhold. */
export const describeEvent = (event: Pick<ErrorEvent, "error" | "message" | "filename">): CaughtError =>
  event.error instanceof Error
    ? describeReason(event.error, event.filename)
    : describeReason(event.message.replace(/^Uncaught (?:\w*Error: )?/, ""), event.filename);

function wordsOf(reason: unknown): string {
  const { message } = (reason ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : Object.prototype.toString.call(reason);
}
