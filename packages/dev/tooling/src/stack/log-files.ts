import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";

/** One file per program of the stack; the newest start overwrites the last one's. */
export interface LogFiles {
  readonly folder: string;
  line(name: string): (text: string) => void;
  close(): void;
}

export function openLogFiles(folder: string): LogFiles {
  mkdirSync(folder, { recursive: true });
  const streams = new Map<string, ReturnType<typeof createWriteStream>>();
  return {
    folder,
    line: (name) => (text) => {
      const stream = streams.get(name) ?? createWriteStream(join(folder, `${name}.log`));
      streams.set(name, stream);
      stream.write(`${text}\n`);
    },
    close: () => {
      for (const stream of streams.values()) stream.end();
    },
  };
}
