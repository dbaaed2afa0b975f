import type { Readable } from "node:stream";
import { createInterface } from "node:readline";

export interface LogLine {
  readonly time: string;
  readonly severity: string;
  readonly message: string;
}

export interface LogRing {
  readonly lines: () => readonly LogLine[];
  add(severity: string, message: string): void;
  /** Takes over a stream of the host process line by line. */
  follow(stream: Readable, severity: string): void;
}

/** Keeps the last lines for the status page and tests; `print` shows each one as it comes. */
export const createLogRing = (print: (line: LogLine) => void, capacity = 1000): LogRing => {
  const kept: LogLine[] = [];
  const add = (severity: string, message: string): void => {
    const line = { time: new Date().toISOString(), severity, message };
    kept.push(line);
    if (kept.length > capacity) kept.shift();
    print(line);
  };
  return {
    lines: () => [...kept],
    add,
    follow: (stream, severity) => {
      createInterface({ input: stream }).on("line", (text) => {
        const structured = asStructured(text);
        add(structured?.severity ?? severity, structured?.message ?? text);
      });
    },
  };
};

/** The functions logger writes one JSON object per line. */
const asStructured = (text: string): { severity: string; message: string } | null => {
  if (!text.startsWith("{")) return null;
  try {
    const { severity, message, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (typeof severity !== "string") return null;
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
    return { severity, message: `${typeof message === "string" ? message : ""}${details}` };
  } catch {
    return null;
  }
};
