import type { CaughtError } from "./caught-error.ts";
import { reloadAfterDroppedError, type ReloadEnvironment } from "./reload-page.ts";
import { classifyError, type Treatment } from "./rules/classify.ts";

/** Delay before the dialog that follows a kept error (specification section 9). */
export const dialogDelayMs = 1500;
/** A page that throws in a loop must not flood the service. */
const mostReports = 30;

/** A person's addition to a report. Only the first is asked for. */
export interface Feedback {
  readonly message: string;
  readonly name: string;
  readonly email: string;
}

/** The way to the service that keeps error reports. */
export interface ErrorReporter {
  /** The id of the report, so that words can be added to it; the caller may give it one. */
  report(caught: CaughtError, treatment: Treatment, eventId?: string): string;
  /** Whether the service has taken it. */
  sendFeedback(feedback: Feedback, eventId: string): Promise<boolean>;
}

export interface DialogRequest {
  /** null = there is no service; the person can only write an e-mail. */
  readonly send: ((feedback: Feedback) => Promise<boolean>) | null;
  /** A report of the visitor; nothing has gone wrong on the page. */
  readonly unasked: boolean;
  readonly onClose: () => void;
}

export interface ErrorHandler {
  handle(caught: CaughtError): void;
  /** The visitor reports a problem: the dialog opens at once. */
  askNow(): void;
}

export interface ErrorHandlerOptions {
  readonly environment: ReloadEnvironment;
  readonly reporter: ErrorReporter | null;
  readonly openDialog: (request: DialogRequest) => void;
}

/** Does with an error what specification section 8 says: reload, report and ask, report, or nothing. */
export function createErrorHandler({ environment, reporter, openDialog }: ErrorHandlerOptions): ErrorHandler {
  let reports = 0;
  let asking = false;
  const asked = new Set<string>();

  const report = (caught: CaughtError, treatment: Treatment): string | null => {
    reports += 1;
    return reports > mostReports ? null : (reporter?.report(caught, treatment) ?? null);
  };
  const ask = (eventId: string | null, unasked: boolean): void => {
    const send =
      reporter === null || eventId === null
        ? null
        : (feedback: Feedback): Promise<boolean> => reporter.sendFeedback(feedback, eventId);
    openDialog({ send, unasked, onClose: () => (asking = false) });
  };
  const askLater = (caught: CaughtError, eventId: string | null): void => {
    // One dialog at a time, and never twice about the same thing on one page.
    if (asking || asked.has(caught.message)) return;
    asking = true;
    asked.add(caught.message);
    environment.schedule(() => ask(eventId, false), dialogDelayMs);
  };

  return {
    handle: (caught) => {
      const treatment = classifyError(caught.message, caught.address || firstAddress(caught.stack));
      switch (treatment) {
        case "drop":
          reloadAfterDroppedError(environment);
          return;
        case "ignore":
          return;
        case "report":
          report(caught, treatment);
          return;
        case "keep":
          askLater(caught, report(caught, treatment));
      }
    },
    askNow: () => {
      if (asking) return;
      asking = true;
      ask(report({ name: "Report", message: "User report", address: "", stack: "" }, "keep"), true);
    },
  };
}

/** A rejected promise names no script, but its trace does. */
const firstAddress = (stack: string): string => /\b[\w-]+:\/\/[^\s)]+/.exec(stack)?.[0] ?? "";
