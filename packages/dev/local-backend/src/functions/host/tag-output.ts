import { AsyncLocalStorage } from "node:async_hooks";

/** Output of the functions process carries the name of the function it comes from, invisible to who does not know. */
const mark = "\u001f";

export interface UntaggedLine {
  readonly functionName?: string;
  readonly text: string;
}

export function untagged(line: string): UntaggedLine {
  const [, functionName, text] = new RegExp(`^${mark}([^${mark}]*)${mark}(.*)$`, "s").exec(line) ?? [];
  return functionName === undefined || text === undefined ? { text: line } : { functionName, text };
}

/** Runs work in the name of a function. */
export type RunAs = <Answer>(functionName: string, work: () => Answer) => Answer;

/** In the process of the functions, before their bundle is loaded: bundles keep references to the console. */
export function installOutputTags(): RunAs {
  const current = new AsyncLocalStorage<string>();
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: Uint8Array | string, ...rest: unknown[]): boolean => {
      const name = current.getStore();
      const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      const tagged = name === undefined ? text : text.replace(/^(?=.)/gm, `${mark}${name}${mark}`);
      return Reflect.apply(write, stream, [tagged, ...rest]) as boolean;
    };
  }
  return (functionName, work) => current.run(functionName, work);
}
