import type { Readable } from "node:stream";
import { createInterface } from "node:readline";
import { untagged } from "./tag-output.ts";

export interface LogLine {
  readonly time: string;
  readonly severity: string;
  readonly message: string;
  /** Absent for what belongs to none, such as the loading of the bundle. */
  readonly function?: string;
}

export interface LogRing {
  /** With a name: what this function said, and what was said about it. */
  readonly lines: (functionName?: string) => readonly LogLine[];
  add(severity: string, message: string, functionName?: string): void;
  /** Takes over a stream of the host process line by line. */
  follow(stream: Readable, severity: string): void;
}

/** Keeps the last lines for the status page and tests; `print` shows each one as it comes. */
export function createLogRing(print: (line: LogLine) => void, capacity = 1000): LogRing {
  const kept: LogLine[] = [];
  const add = (severity: string, message: string, functionName?: string): void => {
    const time = new Date().toISOString();
    const line = { time, severity, message, ...(functionName === undefined ? {} : { function: functionName }) };
    kept.push(line);
    if (kept.length > capacity) kept.shift();
    print(line);
  };
  return {
    lines: (functionName) =>
      functionName === undefined ? [...kept] : kept.filter((line) => line.function === functionName),
    add,
    follow: (stream, severity) => {
      createInterface({ input: stream }).on("line", (line) => {
        const { functionName, text } = untagged(line);
        const structured = asStructured(text);
        add(structured?.severity ?? severity, structured?.message ?? text, functionName);
      });
    },
  };
}

/** The functions logger writes one JSON object per line. */
function asStructured(text: string): { severity: string; message: string } | null {
  if (!text.startsWith("{")) return null;
  try {
    const { severity, message, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (typeof severity !== "string") return null;
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
    return { severity, message: `${typeof message === "string" ? message : ""}${details}` };
  } catch {
    return null;
  }
}
